import lighthouse from 'lighthouse'
import { atLeast, type Line } from './report.ts'
import type { BenchShop } from './shop.ts'

const group = 'f Lighthouse'

/**
 * Performance of each page, 0 to 100, on a phone. The throttling is the browser's own: the simulated one flips between
 * identical runs against a server on the same machine. Median of the runs.
 */
export async function benchLighthouse({ pages, debuggingPort }: BenchShop, runs: number): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, url] of Object.entries(pages)) {
    const audits: Audit[] = []
    for (let run = 0; run < runs; run++) audits.push(await audit(url, debuggingPort))
    const middle = (pick: (audit: Audit) => number) => median(audits.map(pick))
    const score = middle(({ score }) => score)
    lines.push(
      { group, name: `${name}: performance`, value: score, unit: 'of 100', ...atLeast(95)(score) },
      { group, name: `${name}: largest paint`, value: middle(({ lcp }) => lcp) / 1000, unit: 's' },
      { group, name: `${name}: blocked`, value: middle(({ tbt }) => tbt), unit: 'ms' },
      { group, name: `${name}: layout shift`, value: middle(({ cls }) => cls), unit: '' },
    )
  }
  return lines
}

type Audit = { score: number; lcp: number; tbt: number; cls: number }

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
  })
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const numberOf = (id: string) => audits[id]?.numericValue ?? 0
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
