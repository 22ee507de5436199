import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { businessHosts, memberCookies } from './business.ts'
import { heldFor, waitLonger } from './timers.ts'

const port = () => process.env.SHOP_EDGE_PORT

/** Address in a store by its host, for example address('/cat/1000', 'at.localhost'). */
export const address = (path: string, host = 'localhost') => `http://${host}:${port()}${path}`

/** Hosts of the stores, as the demo shop has them. */
const hosts = ['localhost', 'at.localhost', 'ch.localhost', ...businessHosts]

/**
 * What the visitor has answered before the journey: journeys about other things never meet the question. `open`: nothing
 * yet; otherwise what was agreed to.
 */
type Consent = 'refused' | 'open' | 'statistics'

/** Who the visitor is in the business store, which shows strangers nearly nothing. */
type Business = 'member' | 'stranger'

/** The layer that editors show once a session would lie above what most journeys are about. */
type InfoLayer = 'seen' | 'new'

/** A tooltip that comes and goes by itself: axe would meet it half faded in. */
type LanguageHint = 'seen' | 'new'

type Options = {
  expectedErrors: RegExp | null
  consent: Consent
  business: Business
  infoLayer: InfoLayer
  languageHint: LanguageHint
  /** Presses wait for their scripts as long as a slow machine takes for them: after six seconds the plain form or link would answer. */
  isPatient: boolean
}

/**
 * Every page is watched: errors in the browser's console, and scripts that the policy refused, fail the test. Tests that
 * only read answers take no `page`, so that no browser context is opened for them.
 */
export const test = base.extend<Options>({
  expectedErrors: [null, { option: true }],
  consent: ['refused', { option: true }],
  business: ['member', { option: true }],
  infoLayer: ['seen', { option: true }],
  languageHint: ['seen', { option: true }],
  isPatient: [true, { option: true }],
  context: async ({ context, consent, business, infoLayer, languageHint, isPatient }, use) => {
    if (isPatient) await waitLonger(context, heldFor)
    if (infoLayer === 'seen') await context.addInitScript(rememberInfoLayer)
    if (languageHint === 'seen') await context.addInitScript(rememberLanguageHint)
    if (consent !== 'open') {
      const value = consent === 'refused' ? '1' : `1.${consent}`
      await context.addCookies(hosts.map((domain) => ({ name: 'consent', value, domain, path: '/' })))
    }
    if (business === 'member') {
      const cookies = await memberCookies()
      const everywhere = businessHosts.flatMap((domain) => cookies.map((cookie) => ({ ...cookie, domain, path: '/' })))
      await context.addCookies(everywhere)
    }
    await use(context)
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !isReportOfStatus(message.text(), message.location().url, page)) {
        errors.push(`console: ${message.text()} (${message.location().url})`)
      }
    })
    await use(page)
    expect(errors.filter((failure) => !expectedErrors?.test(failure))).toEqual([])
  },
})

function rememberInfoLayer(): void {
  try {
    const [store = ''] = location.hostname.split('.')
    sessionStorage.setItem('infolayer', `infolayer-${['at', 'ch'].includes(store) ? store : 'de'}`)
  } catch {
    // A frame without storage throws here.
  }
}

function rememberLanguageHint(): void {
  try {
    sessionStorage.setItem('tooltip:language', '1')
  } catch {
    // A frame without storage throws here.
  }
}

/**
 * The browser itself reports every document whose status is not 200; of other files it shall not, except of the data of a page that became
 * another one while it loaded, since other journeys change the shop: it is loaded anew (docs/storefront/7-calls.md).
 */
const isReportOfStatus = (text: string, url: string, page: Page) =>
  (/Failed to load resource.*(404|410|503)/.test(text) && url === page.url()) ||
  (/Failed to load resource.*404/.test(text) && /[?&]page-data=/.test(url))

/** The page has been taken over by its scripts, and links lead on without a new document. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await act(page)
  await page.waitForSelector('html[data-routed]', { state: 'attached' })
}

/** Anything that a visitor does: the router comes with the first act. */
const act = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointermove')))

export async function open(page: Page, path: string, host?: string): Promise<void> {
  await page.goto(address(path, host))
  await untilHydrated(page)
}

/** Scripts wait from now on until the function that comes back is called; those that the parser itself waits for don't. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!static\/).*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The first cards of a list stand for the further ones, which repeat them: contrast takes most of axe's time. */
const furtherCards = 'li:nth-child(n + 4) article'

/** WCAG 2.2 AA and best practice by axe, of the whole page as it stands, from its top: once for each kind of page. */
export async function expectAccessible(page: Page, { withAllCards = false, withContrast = true } = {}) {
  await untilStillAtTop(page)
  const builder = await axeOf(page)
  if (!withAllCards) builder.exclude(furtherCards)
  if (!withContrast) builder.disableRules('color-contrast')
  expect(await violationsOf(builder)).toEqual([])
}

/**
 * As expectAccessible, of a part of the page: for the states of a page that is checked as a whole elsewhere. Where a dialog
 * is open, of that dialog instead. Messages are always checked.
 */
