/** A chance in words: what may happen is never written as 0 %, nor what may fail as 100 %. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "< 1 %";
  if (chance < 1 && chance >= 0.995) return "> 99 %";
  return `${Math.round(chance * 100)} %`;
}
