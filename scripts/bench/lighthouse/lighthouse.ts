import lighthouse from 'lighthouse'
import { freePort } from '#lib/process/ports.ts'
import { atLeast, atMost, exactly, type Line } from '../report.ts'
import { type BenchShop, openBrowser } from '../shop.ts'
import { openNextListing } from './next-listing.ts'

const group = 'f Lighthouse'

type Options = { runs: number; onStep: (step: string) => void; signal?: AbortSignal }

/**
 * Lighthouse's own profile of a phone (simulated throttling) on each page, and on the listing drawn by Next.js. The pages are
 * measured in turns, so that other work on the machine hits all of them alike; median of the runs. The simulation multiplies
 * what the machine itself needs: read the absolute targets only where the benchmark index is 1,000 or more.
 */
export async function benchLighthouse(
  { pages }: Pick<BenchShop, 'pages'>,
  { runs, onStep, signal }: Options,
): Promise<Line[]> {
  await using next = await openNextListing(pages.listing, onStep, signal)
  const measured = { home: [], listing: [], product: [], 'Next.js': [] } as Record<Candidate, Audit[]>
  for (let run = 1; run <= runs; run++) {
    onStep(`Lighthouse in turns, ${run} of ${runs}`)
    for (const name of candidates) {
      measured[name].push(await audit(name === 'Next.js' ? next.url : pages[name]))
    }
  }
  const of = (name: Candidate, what: keyof Audit) => median(measured[name].map((audit) => audit[what]))
  const lines = candidates.flatMap((name): Line[] => {
    const [score, lcp, tbt, cls] = [of(name, 'score'), of(name, 'lcp') / 1000, of(name, 'tbt'), of(name, 'cls')]
    const isOurs = name !== 'Next.js'
    return [
      { group, name: `${name}: performance`, value: score, unit: 'of 100', ...(isOurs && atLeast(100)(score)) },
      { group, name: `${name}: largest paint`, value: lcp, unit: 's', ...(isOurs && atMost(1)(lcp)) },
      { group, name: `${name}: blocked`, value: tbt, unit: 'ms', ...(isOurs && atMost(100)(tbt)) },
      { group, name: `${name}: layout shift`, value: cls, unit: '', ...(isOurs && exactly(0)(cls)) },
      { group, name: `${name}: benchmark index`, value: of(name, 'benchmarkIndex'), unit: '' },
    ]
  })
  const share = (name: string, what: 'lcp' | 'tbt'): Line => {
    const value = of('listing', what) / Math.max(of('Next.js', what), 1)
    return { group, name: `listing : Next.js, ${name}`, value, unit: '×', ...atMost(1)(value) }
  }
  return [...lines, share('largest paint', 'lcp'), share('blocked', 'tbt')]
}

const candidates = ['home', 'listing', 'product', 'Next.js'] as const
type Candidate = (typeof candidates)[number]

type Audit = { score: number; lcp: number; tbt: number; cls: number; benchmarkIndex: number }

/** All that the mark for performance is made of; the advice around them takes as long again. */
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

/** In a browser of its own, as a first visit: Lighthouse empties a browser's cache, but leaves what earlier pages have noted there. */
async function audit(url: string): Promise<Audit> {
  const port = await freePort()
  await using _browser = await openBrowser(`--remote-debugging-port=${port}`)
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyAudits: [...metrics],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    disableFullPageScreenshot: true,
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories, environment } = result.lhr
  const numberOf = (id: string) => audits[id]?.numericValue ?? 0
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    // To the precision that Lighthouse shows.
    cls: Math.round(numberOf('cumulative-layout-shift') * 1000) / 1000,
    benchmarkIndex: environment.benchmarkIndex,
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
