/**
 * What one person and one network may have of a server. A person is a browser, known by its cookie; a network is an
 * IPv4 address or an IPv6 household. Cookies cost nothing, so a network pays too, and may have what a class of people
 * needs. docs/limits.md gives the reasons.
 */
export const LIMITS = {
  /** Requests a minute from one network. */
  networkRequests: 3000,
  /** Connections from one network, live or not. */
  networkConnections: 1000,
  /** Live connections of one person, and from one network. */
  personSockets: 40,
  networkSockets: 400,
  /** Live connections without a seat at one table, and how many of them may come from one network. */
  tableSpectators: 200,
  networkSpectators: 100,
  /** Milliseconds of the server's work a second, and how much of it may be saved up for quick hands. */
  personWork: 150,
  personWorkSaved: 10_000,
  networkWork: 500,
  networkWorkSaved: 30_000,
  /** Bytes that wait for one slow reader, and for all of them. */
  unreadBytes: 16_000_000,
  allUnreadBytes: 128_000_000,
  /** Games that are looked through, or wait for it: of one person, from one network, and of all. */
  personAnalyses: 1,
  networkAnalyses: 3,
  analyses: 8,
  /** Records that are read, or wait for it. */
  personImports: 1,
  networkImports: 3,
  /** Histories that are written out, or wait for it. */
  personLookBacks: 2,
  networkLookBacks: 10,
  /** After so many seconds a bot tries again whose choice could not be stored. */
  againSeconds: 10,
  /** Seconds a request may take to arrive. */
  requestSeconds: 60,
};

export type Limits = Readonly<typeof LIMITS>;
