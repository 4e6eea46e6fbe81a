/** What may be answered to each question of this part. */
export interface PlanningAnswers {
  readonly yamashita: "yes" | "no";
}
