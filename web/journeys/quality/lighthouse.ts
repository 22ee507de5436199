import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { freePort } from '#lib/process/ports.ts'
import { chromium } from '../support/chromium.ts'

type LighthouseCategory = 'accessibility' | 'best-practices' | 'seo'

type LighthouseScores = {
  /** 0 to 100 by category. */
  scores: Partial<Record<LighthouseCategory, number>>
  /** What keeps a category below 100. */
  faults: string[]
}

/**
 * Lighthouse's view of a page on a phone, in a Chromium of its own. `simulate` throttles in a calculation only, which nothing
 * asks for here; with other methods it waits four times five seconds for silence.
 */
export async function lighthouseScores(
  url: string,
  categories: readonly LighthouseCategory[],
): Promise<LighthouseScores> {
  const browser = await launch({
    chromePath: chromium.executablePath,
    // Axe would meet what rises late, as the question for consent, half transparent.
    chromeFlags: ['--headless=new', '--force-prefers-reduced-motion', ...chromium.args],
    port: await freePort(),
    // Every half second, for two minutes.
    maxConnectionRetries: 240,
  })
  try {
    const flags: Flags = {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      formFactor: 'mobile',
      maxWaitForFcp: 120_000,
      maxWaitForLoad: 120_000,
      throttlingMethod: 'simulate',
      disableFullPageScreenshot: true,
    }
    const result = await lighthouse(url, flags)
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    const { audits, categories: found, runtimeError } = result.lhr
    if (runtimeError) throw new Error(runtimeError.message)
    const scores = Object.fromEntries(
      categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
    )
    const errors = categories.flatMap((category) =>
      (found[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id} (${audits[id]?.title})`),
    )
    return { scores, faults: errors }
  } finally {
    browser.kill()
  }
}
