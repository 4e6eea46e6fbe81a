import { Moved } from "../problem.ts";
import type { Peer } from "../store/leases.ts";

/** The table is open at another node. */
export class Elsewhere extends Moved {
  readonly owner: Peer;

  constructor(owner: Peer) {
    super();
    this.owner = owner;
  }
}
