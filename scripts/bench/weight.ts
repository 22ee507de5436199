import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import { atMost, type Line } from './report.ts'
import type { BenchShop } from './shop.ts'

const group = 'e bytes'

/** Bytes of a text: as it is, and in the encodings that browsers take. */
type Size = { raw: number; gzip: number; brotli: number }

/** What a page may load of scripts before it takes what a visitor does, and before all of it is hydrated, in kB of gzip. */
const scriptLimits = { before: 20, hydrated: 100 } as const
/** What a page may have loaded ten seconds after it was opened, when nobody has done anything. */
const restLimits = { brotliKb: 120, files: 15, requests: 55 } as const
const restMs = 10_000
/** Half of what the home page had before its closed parts came on demand. */
const homeLimits = { elements: 647, brotliKb: 17.5 } as const

/** Scripts and styles of each page in a real browser, before it takes acts, until it is hydrated and at rest, and its HTML. */
export async function benchWeight({ pages, browser }: BenchShop): Promise<Line[]> {
  const lines: Line[] = []
  for (const [name, url] of Object.entries(pages) as [keyof BenchShop['pages'], string][]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
    const { before, hydrated, atRest, files, requests, css, document, data } = await weigh(await context.newPage(), url)
    const elements = await countElements(browser, url)
    const limits = name === 'home' ? homeLimits : undefined
    lines.push(
      ...encodings(`${name}: scripts before it takes acts`, before, scriptLimits.before),
      ...encodings(`${name}: scripts until it is hydrated`, hydrated, scriptLimits.hydrated),
      ...encodings(`${name}: scripts at rest`, atRest, undefined, restLimits.brotliKb),
      { group, name: `${name}: files of scripts at rest`, value: files, unit: '', ...atMost(restLimits.files)(files) },
      { group, name: `${name}: requests at rest`, value: requests, unit: '', ...atMost(restLimits.requests)(requests) },
      ...encodings(`${name}: styles in files`, css),
      ...encodings(`${name}: styles in the page`, measure(inlineStyles(await (await fetch(url)).text()))),
      { group, name: `${name}: HTML, raw`, value: document.raw / 1000, unit: 'kB' },
      ...encodings(`${name}: HTML`, document, undefined, limits?.brotliKb),
      ...encodings(`${name}: data`, data),
      { group, name: `${name}: elements`, value: elements, unit: '', ...(limits && atMost(limits.elements)(elements)) },
    )
    await context.close()
  }
  return lines
}

/** Elements of a document as it is served. */
async function countElements(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(url)
  const count = await page.locator('*').count()
  await page.close()
  return count
}

type Weight = {
  /** Scripts that are asked for before the page takes what a visitor does, and before it is loaded whole. */
  before: Size
  /** Scripts that are asked for until the page is hydrated. */
  hydrated: Size
  /** All scripts that a page loads while nobody acts. */
  atRest: Size
  /** Files of these. */
  files: number
  /** Everything that the page has asked for by then. */
  requests: number
  css: Size
  document: Size
  /** Data of the page, in a file of its own. */
  data: Size
}

/** What a page loads, in a tab that has loaded nothing yet. */
async function weigh(page: Page, url: string): Promise<Weight> {
  const { html, scripts, styles, data, all } = watch(page)
  const { before, hydrated } = await loadedScripts(page, url, scripts)
  await page.waitForTimeout(restMs)
  const inline = measure((await Promise.all([...html].map(inlineScripts))).join(''))
  const sizes = await Promise.all([before, hydrated, scripts, styles, html, data].map(sizeOf))
  const [ofBefore, ofHydrated, ofAll, css, document, ofData] = sizes as [Size, Size, Size, Size, Size, Size]
  return {
    before: added(ofBefore, inline),
    hydrated: added(ofHydrated, inline),
    atRest: added(ofAll, inline),
    files: scripts.size,
    requests: all.size,
    css,
    document,
    data: ofData,
  }
}

