import type { Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { address, expect, open, searchField, test, untilHydrated } from '../support/shop.ts'
import { type Beacons, dataOf, type SentEvent, watchBeacons } from './beacons.ts'

/** What has gathered is sent when the page goes out of sight. */
const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
  })

/** Scripts that count come when the page is quiet; nothing that was done before would be told of. */
const untilCounting = (page: Page, beacons: Beacons) =>
  expect
    .poll(async () => {
      await hidePage(page)
      return beacons.events('page_view').length
    })
    .toBe(1)

/** Events of scrolling come with the next frame. */
const scrollUpABit = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true })
        scrollBy(0, -1)
      }),
  )

const stores = [
  ['localhost', 'Schreiben'],
  ['at.localhost', 'Schreiben'],
  ['ch.localhost', 'Schreiben'],
  ['en.educational.localhost', 'Writing'],
] as const

const storedNames = (ids: string[]) =>
  rowsOf<{ name: string }>('select name from tracking_events where id = any($1)', [ids])

test.describe('before consent', () => {
  test.use({ consent: 'open' })

  test('S9.57 nothing is sent or stored before consent, the current page after it, and nothing after a no', async ({
    page,
  }) => {
    const beacons = await watchBeacons(page)
    await open(page, '/schreiben/')
    const question = page.getByRole('dialog', { name: 'Cookies und Daten' })
    await expect(question).toBeVisible()
    await question.getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Schreiben' })).toBeVisible()
    await hidePage(page)
    expect(beacons.sent).toEqual([])

    await question.getByRole('button', { name: 'Alle akzeptieren' }).click()
    await expect(question).toBeHidden()
    await hidePage(page)
    await expect.poll(() => beacons.events('page_view').length).toBe(1)
    expect(beacons.events('page_view')[0]?.meta.page_path).toBe('/schreiben/')

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Cookie-Einstellungen', includeHidden: true })
      .evaluate((link: HTMLElement) => link.click())
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
    await settings.getByRole('button', { name: 'Nur notwendige' }).click()
    await expect(settings).toBeHidden()
    const before = beacons.sent.length
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL(address('/schreiben/'))
    await hidePage(page)
    await page.reload()
    await untilHydrated(page)
    await hidePage(page)
    expect(beacons.sent.length).toBe(before)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

test.describe('in every store', () => {
  test.use({ consent: 'statistics' })

  test('each page is reported with all its data, and the engine stores it', async ({ page }) => {
    const beacons = await watchBeacons(page)
    for (const [number, [host, title]] of stores.entries())
      await test.step(host, async () => {
        await open(page, '/cat/2000', host)
        await hidePage(page)
        await expect.poll(() => beacons.events('page_view').length).toBe(number + 1)
        const view = beacons.events('page_view').at(-1) as SentEvent
        expect(view.meta.page_title).toContain(title)
        expect(view.meta).toEqual({
          page_path: new URL(page.url()).pathname,
          prime_status: 'NONE',
          user_id: '',
          // Who has logged in is known by his cookie at once, and as what customer when the engine has said so.
          visitor_type: expect.stringMatching(/^(guest|existing-customer|new-customer)$/),
          visitor_login_state: host.includes('educational') ? 'logged in' : 'logged out',
          internal: false,
          page_area: expect.stringMatching(/^(category|content)$/),
          pwa: false,
          page_title: await page.title(),
          test_id: expect.any(String),
          test_variant: expect.any(String),
        })
        await expect.poll(async () => (await storedNames([view.id])).length).toBe(1)
      })
  })
})

test.describe('with consent', () => {
  test.use({ consent: 'statistics' })

  test('client navigations count, with their own title, and searches once a term', async ({ page }) => {
    const beacons = await watchBeacons(page)
    await open(page, '/schreiben/')
    await untilCounting(page, beacons)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Füller/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Füller/ })).toBeVisible()
    const search = await searchField(page)
    await search.fill('heft')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/search\/?\?q=heft/)
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await hidePage(page)
    await expect.poll(() => beacons.events('page_view').length).toBeGreaterThanOrEqual(3)
    const views = beacons.events('page_view')
    expect(views.map(({ meta }) => meta.page_path).slice(0, 2)).toEqual(['/schreiben/', '/schreiben/fueller-tinte/'])
    expect(new Set(views.map(({ meta }) => meta.page_title)).size).toBeGreaterThanOrEqual(3)
    expect(views.at(-1)?.meta.page_area).toBe('search')
    await expect.poll(() => beacons.events('search').map(dataOf)).toEqual([{ search_term: 'heft' }])
  })

  test('S2.73 a missing page is reported as such, legal pages are not reported', async ({ page }) => {
    const beacons = await watchBeacons(page)
    await open(page, '/gibt-es-nicht/')
    await hidePage(page)
    await expect.poll(() => beacons.events('page_view').map(({ meta }) => meta.page_area)).toEqual(['404'])
    await open(page, '/rechtliches/datenschutz/')
    await page.getByRole('main').getByRole('link').first().click()
    await hidePage(page)
    // The home page, to which the link leads, may be there by now.
    const paths = beacons.sent.flat().map(({ meta }) => meta.page_path)
    expect([...new Set(paths)].filter((path) => path !== '/')).toEqual(['/gibt-es-nicht/'])
  })

  test('S9.62 teasers count once a page, half visible, a second after the last scrolling', async ({ page }) => {
    const beacons = await watchBeacons(page)
    await page.clock.install()
    await open(page, '/')
    await untilCounting(page, beacons)
    const teasers = async () => {
      await hidePage(page)
      return beacons.events('teaser_view').map((event) => dataOf(event).teaser_id)
    }
    // From here on time stands still, unless it is moved on; what is on the screen has been seen.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await expect.poll(teasers).not.toEqual([])
    const first = await teasers()

    const last = page.locator('[data-teaser-id]').last()
    const id = await last.getAttribute('data-teaser-id')
    expect(first).not.toContain(id)
    await last.scrollIntoViewIfNeeded()
    await scrollUpABit(page)
    await page.clock.runFor(900)
    await scrollUpABit(page)
    await page.clock.runFor(900)
    expect(await teasers(), 'still scrolling').toEqual(first)
    const afterStillness = async () => {
      await page.clock.runFor(1200)
      return teasers()
    }
    await expect.poll(afterStillness).toContain(id)
    await page.evaluate(() => scrollTo(0, 0))
    await page.clock.runFor(1200)
    const all = await teasers()
    expect(new Set(all).size, 'once each').toBe(all.length)
  })

  test('a visit to the home page is reported', async ({ page }) => {
    const beacons = await watchBeacons(page)
    await open(page, '/')
    await test.step('gathered events are sent together while the page stays', async () => {
      const events = () => beacons.sent.flat()
      await expect.poll(() => new Set(events().map(({ name }) => name))).toEqual(new Set(['page_view', 'teaser_view']))
      // On a slow machine the page may be sent alone, but not each of the teasers that are seen in one look.
      expect(beacons.sent.length).toBeLessThan(events().length)
    })
    await test.step('active tests and their variants are reported', async () => {
      const { abAssignments } = JSON.parse((await page.locator('#page-data').textContent()) ?? '{}')
      const assigned = abAssignments as { testId: string; variantId: string }[]
      expect(assigned.length).toBeGreaterThan(0)
      await hidePage(page)
      expect(beacons.events('page_view').length).toBe(1)
      expect(beacons.events('page_view')[0]?.meta).toMatchObject({
        test_id: assigned.map(({ testId }) => testId).join(','),
        test_variant: assigned.map(({ variantId }) => variantId).join(','),
      })
    })
    await test.step('S2.45 S7.28 clicks on teasers are reported before the page goes', async () => {
      const link = page.locator('main [data-teaser-id] a[href^="/"]:visible').first()
      const id = await link.evaluate((element) => element.closest<HTMLElement>('[data-teaser-id]')?.dataset.teaserId)
      await link.click()
      await expect(page).not.toHaveURL(address('/'))
      await hidePage(page)
      await expect.poll(() => beacons.events('teaser_click').map((event) => dataOf(event).teaser_id)).toEqual([id])
      const [click] = beacons.events('teaser_click')
      expect(click?.meta.page_path).toBe('/')
      expect(click && dataOf(click).analytics_name, 'as editors call it').toBe('home-infobar')
    })
  })

  for (const host of ['localhost', 'ch.localhost']) {
    const screens = host === 'localhost' ? ' @both' : ''
    test(`${host}: links of the navigation are told of with their words, its buttons are not${screens}`, async ({
      page,
    }) => {
      const beacons = await watchBeacons(page)
      await open(page, '/', host)
      await untilCounting(page, beacons)
      await expect(page.locator('#navigation'), 'its script comes by itself').toHaveAttribute('data-live', '')
      const departments = page.getByRole('navigation', { name: 'Sortiment' })
      const burger = page.getByRole('button', { name: 'Menü öffnen' })
      if (await burger.isVisible()) await burger.click()
      const toggle = departments.getByRole('button', { name: 'Malen & Basteln: Unterbereiche' })
      const isDrawer = (page.viewportSize()?.width ?? 0) < 1024
      if (isDrawer) await toggle.click()
      else await departments.getByRole('link', { name: 'Malen & Basteln', exact: true }).hover()
      const label = isDrawer ? 'Alles in Malen & Basteln' : 'Schneiden & Kleben'
      const path = isDrawer ? '/malen-basteln/' : '/malen-basteln/schneiden-kleben/'
      await departments.getByRole('link', { name: label, exact: true }).click()
      await expect(page).toHaveURL(address(path, host))
      await hidePage(page)
      await expect.poll(() => beacons.events('navigation').map(dataOf)).toEqual([{ link_url: path, link_text: label }])
      const [event] = beacons.events('navigation') as [SentEvent]
      expect(event.meta.page_path, 'where it was clicked').toBe('/')
      await expect.poll(() => storedNames([event.id])).toEqual([{ name: 'navigation' }])
    })
  }

  test('S7.5 a page that a link leads to has its own tests, and the visitor keeps their variants', async ({
    page,
    context,
  }) => {
    const beacons = await watchBeacons(page)
    await open(page, '/schreiben/')
    await untilCounting(page, beacons)
    await page.getByRole('banner').getByRole('link', { name: 'Pausenhof, zur Startseite' }).click()
    await expect(page).toHaveURL(address('/'))
    await expect(page.locator('[data-teaser-type=sliderHero]'), 'one variant of two').toHaveCount(1)
    const stored = async () => (await context.cookies()).find(({ name }) => name === 'BZ_AB_home-hero')?.value
    await expect.poll(stored).toBeTruthy()
    await hidePage(page)
    const tests = () => beacons.events('page_view').map(({ meta }) => [meta.test_id, meta.test_variant])
    await expect.poll(tests).toEqual([
      ['', ''],
      ['home-hero', await stored()],
    ])
    const shown = await page.locator('[data-teaser-type=sliderHero]').getAttribute('data-teaser-id')
    await page.reload()
    await expect(page.locator('[data-teaser-type=sliderHero]')).toHaveAttribute('data-teaser-id', shown ?? '')
  })
})

test.describe('when nothing gets through', () => {
  test.use({ consent: 'statistics', expectedErrors: /Failed to load resource/ })

  test('S8.10 failures of tracking stay invisible', async ({ page }) => {
    const beacons = await watchBeacons(page, { isBlocked: true })
    const requests: string[] = []
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('AddTrackingEvents')) return route.continue()
      requests.push(route.request().method())
      return route.abort()
    })
    await open(page, '/schreiben/')
    await hidePage(page)
    await expect.poll(() => requests.length, 'what is no beacon is tried otherwise').toBe(1)
    await expect.poll(() => beacons.sent.length).toBe(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
