import pg from "pg";
import PgBoss from "pg-boss";
import { giveUpSilent } from "../store/silence.ts";
import { Notices } from "./notices.ts";

/** In seconds: whoever does a job says so again within this time, or it is for somebody else. */
const HELD = 6;
/** Whoever wants a job says so again within this time, or nobody does it any more. */
const KEPT = 10;
/** How often both say so, in milliseconds. */
export const BEAT = 1000;
/** Machines that may die over a job before it is given up. */
const MOST_TRIES = 4;
/** How long it is known who was served; jobs that are done are forgotten then. */
const REMEMBERED = 60;
const CONNECTIONS = 4;
const SCHEMA = "pgboss";
const JOB = `${SCHEMA}.job`;

/** A job as it is asked for. */
export interface Posted {
  readonly id: string;
  readonly task: string;
  /** Whose turn it is. */
  readonly person: string;
  /** Those of a higher rank come first. */
  readonly rank: number;
}

/** A job that somebody does. */
export type Taken = Posted;

/** How a job ended: with what it came to, or without. */
export interface Ended {
  readonly id: string;
  readonly result: string | undefined;
  readonly isCancelled: boolean;
}

/** A job that waits or is under way. */
export interface Open {
  readonly id: string;
  readonly isBegun: boolean;
  /** What has been told of it so far. */
  readonly progress: string | undefined;
}

/** Which jobs somebody may take. */
export interface Taker {
  readonly ranks: readonly number[];
  /** People whose jobs wait while others come. */
  readonly barred: readonly string[];
}

/** The database as a place for jobs. */
export class Jobs {
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;
  readonly #notices: Notices;

  private constructor(pool: pg.Pool, boss: PgBoss, notices: Notices) {
    this.#pool = pool;
    this.#boss = boss;
    this.#notices = notices;
  }

  static async open(url: string, warn: (what: string) => void): Promise<Jobs> {
    const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, keepAlive: true });
    pool.on("error", ({ message }) => warn(`jobs: ${message}`));
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: 1,
      archiveCompletedAfterSeconds: REMEMBERED,
      deleteAfterSeconds: 1,
    });
    boss.on("error", ({ message }) => warn(`jobs: ${message}`));
    try {
      await untilAlone(() => boss.start());
      giveUpSilent(pool);
      return new Jobs(pool, boss, new Notices(url, pool));
    } catch (error) {
      await pool.end();
      throw error;
    }
  }

  async queue(name: string): Promise<JobQueue> {
    await untilAlone(() => this.#boss.createQueue(name));
    return new JobQueue(name, this.#pool, this.#boss, this.#notices);
  }

  /** Fails when the database does not. */
  answers(): Promise<unknown> {
    return this.#pool.query("select 1");
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false });
    await this.#notices.close();
    await this.#pool.end();
  }
}

/**
 * Jobs of one kind. pg-boss keeps them, gives those back that nobody does any more, and tidies up; whose job comes next
 * is a statement of our own, since pg-boss knows no turns of people, and so is saying that one is still wanted or done.
 */
export class JobQueue {
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #boss: PgBoss;
  readonly #notices: Notices;

  constructor(name: string, pool: pg.Pool, boss: PgBoss, notices: Notices) {
    this.name = name;
    this.#pool = pool;
    this.#boss = boss;
    this.#notices = notices;
  }

  /** Ask for a job; asked twice it is still one. */
  async post({ id, task, person, rank }: Posted): Promise<void> {
    await this.#boss.send(this.name, { task }, { id, priority: rank, singletonKey: person, ...CARE });
    this.#notices.tell(this.#wanted, "");
  }

