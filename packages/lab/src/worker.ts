import { parentPort } from "node:worker_threads";
import { type Fixture, playFixture } from "./fixture.ts";

parentPort?.on("message", (fixture: Fixture) => parentPort?.postMessage(playFixture(fixture)));
