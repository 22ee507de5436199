/** Milliseconds of wall clock at the median and p99, and of CPU a call. */
export type Timing = { median: number; p99: number; cpu: number }

const rounds = 300

/** The first round of calls is not counted. */
export const timed = async (work: (round: number) => unknown): Promise<Timing> => {
  for (let round = 0; round < rounds; round++) await work(round)
  const times: number[] = []
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await work(round)
    times.push(performance.now() - start)
  }
  const { user, system } = process.cpuUsage(before)
  times.sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2))
  return { median: at(0.5), p99: at(0.99), cpu: Number(((user + system) / 1000 / rounds).toFixed(2)) }
}