export async function expectPartAccessible(page: Page, part = 'main', { withContrast = true } = {}) {
  await untilStillAtTop(page)
  const parts = await page.evaluate((wanted) => {
    const dialogs = 'dialog:modal, [role="dialog"]:popover-open'
    const found = [document.querySelector(dialogs) ? dialogs : wanted, '#toasts:popover-open']
    return found.filter((selector) => document.querySelector(selector))
  }, part)
  expect(parts, `${part} is there`).not.toEqual([])
  const builder = (await axeOf(page)).exclude(furtherCards)
  for (const each of parts) builder.include(each)
  if (!withContrast) builder.disableRules('color-contrast')
  expect(await violationsOf(builder)).toEqual([])
}

/** Where the last click made the page rest, the header may cover half of a link, which axe takes for one that is too small. */
async function untilStillAtTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await untilStill(page)
}

/** Axe without its comments, which a page would have to read as well: two thirds of the time. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** A document gets axe's source once. Rows below the screen are laid out, as for those who come near: axe asks about the whole page. */
async function axeOf(page: Page): Promise<AxeBuilder> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, axeSource: isThere ? ' ' : axeSource })
}

/** No page has frames, so axe can stay in one. Only violations are wanted: naming what passed takes a third of its time. */
async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder
    .options({ resultTypes: ['violations'], selectors: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/**
 * What slides in has arrived, and what that set off as well; moving things have neither their place nor their colours. An
 * animation of seconds is a clock, as that of the hero, and moves nothing. Asks in every frame what is moving: `finished` of
 * an animation never settles once it is paused, or once `content-visibility` has stopped drawing its element.
 */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const ends = ({ effect, timeline }: Animation) =>
      timeline instanceof DocumentTimeline && Number(effect?.getComputedTiming().endTime) < 3000
    const moving = () => document.getAnimations().filter((each) => ends(each) && each.playState === 'running')
    const nextFrame = () => new Promise(requestAnimationFrame)
    const patienceEnds = performance.now() + 60_000
    for (let stillFrames = 0; stillFrames < 3; stillFrames = moving().length ? 0 : stillFrames + 1) {
      if (performance.now() > patienceEnds) {
        const elements = moving().map(({ effect }) =>
          effect instanceof KeyframeEffect ? effect.target?.outerHTML : '',
        )
        throw new Error(`Still moving after a minute: ${elements.map((html) => html?.slice(0, 200)).join(' | ')}`)
      }
      await nextFrame()
    }
  })

/** Layout shifts of every page from now on, that no press has caused; what comes back tells their sum so far. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    await untilStill(page)
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    )
  }
}

/** Nothing sticks out at the side. */
export async function expectToFit(page: Page) {
  const { content, place } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    place: document.body.getBoundingClientRect().width,
  }))
  expect(content, `${page.url()} fits into its width`).toBeLessThanOrEqual(Math.ceil(place))
}

/** At desks, on a tablet and on phones, in the page as it stands; the window is as wide as before then. */
export async function expectToFitAtAllWidths(page: Page) {
  const before = page.viewportSize()
  for (const width of [1440, 1024, 390, 360]) {
    await page.setViewportSize({ width, height: before?.height ?? 900 })
    await expectToFit(page)
  }
  if (before) await page.setViewportSize(before)
}

/**
 * As wide as a phone: accessible but for contrast, which is the same at all widths, and nothing sticks out. Of the whole page, or of a part
 * as in expectPartAccessible. The window is as wide as before then.
 */
export async function expectFineWhenNarrow(page: Page, part?: string) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  if (part === undefined) await expectAccessible(page, { withContrast: false })
  else await expectPartAccessible(page, part, { withContrast: false })
  await expectToFit(page)
  if (before) await page.setViewportSize(before)
}

/** A document that is loaded anew loses this mark. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }))

export const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

/** The hits of a listing or search, without the rows of recommendations below them. */
export const cards = (page: Page): Locator => page.getByRole('main').locator('div[aria-busy]').getByRole('article')

/** Number of hits that a listing names. */
export async function countOf(page: Page): Promise<number> {
  const text = await page
    .getByRole('status')
    .filter({ hasText: /^[\d.]+\sArtikel$/ })
    .textContent()
  return Number(text?.replace(/\D/g, ''))
}

/** Minor units, as shown on the cards. */
export async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cards(page)
    .locator('p')
    .filter({ hasText: /^\s*Preis:/, visible: true })
    .allTextContents()
  return texts.map((text) => Number(/([\d.]+,\d\d)/.exec(text)?.[1]?.replace(/\D/g, '')))
}

/** The header's field, which phones open first. */
export async function searchField(page: Page): Promise<Locator> {
  const header = page.getByRole('banner')
  const isShown = await header.locator('input[name="q"]').isVisible()
  if (!isShown) await page.getByRole('button', { name: 'Suche öffnen' }).click()
  return header.getByRole('combobox')
}

/** The head of a menu that opens in place; browsers give it no role. */
export const menu = (page: Page, name: string | RegExp) =>
  page.locator('summary').filter({ hasText: name, visible: true })

export { expect }
