import type { JSX } from "react";
import type { PeoplePage } from "../../route.ts";
import { Enter } from "./enter.tsx";
import { ConfirmMail, Forgotten, Recover } from "./letters.tsx";
import { MyPage } from "./me.tsx";
import { ModerationPage } from "./moderation.tsx";

interface PeoplePagesProps {
  readonly what: PeoplePage;
  readonly secret?: string;
}

/** The pages about people, fetched when one of them is wanted. */
export default function PeoplePages({ what, secret = "" }: PeoplePagesProps): JSX.Element {
  switch (what) {
    case "enter":
      return <Enter key="enter" isNew={false} />;
    case "register":
      return <Enter key="register" isNew />;
    case "me":
      return <MyPage />;
    case "moderation":
      return <ModerationPage />;
    case "recover":
      return secret === "" ? <Forgotten /> : <Recover secret={secret} />;
    case "mail":
      return <ConfirmMail secret={secret} />;
  }
}
