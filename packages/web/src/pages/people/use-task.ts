import { useCallback, useState } from "react";
import { ApiProblem } from "../../api.ts";
import { usePeopleWords } from "../../words/people/index.ts";
import { NoPasskey } from "./api.ts";

/** Signed in too long ago for what was asked. */
const AGAIN = 428;

/** Something that is asked of the server now and then: whether it is under way, and what went wrong. */
export interface Task {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  /** Whether signing in once more would help. */
  readonly mustSignIn: boolean;
  readonly run: (work: () => Promise<unknown>) => void;
}

export function useTask(): Task {
  const words = usePeopleWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Error>();
  const run = useCallback((work: () => Promise<unknown>): void => {
    setBusy(true);
    setProblem(undefined);
    work()
      .catch((error: Error) => setProblem(error))
      .finally(() => setBusy(false));
  }, []);
  const mustSignIn = problem instanceof ApiProblem && problem.status === AGAIN;
  const told =
    problem instanceof NoPasskey ? words.passkeyStopped : mustSignIn ? words.again : problem?.message;
  return { isBusy, problem: told, mustSignIn, run };
}