  /** What waits of one person: first what matters least, and of that the oldest. */
  async waitingOf(person: string): Promise<readonly { readonly id: string; readonly rank: number }[]> {
    const { rows } = await this.#pool.query<{ id: string; rank: number }>(
      `select id, priority as rank from ${JOB}
      where name = $1 and singleton_key = $2 and state < 'active' and keep_until > now()
      order by priority, created_on`,
      [this.name, person],
    );
    return rows;
  }

  /** Say again that jobs are wanted, and how much; which of them wait or are under way. */
  async want(wishes: readonly Pick<Posted, "id" | "rank">[]): Promise<readonly Open[]> {
    const { rows } = await this.#pool.query<{ id: string; is: string; output: Output }>(
      `with own as (
        select job.id, wish.rank from ${JOB} join unnest($2::uuid[], $3::int[]) as wish(id, rank) using (id)
        where job.name = $1 and job.state < 'completed' order by job.id for update of job
      )
      update ${JOB} set priority = own.rank, keep_until = now() + make_interval(secs => ${KEPT})
      from own where job.name = $1 and job.id = own.id returning job.id, job.state as is, job.output`,
      [this.name, wishes.map(({ id }) => id), wishes.map(({ rank }) => rank)],
    );
    return rows.map(({ id, is, output }) => ({
      id,
      isBegun: is === "active",
      progress: output?.progress,
    }));
  }

  /** Which of these jobs have ended, and how. */
  async ended(ids: readonly string[]): Promise<readonly Ended[]> {
    const { rows } = await this.#pool.query<{ id: string; is: string; output: Output }>(
      `select id, state as is, output from ${JOB} where name = $1 and id = any($2::uuid[]) and state >= 'completed'`,
      [this.name, ids],
    );
    return rows.map(({ id, is, output }) => ({
      id,
      result: is === "completed" ? output?.result : undefined,
      isCancelled: is === "cancelled",
    }));
  }

  /** Nobody wants it any more: whoever waits for it is told so, and whoever does it. */
  async cancel(id: string): Promise<void> {
    await this.#boss.cancel(this.name, id);
    this.#notices.tell(this.#ended, id);
  }

  /** The next job: those of one rank go around by person, and whoever was served longest ago comes first. */
  async take({ ranks, barred }: Taker): Promise<Taken | undefined> {
    const { rows } = await this.#pool.query<{
      id: string;
      person: string;
      rank: number;
      data: { task: string };
    }>(
      `with served as (
        select singleton_key as person, max(started_on) as at from ${JOB} where name = $1 group by singleton_key
      ), next as (
        select job.id from ${JOB} join served on served.person = job.singleton_key
        where job.name = $1 and job.state < 'active' and job.start_after <= now() and job.keep_until > now()
          and job.priority = any($2::int[]) and job.singleton_key <> all($3::text[])
        order by job.priority desc, served.at nulls first, job.created_on, job.id
        limit 1 for update of job
      )
      update ${JOB} set state = 'active', started_on = now(),
        retry_count = retry_count + case when started_on is null then 0 else 1 end
      from next where job.name = $1 and job.id = next.id
      returning job.id, job.singleton_key as person, job.priority as rank, job.data`,
      [this.name, ranks, barred],
    );
    return rows.map(({ id, person, rank, data: { task } }) => ({ id, person, rank, task })).at(0);
  }

  /** Say again that jobs are being done, and how far they are; which of them are still wanted. */
  async hold(
    held: readonly { readonly id: string; readonly progress: string | undefined }[],
  ): Promise<string[]> {
    const { rows } = await this.#pool.query<{ id: string }>(
      `with own as (
        select job.id, held.progress from ${JOB} join unnest($2::uuid[], $3::text[]) as held(id, progress) using (id)
        where job.name = $1 and job.state = 'active' and job.keep_until > now() order by job.id for update of job
      )
      update ${JOB} set started_on = now(), output = jsonb_build_object('progress', own.progress)
      from own where job.name = $1 and job.id = own.id returning job.id`,
      [this.name, held.map(({ id }) => id), held.map(({ progress }) => progress ?? null)],
    );
    return rows.map(({ id }) => id);
  }

  async finish(id: string, result: string): Promise<void> {
    await this.#boss.complete(this.name, id, { result });
    this.#notices.tell(this.#ended, id);
  }

  /** Somebody else may do these. */
  async giveBack(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#boss.fail(this.name, [...ids]);
    this.#notices.tell(this.#wanted, "");
  }

  /** Hear of jobs that are wanted. */
  hearWanted(hear: () => void): Promise<void> {
    return this.#notices.listen(this.#wanted, hear);
  }

  /** Hear of jobs that have ended. */
  hearEnded(hear: (ids: readonly string[]) => void): Promise<void> {
    return this.#notices.listen(this.#ended, hear);
  }

  get #wanted(): string {
    return `sandtable_${this.name}_wanted`;
  }

  get #ended(): string {
    return `sandtable_${this.name}_ended`;
  }
}

const DEADLOCK = "40P01";
const MOST_DEADLOCKS = 5;

/** Machines that begin at once on an empty database get into each other's way: one of them is told so, and goes again. */
async function untilAlone<T>(act: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await act();
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== DEADLOCK || tried === MOST_DEADLOCKS) throw error;
    }
  }
}

type Output = { readonly result?: string; readonly progress?: string } | null;

const CARE: PgBoss.SendOptions = {
  expireInSeconds: HELD,
  retentionSeconds: KEPT,
  retryLimit: MOST_TRIES - 1,
};
