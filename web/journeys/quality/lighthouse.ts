import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { freePort } from '../../../server/lib/process/ports.ts'
import { chromium } from '../support/chromium.ts'

type LighthouseCategory = 'performance' | 'accessibility' | 'best-practices' | 'seo'

type LighthouseScores = {
  /** 0 to 100 by category. */
  scores: Partial<Record<LighthouseCategory, number>>
  /** Milliseconds, except layout shift; only with the category performance. */
  metrics: { lcp?: number; fcp?: number; tbt?: number; speedIndex?: number; cls?: number }
  /** What keeps a category below 100. */
  faults: string[]
}

const metricAudits = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  speedIndex: 'speed-index',
  cls: 'cumulative-layout-shift',
} as const

/** Lighthouse's view of a page on a throttled phone, in a Chromium of its own. Takes about twenty seconds. */
export async function lighthouseScores(
  url: string,
  categories: readonly LighthouseCategory[],
): Promise<LighthouseScores> {
  const browser = await launch({
    chromePath: chromium.executablePath,
    chromeFlags: ['--headless=new', ...chromium.args],
    port: await freePort(),
  })
  try {
    const flags: Flags = {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
    }
    const result = await lighthouse(url, flags)
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { audits, categories: found, runtimeError } = result.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    const scores = Object.fromEntries(
      categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
    )
    const metrics = categories.includes('performance')
      ? Object.fromEntries(Object.entries(metricAudits).map(([name, id]) => [name, audits[id]?.numericValue]))
      : {}
    const faults = categories.flatMap((category) =>
      (found[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id} (${audits[id]?.title})`),
    )
    return { scores, metrics, faults }
  } finally {
    browser.kill()
  }
}
