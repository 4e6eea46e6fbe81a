import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import websocket from "@fastify/websocket";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Analyst } from "../bots/analyst.ts";
import type { Thinker } from "../bots/thinker.ts";
import { Conversation } from "../chat/conversation.ts";
import { Distances } from "../chat/distance.ts";
import { Moderators } from "../chat/moderators.ts";
import { addChat } from "../chat/routes.ts";
import { BEAT, Timekeeper } from "../clocks/timekeeper.ts";
import { watchClocks } from "../clocks/watch.ts";
import { Counts, rateStore } from "../fair/counts.ts";
import { fairness } from "../fair/index.ts";
import type { Limits } from "../fair/limits.ts";
import { library as allGames, type Library } from "../games.ts";
import { hire } from "../jobs/staff.ts";
import { FRAME_BYTES } from "../live/line.ts";
import { addLive } from "../live/socket.ts";
import { believe, callerOf, isHandedOn } from "../nodes/caller.ts";
import { Handing } from "../nodes/handing.ts";
import { RHYTHM, type Rhythm, Tenant } from "../nodes/tenant.ts";
import { Deliveries } from "../notices/deliveries.ts";
import { Herald } from "../notices/herald.ts";
import { addNotices } from "../notices/routes.ts";
import { figuresOf } from "../operating/figures.ts";
import { leaving } from "../operating/leaving.ts";
import { addLog, loggerOf, type Stream, type Warn, warner } from "../operating/log.ts";
import { addProbes, isProbe, type Watchers } from "../operating/probes.ts";
import { Accounts } from "../people/accounts.ts";
import { recogniseKeys } from "../people/keys.ts";
import { Meeting } from "../people/lobby.ts";
import { type MailSettings, Post } from "../people/mail.ts";
import { keepRights } from "../people/rights.ts";
import { addPeople } from "../people/routes.ts";
import { Sessions } from "../people/sessions.ts";
import { recognise } from "../people/who.ts";
import { Trouble } from "../problem.ts";
import { type RecordReader, ThreadReader } from "../records/reader.ts";
import type { Role } from "../role.ts";
import { Hall } from "../standing/hall.ts";
import { addStanding, addTournaments } from "../standing/routes.ts";
import { Scores } from "../standing/scores.ts";
import { Standing } from "../standing/standing.ts";
import { GuardedStore } from "../store/guarded.ts";
import { openStore, type Place } from "../store/open.ts";
import type { Store } from "../store/store.ts";
import { House } from "../tables/house.ts";
import { ownAddress } from "./address.ts";
import { boundConnections } from "./connections.ts";
import { checkHost, checkOrigin, contentSecurityPolicy } from "./guard.ts";
import { networkOf } from "./network.ts";
import { addPage } from "./page.ts";
import { wantsPage } from "./person.ts";
import { addPrograms } from "./programs.ts";
import { addRoutes } from "./routes.ts";

export interface ServerOptions extends Place {
  /** The folder of the built page. */
  readonly page: string;
  /** Whether it thinks for the bots of all machines; it does unless others are to. */
  readonly role?: Exclude<Role, "worker">;
  /** Another store than that of the place. */
  readonly store?: Store;
  readonly thinker?: Thinker;
  readonly analyst?: Analyst;
  readonly reader?: RecordReader;
  readonly library?: Library;
  /** Addresses of the page, such as that of a proxy; where none is named, any number is. */
  readonly origins?: readonly string[];
  /** The proxies that are believed when they say who asks; nobody else is. */
  readonly proxies?: readonly string[];
  /** What one person and one network may have, where it is not the usual. */
  readonly limits?: Partial<Limits>;
  readonly logLevel?: string;
  /** Where other nodes reach this one, if not where it listens. */
  readonly node?: string;
  /** How nodes live together, where it is not as usual. */
  readonly rhythm?: Rhythm;
  /** Where the log goes, if not to the standard output. */
  readonly logTo?: Stream;
  /** Who may see how the server is, besides this machine. */
  readonly watchers?: Watchers;
  /** How letters are sent; without it there is no recovery by mail. */
  readonly mail?: MailSettings;
  /** Whether webhooks of people may lead into the network of this server; they may not unless that is said. */
  readonly webhooks?: "anywhere";
  /** How often notices are delivered, in milliseconds, if not as usual. */
  readonly noticeEvery?: number;
  /** What time it is, for what is over after a while: sessions, links, waits. */
  readonly now?: () => number;
}

const BODY_BYTES = 16_384;
/** How often it is looked whether a request takes too long to arrive, in milliseconds. */
const WATCH = 5000;

