import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { applySettings, settings } from "./settings.ts";
import { fetchWords } from "./words/index.ts";
import "./styles/tokens.css";
import "./styles/base.css";

applySettings();

function show(): void {
  const root = document.getElementById("root");
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
}

// English where the others cannot be had.
fetchWords(settings().language).then(show, show);
