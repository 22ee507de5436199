export type Timing = { name: string; seconds: number }

type Spec = { title: string; file: string; tests: { projectName: string; results: { duration: number }[] }[] }
export type JourneySuite = { specs?: Spec[]; suites?: JourneySuite[] }

/**
 * Times of a TAP report's tests, named by file and title, in seconds. What a file takes besides its tests, mostly to start
 * its servers, is an entry of its own.
 */
export function timesOfTap(report: string): Timing[] {
  const times: Timing[] = []
  let ofFile: Timing[] = []
  for (const [, indent, title = '', milliseconds] of report.matchAll(
    /^( {4})?(?:not )?ok \d+ - (.*?) # time=([\d.]+)ms/gm,
  )) {
    const seconds = Number(milliseconds) / 1000
    if (indent) {
      ofFile.push({ name: title, seconds })
      continue
    }
    const inTests = ofFile.reduce((sum, test) => sum + test.seconds, 0)
    times.push(...ofFile.map((test) => ({ ...test, name: `${title}: ${test.name}` })), {
      name: `${title}: start and end`,
      seconds: Math.max(0, seconds - inTests),
    })
    ofFile = []
  }
  return times
}

/** Times of the journeys in a JSON report of Playwright, retries included, in seconds. */
export const timesOfJourneys = ({ specs = [], suites = [] }: JourneySuite): Timing[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(timesOfJourneys),
]

/** The slowest first, one a line. */
export function slowest(times: readonly Timing[], count = 10): string {
  const sorted = [...times].sort((a, b) => b.seconds - a.seconds).slice(0, count)
  return sorted.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}\n`).join('')
}
