/**
 * Measure work from here on: call what is given for the milliseconds it has taken. What other programs do on the machine meanwhile is
 * nobody's work here, so it is never more than the processor time of this process.
 */
export function measured(): () => number {
  const began = performance.now();
  const { user, system } = process.cpuUsage();
  return () => {
    const since = process.cpuUsage({ user, system });
    return Math.min(performance.now() - began, (since.user + since.system) / 1000);
  };
}
