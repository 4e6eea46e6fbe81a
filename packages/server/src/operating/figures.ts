import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { House } from "../tables/house.ts";

/**
 * What this process counts and measures, for Prometheus. No label holds a name of a table or of a person: whoever reads
 * figures learns nothing about games, and there are never more of them than there are routes and reasons.
 */
export const figures = new Registry();
collectDefaultMetrics({ register: figures });

const registers = [figures];

/** Seconds, from what nobody notices to what everybody does. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const choiceSeconds = new Histogram({
  name: "sandtable_choice_seconds",
  help: "From a choice, a step back or a resignation that was heard until it is kept and told.",
  buckets,
  registers,
});

export const refusals = new Counter({
  name: "sandtable_refusals_total",
  help: "What was wished for at a table and refused.",
  labelNames: ["reason"],
  registers,
});

export const guests = new Gauge({
  name: "sandtable_guests",
  help: "Guests at the tables that are open here, those who only watch included.",
  registers,
});

export const sockets = new Gauge({
  name: "sandtable_sockets",
  help: "Live connections to this process.",
  registers,
});

export const handedOnSockets = new Gauge({
  name: "sandtable_sockets_handed_on",
  help: "Live connections that came to this process, and go on to the node that has their table open.",
  registers,
});

const houses = new Set<House>();

new Gauge({
  name: "sandtable_open_tables",
  help: "Tables in the memory of this process.",
  registers,
  collect() {
    this.set([...houses].reduce((sum, { open }) => sum + open, 0));
  },
});

/** Count the tables of a house as long as its server is open. */
export function figuresOf(app: FastifyInstance, house: House): void {
  houses.add(house);
  app.addHook("onClose", async () => void houses.delete(house));
}

export const groupSizes = new Histogram({
  name: "sandtable_store_group_actions",
  help: "Actions that went to the store together.",
  buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
  registers,
});

export const groupSeconds = new Histogram({
  name: "sandtable_store_group_seconds",
  help: "How long the store took to keep them.",
  buckets,
  registers,
});

export const unkept = new Counter({
  name: "sandtable_store_failures_total",
  help: "What the store could not keep, as when the disk is full.",
  registers,
});

export const thoughts = new Gauge({
  name: "sandtable_bot_thoughts",
  help: "Thoughts of bots that wait for a thread, or have one.",
  labelNames: ["state"],
  registers,
});

export const jobs = new Gauge({
  name: "sandtable_jobs_waiting",
  help: "What this process wants to have done by any machine, and nobody has begun.",
  labelNames: ["queue"],
  registers,
});

export const requestSeconds = new Histogram({
  name: "sandtable_http_seconds",
  help: "Requests, from their arrival to their answer.",
  labelNames: ["method", "route", "status"],
  buckets,
  registers,
});

export const warnings = new Counter({
  name: "sandtable_warnings_total",
  help: "Lines in the log that somebody should look at.",
  registers,
});
