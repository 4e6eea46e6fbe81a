import { type JSX, useState } from "react";
import { Dialog } from "../../parts/dialog.tsx";
import { askWhoIAm } from "../../parts/use-me.ts";
import { useWords } from "../../words/index.ts";
import { usePeopleWords } from "../../words/people/index.ts";
import { people } from "./api.ts";
import { Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

/** The end of an account, which nobody comes to by a slip. */
export function Leave({ onLeft }: { readonly onLeft: () => void }): JSX.Element {
  const words = usePeopleWords();
  const { cancel } = useWords();
  const task = useTask();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  return (
    <Paper title={words.leave} id="leave">
      <p>{words.leaveText}</p>
      <p>
        <button type="button" className="button" data-testid="leave" onClick={() => setOpen(true)}>
          {words.leave}
        </button>
      </p>
      {isOpen && (
        <Dialog title={words.leave} onClose={() => setOpen(false)}>
          <form
            className="person-form"
            onSubmit={(event) => {
              event.preventDefault();
              task.run(async () => {
                await people.leave(name);
                onLeft();
                await askWhoIAm();
              });
            }}
          >
            <label className="field">
              <span>{words.leaveName}</span>
              <input
                type="text"
                required
                autoComplete="off"
                value={name}
                data-first=""
                data-testid="leave-name"
                onChange={({ target }) => setName(target.value)}
              />
            </label>
            <Trouble task={task} />
            <div className="buttons end">
              <button type="button" className="button" onClick={() => setOpen(false)}>
                {cancel}
              </button>
              <button type="submit" className="button strong" disabled={task.isBusy} data-testid="leave-do">
                {words.leaveDo}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </Paper>
  );
}
