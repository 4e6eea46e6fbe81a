// `npm run lockfile`, after each change of package-lock.json.
//
// Some packages come as one small wrapper and a native part per platform, all of them optional dependencies
// of the wrapper. A registry mirror that serves one platform only leaves the others out of the lockfile,
// and then `npm ci` stops with "Missing: ... from lock file". This writes the missing entries: name, version
// and platform are all that npm needs to pass over them here and to fetch them elsewhere.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));

const systems = /(android|darwin|win32|freebsd|openbsd|netbsd|linux|sunos|aix|openharmony)/;
const processors = /(x64|arm64|ia32|arm|ppc64|s390x|riscv64|loong64|mips64el|wasm32)/;

const isListed = (name) => Object.keys(lock.packages).some((place) => place.endsWith(`node_modules/${name}`));

let added = 0;
for (const wrapper of Object.values(lock.packages))
  for (const [name, version] of Object.entries(wrapper.optionalDependencies ?? {})) {
    const os = systems.exec(name)?.[1];
    const cpu = processors.exec(name)?.[1];
    const isExact = /^\d/.test(version);
    if (isListed(name) || !isExact || !(os || cpu)) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(wrapper.dev && { dev: true }),
      ...(name.includes("musl") && { libc: ["musl"] }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added++;
  }

if (added > 0) {
  const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(inOrder);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`package-lock.json: ${added} platform packages added.`);
