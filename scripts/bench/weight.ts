import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { atMost, type Line } from './report.ts'
import type { BenchShop } from './shop.ts'

const group = 'e bytes'

/** Bytes of a text: as it is, and in the encodings that browsers take. */
type Size = { raw: number; gzip: number; brotli: number }

/** What a page may load of scripts before it reacts, in kB of gzip. */
const scriptLimit: Record<keyof BenchShop['pages'], number> = { home: 100, listing: 100, product: 100 }

/** Scripts and styles of each page in a real browser, before it reacts and once it is quiet, and the page's HTML. */
export async function benchWeight({ pages, browser }: BenchShop): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, url] of Object.entries(pages) as [keyof BenchShop['pages'], string][]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
    const { before, after, css, document } = await weigh(await context.newPage(), url)
    const limit = scriptLimit[name]
    lines.push(
      ...encodings(`${name}: scripts before it reacts`, before, limit),
      ...encodings(`${name}: all scripts`, after),
      ...encodings(`${name}: styles in files`, css),
      ...encodings(`${name}: styles in the page`, measure(inlineStyles(await (await fetch(url)).text()))),
      { group, name: `${name}: HTML, raw`, value: document.raw / 1000, unit: 'kB' },
      ...encodings(`${name}: HTML`, document),
    )
    await context.close()
  }
  return lines
}

type Weight = {
  /** Scripts that are asked for before the page reacts. */
  before: Size
  /** All scripts, once it is quiet. */
  after: Size
  css: Size
  document: Size
}

/** What a page loads, in a tab that has loaded nothing yet. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  await page.addInitScript(noteHydration)
  const { html, scripts, styles } = watch(page)
  await page.goto(url)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const early = new Set(await page.evaluate(requestedBeforeHydration))
  const [before, after, css, document] = await Promise.all([
    sizeOf([...scripts].filter((response) => early.has(response.url()))),
    sizeOf(scripts),
    sizeOf(styles),
    sizeOf(html),
  ])
  return { before, after, css, document }
}

/** Runs in the page: keeps the moment at which it began to react. */
function noteHydration() {
  new MutationObserver((_, observer) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return
    performance.mark('hydrated')
    observer.disconnect()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
}

/** Runs in the page. */
function requestedBeforeHydration(): string[] {
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.POSITIVE_INFINITY
  const resources = performance.getEntriesByType('resource')
  return resources.filter(({ startTime }) => startTime < hydrated).map(({ name }) => name)
}

/** Keeps what the page gets, from its first answer on. */
function watch(page: Page) {
  const html = new Set<Response>()
  const scripts = new Set<Response>()
  const styles = new Set<Response>()
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'document') html.add(response)
    if (type === 'script') scripts.add(response)
    if (type === 'stylesheet') styles.add(response)
  })
  return { html, scripts, styles }
}

/** Each file is compressed for itself, as it is sent. */
async function sizeOf(responses: Iterable<Response>): Promise<Size> {
  const sum = { raw: 0, gzip: 0, brotli: 0 }
  for (const response of responses) {
    const size = measure(await response.body())
    sum.raw += size.raw
    sum.gzip += size.gzip
    sum.brotli += size.brotli
  }
  return sum
}

function measure(body: Buffer | string): Size {
  const bytes = Buffer.from(body)
  return {
    raw: bytes.length,
    gzip: bytes.length && gzipSync(bytes, { level: 9 }).length,
    brotli: bytes.length && brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}

const inlineStyles = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')

function encodings(name: string, { gzip, brotli }: Size, limit?: number): Line[] {
  const kB = gzip / 1000
  return [
    { group, name: `${name}, gzip`, value: kB, unit: 'kB', ...(limit ? atMost(limit)(kB) : {}) },
    { group, name: `${name}, brotli`, value: brotli / 1000, unit: 'kB' },
  ]
}
