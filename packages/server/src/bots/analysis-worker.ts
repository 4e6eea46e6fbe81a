import { parentPort, workerData } from "node:worker_threads";
import { giveWay } from "../fair/give-way.ts";
import { library } from "../games.ts";
import { messageOf } from "../problem.ts";
import { analysed } from "./analysis.ts";
import type { AnalysisNews, AnalysisTask } from "./analyst.ts";

giveWay();
const tell = (news: AnalysisNews): void => parentPort?.postMessage(news);

try {
  tell({ analysis: analysed(library, workerData as AnalysisTask, (progress) => tell({ progress })) });
} catch (error) {
  tell({ error: messageOf(error) });
}