/** Bytes of gzip alone, of the scripts that a page asks for before it takes acts, and until it is hydrated: brotli takes many times longer. */
export async function weighScripts(page: Page, url: string): Promise<{ before: number; hydrated: number }> {
  const { html, scripts } = watch(page)
  const { before, hydrated } = await loadedScripts(page, url, scripts)
  const inline = (await Promise.all([...html].map(inlineScripts))).reduce((total, each) => total + gzipOf(each), 0)
  const bytes = new Map<Response, number>()
  for (const each of new Set([...before, ...hydrated])) {
    const body = await each.body()
    bytes.set(each, body.length && gzipOf(body))
  }
  const sum = (scripts: Response[]) => scripts.reduce((total, each) => total + (bytes.get(each) ?? 0), 0)
  return { before: inline + sum(before), hydrated: inline + sum(hydrated) }
}

/** Opens a page, waits until it is quiet, and tells which of its scripts were asked for by each moment. */
async function loadedScripts(page: Page, url: string, scripts: Set<Response>) {
  await page.addInitScript(noteHydration)
  await page.goto(url)
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const query = await page.evaluate(requested)
  const until = (moment: keyof typeof query) => [...scripts].filter((each) => query[moment].includes(each.url()))
  return { before: until('before'), hydrated: until('hydrated') }
}

/** Runs in the page: keeps the moments at which it began to take acts, and was hydrated. */
function noteHydration() {
  new MutationObserver((_, observer) => {
    const { dataset } = document.documentElement
    for (const moment of ['listening', 'hydrated']) {
      if (moment in dataset && performance.getEntriesByName(moment).length === 0) performance.mark(moment)
    }
    if ('hydrated' in dataset) observer.disconnect()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-listening', 'data-hydrated'] })
}

/** Runs in the page. */
function requested() {
  const moment = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY
  const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
  const before = (end: number) =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => name)
  return { before: before(Math.max(moment('listening'), loadEventStart)), hydrated: before(moment('hydrated')) }
}

/** Keeps what the page gets, from its first answer on. */
function watch(page: Page) {
  const html = new Set<Response>()
  const scripts = new Set<Response>()
  const styles = new Set<Response>()
  const data = new Set<Response>()
  const all = new Set<Response>()
  page.on('response', (response) => {
    all.add(response)
    const type = response.request().resourceType()
    if (type === 'document') html.add(response)
    if (type === 'script') scripts.add(response)
    if (type === 'stylesheet') styles.add(response)
    if (type === 'fetch' && response.url().includes('page-data=')) data.add(response)
  })
  return { html, scripts, styles, data, all }
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

const added = (files: Size, inline: Size): Size => ({
  raw: files.raw + inline.raw,
  gzip: files.gzip + inline.gzip,
  brotli: files.brotli + inline.brotli,
})

function measure(body: Buffer | string): Size {
  const bytes = Buffer.from(body)
  return {
    raw: bytes.length,
    gzip: bytes.length && gzipOf(bytes),
    brotli: bytes.length && brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}

const gzipOf = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length

/** Text of the scripts that run inline, without blocks of data. */
async function inlineScripts(document: Response): Promise<string> {
  const scripts = (await document.text()).matchAll(/<script(?![^>]*type="application)[^>]*>([^<]+)<\/script>/g)
  return [...scripts].map(([, text]) => text).join('')
}

const inlineStyles = (html: string) => [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css).join('')

/** `gzipLimit` and `brotliLimit` in kB. */
function encodings(name: string, size: Size, gzipLimit?: number, brotliLimit?: number): Line[] {
  const line = (encoding: 'gzip' | 'brotli', limit?: number): Line => {
    const value = size[encoding] / 1000
    return { group, name: `${name}, ${encoding}`, value, unit: 'kB', ...(limit && atMost(limit)(value)) }
  }
  return [line('gzip', gzipLimit), line('brotli', brotliLimit)]
}