/** The whole server, ready to listen. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { library = allGames, origins = [], proxies = [] } = options;
  const fair = fairness(options.limits);
  const { limits } = fair;
  const app = Fastify({
    bodyLimit: BODY_BYTES,
    requestTimeout: limits.requestSeconds * 1000,
    http: {
      // Left alone it is longer than the other, and Node then exchanges the two.
      headersTimeout: limits.requestSeconds * 1000,
      connectionsCheckingInterval: Math.min(WATCH, limits.requestSeconds * 1000),
    },
    trustProxy: proxies.length > 0 && [...proxies],
    forceCloseConnections: true,
    // While it is being closed everything is answered as long as that is possible, and says so where it is asked.
    return503OnClosing: false,
    logger: loggerOf(options.logLevel ?? "warn", options.logTo),
    // Each is told in one line of ours.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 64 },
    frameworkErrors: (_, request, reply) => unreadable(request as FastifyRequest, reply as FastifyReply),
  });
  const isNode = boundConnections(app.server, limits.networkConnections, proxies);
  const warn = warner(app.log);
  const store = new GuardedStore(options.store ?? (await openStore(options, warn)), warn);
  const { thinker, analyst, close: dismiss } = await hire(options, warn);
  const reader = options.reader ?? new ThreadReader();
  const rhythm = options.rhythm ?? RHYTHM;
  const tenant = new Tenant(store.leases, options.node ?? "", rhythm, warn);
  const time = new Timekeeper(store.hours, warn);
  await time.begin();
  const { now = Date.now } = options;
  const scores = new Scores({ store, time, warn, counted: (table) => hall.counted(table) });
  const over = (table: string): Promise<void> => scores.over(table);
  const herald = new Herald(store, now, warn);
  const house = new House(library, { store, thinker, time, herald, limits, warn, over }, analyst, tenant);
  const hall = new Hall({ store, house, now, warn });
  await tenant.begin(() => house.dropAll());
  const secret = await store.leases.secret();
  const sessions = new Sessions(store.people, now, warn);
  const post = options.mail && new Post(options.mail, warn);
  const mayGoInside = options.webhooks === "anywhere";
  const deliveries = new Deliveries({ store, library, post, origin: origins[0], mayGoInside, now, warn });
  deliveries.begin(options.noticeEvery);
  const meeting = new Meeting({ store, house, now });
  const accounts = new Accounts({ store, house, hall, sessions, post, origin: origins[0], warn, now });
  app.addHook("onListen", async () => {
    await tenant.moveTo(options.node ?? ownAddress(app));
    house.lookForOrphans(rhythm.look);
    standing.begin();
  });
  const stopWatching = watchClocks(house, BEAT, warn);
  const standing = new Standing({ scores, hall, warn });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !(error instanceof Trouble)) request.log.error({ err: error, req: request });
    const told = status >= 500 && !(error instanceof Trouble) ? OUR_FAULT : error.message;
    if (error instanceof Trouble && error.retryAfter !== undefined)
      void reply.header("retry-after", error.retryAfter);
    return reply.code(status).send({ error: told });
  });
  app.addHook("onClose", async () => {
    sessions.close();
    stopWatching();
    time.stop();
    await standing.end();
    await deliveries.close();
    await Promise.all([dismiss(), reader.close(), post?.close()]);
    await store.close();
  });

  app.removeContentTypeParser(["application/json", "text/plain"]);
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, body as string, done);
  });

  app.addHook("onRequest", async (request) => {
    if (!isProbe(request)) checkHost(request, origins);
  });
  await app.register(helmet, { contentSecurityPolicy, hsts: false });
  await app.register(rateLimit, {
    ...(store.leases.isShared && { store: rateStore(sharedCounts(app, store, warn)) }),
    max: limits.networkRequests,
    timeWindow: "1 minute",
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(ttl),
    keyGenerator: (request) => networkOf(callerOf(request).address),
    allowList: isHandedOn,
  });
  await app.register(compress);
  await app.register(cookie);
  const leave = leaving(app, house);
  await app.register(websocket, { options: { maxPayload: FRAME_BYTES }, preClose: leave.close });
  addLog(app);
  // After the plugin for live connections, which looks after those that are refused here.
  app.addHook("onRequest", async (request) => {
    believe(secret, request);
    if (isHandedOn(request)) isNode(request.raw.socket);
    checkOrigin(request, origins);
  });
  const handing = new Handing(app, { house, leases: store.leases, secret, rhythm, warn });
  await app.register(async (scope) => {
    handing.cover(scope);
    recognise(scope, sessions);
    recogniseKeys(scope, store, now);
    keepRights(scope, now);
    addRoutes(scope, { house, library, fair, reader, meeting });
    addPeople(scope, { store, accounts, sessions, meeting });
    addChat(scope, {
      conversation: new Conversation({ store, house, now }),
      distances: new Distances(store),
      moderators: new Moderators(store, now),
    });
    addStanding(scope, { store, library, now });
    addTournaments(scope, hall);
    addPrograms(scope, { store, reader, fair, now });
    addNotices(scope, { store, mails: post !== undefined, mayGoInside });
    addLive(scope, house, fair, sessions);
  });
  addProbes(app, {
    answers: () => store.table("readyz"),
    watchers: options.watchers ?? NOBODY,
    isLeaving: () => leave.isLeaving,
  });
  figuresOf(app, house);
  await addPage(app, options.page);
  return app;
}

/** What all nodes count together. */
function sharedCounts(app: FastifyInstance, store: Store, warn: Warn): Counts {
  const counts = new Counts();
  const stop = counts.share((window, more) => store.count(window, more), warn);
  app.addHook("preClose", async () => stop());
  return counts;
}

const NOBODY: Watchers = { addresses: [], tokens: [] };

const OUR_FAULT = "Something went wrong on this side: try again.";

function tooManyRequests(milliseconds: number): Trouble {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Trouble(429, `Too many requests come from where you are: go on in ${seconds} seconds.`, seconds);
}

/** An address that no route can be looked up for, such as one that is not UTF-8. */
function unreadable(request: FastifyRequest, reply: FastifyReply): void {
  if (wantsPage(request)) void reply.redirect("/");
  else void reply.code(400).send({ error: "This address cannot be read." });
}
