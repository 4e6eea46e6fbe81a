import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

/** Where the server answers while the page is being worked on. */
const SERVER = process.env.SANDTABLE_SERVER ?? "http://127.0.0.1:3210";

/** Beside each file what it is when pressed as far as it goes: done once here, not by the server at every request. */
const pressed = (): Plugin => ({
  name: "pressed",
  apply: "build",
  writeBundle({ dir = "dist" }) {
    for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      if (!/\.(?:js|css|svg)$/.test(file)) continue;
      const bytes = readFileSync(join(dir, file));
      writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes));
      writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
    }
  },
});

export default defineConfig({
  plugins: [react(), pressed()],
  // Packages offer their TypeScript under the export condition "source": no build of theirs is needed.
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    outDir: "dist",
    target: "es2023",
    // The server forbids inline styles, scripts and data addresses: every picture is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file more costs a kilobyte of headers: what every page needs of others' work is one, what pages share another.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules\/(react|react-dom|scheduler|zustand|wouter|regexparam)\//,
              priority: 2,
            },
            // The words of pages about people, and of the chat, are fetched with those.
            {
              name: "shell",
              test: /packages\/(engine|protocol|web\/src\/(parts|table|words\/[a-z-]+\.ts|[a-z-]+\.ts|faces\/[a-z-]+\.ts))/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
