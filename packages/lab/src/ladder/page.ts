import { between, percent, time } from "../format.ts";
import { nameOf, ratingText } from "./markdown.ts";
import { escaped, ratePlot, ratingPlot, thinkingPlot } from "./plots.ts";
import type { Standings } from "./standings.ts";

const STYLE = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#2a2017, #efe4cf);
  --ink-soft: light-dark(#5a4936, #c3b196);
  --paper: light-dark(#f8f0de, #2b231b);
  --line: light-dark(#cdb98f, #55452f);
  --line-strong: light-dark(#8f7750, #8a7350);
  --side-0: light-dark(#8a3418, #f0a67d);
  --side-1: light-dark(#0b5394, #9ed0ff);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "DejaVu Serif", serif;
  --sans: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
}
html { background: var(--paper); color: var(--ink); font: 16px/1.5 var(--sans); }
body { max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { font-family: var(--serif); line-height: 1.2; font-weight: 600; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line-strong); }
code { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.15rem 0.6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; width: 100%; max-width: 38rem; height: auto; font: 13px var(--sans); fill: var(--ink); }
.tick { text-anchor: middle; fill: var(--ink-soft); }
.name, .value { text-anchor: end; }
.lesser { fill: var(--ink-soft); }
.grid { stroke: var(--line); }
.middle { stroke: var(--line-strong); stroke-dasharray: 4 3; }
.reach { stroke-width: 4; stroke-opacity: 0.45; stroke-linecap: round; }
line.both { stroke: var(--ink); } circle.both { fill: var(--ink); }
line.side-0, polyline.side-0 { stroke: var(--side-0); } circle.side-0 { fill: var(--side-0); }
line.side-1, polyline.side-1 { stroke: var(--side-1); } circle.side-1 { fill: var(--side-1); }
.trend { fill: none; stroke-width: 1.5; }
.bar { fill: var(--line-strong); }
.longest { stroke: var(--side-0); stroke-width: 2; }
.key { font-weight: 600; } .key.side-0 { color: var(--side-0); } .key.side-1 { color: var(--side-1); }
`;

/** The ladder as a page of its own: it needs nothing else, by day and by night. */
export const ladderPage = (standings: readonly Standings[], command: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sandtable: the ladder of the bots</title>
<style>${STYLE}</style>
</head>
<body>
<h1>The ladder of the bots</h1>
<p>Written by <code>${escaped(command)}</code>. Every level met the one below it, in pairs of games with the same dice and
the sides swapped. A draw counts half; bars hold the true value in 95 cases of 100.</p>
${standings.map(sectionOf).join("\n")}
</body>
</html>
`;

function sectionOf(standing: Standings): string {
  const { title, sides, levels, rows, ratings, thinking } = standing;
  const met = rows.map(({ seats, side, games, rate, ci95 }) => [
    side === undefined ? `${seats[0]} against ${seats[1]}` : `as ${nameOf(sides, side)}`,
    String(games),
    ...(games === 0 ? ["", ""] : [percent(rate), between(ci95)]),
  ]);
  const rated = levels.map((name) => [
    name,
    ...sides.map(({ seat }) => ratingText(ratings[name][seat])),
    time(thinking[name].mean),
    time(thinking[name].longest),
  ]);
  const keys = sides
    .map(({ name }, at) => `<span class="key side-${at}">${escaped(name)}</span>`)
    .join(" and ");
  return `<section>
<h2>${escaped(title)}</h2>
<h3>Who wins</h3>
<p>The share of the bot named first: on both sides together, and as ${keys}.</p>
${ratePlot(standing)}
<h3>Ratings</h3>
<p>Glicko-2; every level is a player of its own as ${keys}.</p>
${ratingPlot(standing)}
<h3>Thinking time</h3>
<p>A turn takes this long on the machine that played: the mean, and the longest.</p>
${thinkingPlot(standing)}
<details>
<summary>In figures</summary>
${tableOf([["pairing", "games", "rate", "95 %"], ...met])}
${tableOf([["level", ...sides.map(({ name }) => name), "thinks a turn", "longest"], ...rated])}
</details>
</section>`;
}

function tableOf([head, ...body]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join("")}</tr>`;
  return `<div class="scroll"><table>
<thead>${row(head, "th")}</thead>
<tbody>
${body.map((cells) => row(cells, "td")).join("\n")}
</tbody>
</table></div>`;
}
