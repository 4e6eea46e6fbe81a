import type { Place } from "@sandtable/protocol";
import { type JSX, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { onScreen } from "../parts/on-screen.ts";
import { useTable, useView } from "../table/context.ts";
import { useWords } from "../words/index.ts";
import { type Order, orderKey, Plan } from "./plan.ts";
import "./plan.css";

/** A plan for several units: laid down as arrows, and then carried out. */
export default function PlanBox({ isHere }: { readonly isHere: boolean }): JSX.Element | null {
  const words = useWords();
  const { controller, face, board, page } = useTable();
  const view = useView();
  const [plan] = useState(() => new Plan(controller, face.bearings));
  const { isOn, orders, isUnderWay, stopped } = useStore(plan.store);
  useEffect(() => {
    page.setState({ keep: (piece, to) => plan.keep(piece, to) });
    return () => {
      page.setState({ keep: undefined });
      plan.turn(false);
    };
  }, [page, plan]);
  useEffect(() => {
    page.setState({ isPlanning: isOn });
  }, [page, isOn]);
  const nameOf = (place: Place): string =>
    view === undefined ? "" : (face.describe(place, view)?.title ?? "");
  const sheet = board.current?.sheet;
  if (!isHere && orders.length === 0 && !stopped) return null;
  return (
    <section className="plan-box" aria-label={words.plan} data-testid="plan-box">
      <label className="tick">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isUnderWay}
          onChange={({ target }) => plan.turn(target.checked)}
          data-testid="plan-on"
        />
        <span>
          {words.plan} <small>{words.planHint}</small>
        </span>
      </label>
      {orders.length > 0 && (
        <>
          <ol className="plan-orders">
            {orders.map((order) => (
              <li key={orderKey(order)}>
                <span>{words.planOrder({ who: nameOf(order.piece), where: nameOf(order.to) })}</span>
                <button type="button" className="chip" onClick={() => plan.drop(order)}>
                  {words.planDrop}
                </button>
              </li>
            ))}
          </ol>
          <div className="buttons">
            <button
              type="button"
              className="button strong"
              disabled={isUnderWay}
              onClick={() => void plan.carryOut()}
              data-testid="plan-go"
            >
              {words.planGo({ count: orders.length })}
            </button>
            <button type="button" className="button" disabled={isUnderWay} onClick={() => plan.clear()}>
              {words.planClear}
            </button>
          </div>
        </>
      )}
      <p role="status" className="fine" data-testid="plan-stopped">
        {stopped &&
          (stopped.why === "astray" ? words.planAstray : words.planStopped)({
            who: nameOf(stopped.order.piece),
            where: nameOf(stopped.order.to),
          })}
      </p>
      {sheet && orders.length > 0 && createPortal(<Arrows orders={orders} sheet={sheet} />, sheet)}
    </section>
  );
}

/** An arrow for each order, from where the unit is to where it goes. */
function Arrows({
  orders,
  sheet,
}: {
  readonly orders: readonly Order[];
  readonly sheet: HTMLElement;
}): JSX.Element {
  const { face } = useTable();
  const view = useView();
  const layer = useRef<SVGSVGElement>(null);
  const latest = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view, and the units lie elsewhere.
  useLayoutEffect(() => {
    latest.current = () => {
      const { left, top, width } = sheet.getBoundingClientRect();
      const zoom = width / sheet.offsetWidth || 1;
      layer.current?.style.setProperty("--zoom", String(zoom));
      orders.forEach(({ piece, to }, index) => {
        const path = layer.current?.querySelectorAll<SVGPathElement>(".plan-way")[index];
        const a = onScreen(sheet, piece, face.at?.(piece));
        const b = onScreen(sheet, to, face.at?.(to));
        if (!path || !a || !b) return;
        const at = (x: number, from: number): string => ((x - from) / zoom).toFixed(1);
        path.setAttribute("d", `M${at(a.x, left)} ${at(a.y, top)}L${at(b.x, left)} ${at(b.y, top)}`);
      });
    };
    latest.current();
  }, [orders, sheet, face, view]);
  useEffect(() => {
    const draw = (): void => latest.current();
    const sizes = new ResizeObserver(draw);
    sizes.observe(sheet);
    sheet.addEventListener("transitionend", draw);
    return () => {
      sizes.disconnect();
      sheet.removeEventListener("transitionend", draw);
    };
  }, [sheet]);
  return (
    <svg ref={layer} className="plan-ways" aria-hidden="true">
      <defs>
        <marker
          id="plan-tip"
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="4.5"
          markerHeight="4.5"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10z" />
        </marker>
      </defs>
      {orders.map((order) => (
        <path key={orderKey(order)} className="plan-way" markerEnd="url(#plan-tip)" data-testid="plan-way" />
      ))}
    </svg>
  );
}
