import type { Locator, Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { type ProductKind, productOfKind } from '../support/products.ts'
import {
  address,
  cards,
  countOf,
  expect,
  expectPartAccessible,
  expectToFit,
  isSameDocument,
  markDocument,
  menu,
  open,
  pricesOf,
  test,
  untilStill,
} from '../support/shop.ts'
import { maxCall, waitLonger } from '../support/timers.ts'

const colour = (page: Page) => page.getByRole('group', { name: 'Farbe', exact: true })

test('one visitor filters in many ways', async ({ page }) => {
  test.slow()
  await test.step('filters are set and given up, in the same document', async () => {
    await open(page, '/schreiben/')
    await markDocument(page)
    const all = await countOf(page)

    await menu(page, /^Farbe/).click()
    await colour(page).getByText('Blau', { exact: true }).click()
    await expect(page).toHaveURL(/filter\.COLOUR=/)
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    await expect(colour(page), 'the menu stays for more').toBeVisible()
    const blue = await countOf(page)
    await colour(page).getByText('Rot', { exact: true }).click()
    await expect.poll(() => countOf(page)).toBeGreaterThan(blue)
    await page.keyboard.press('Escape')
    await expect(colour(page)).toBeHidden()
    await expect(menu(page, /^Farbe/)).toContainText('2 gewählt')

    const chosen = page.getByRole('list', { name: 'Gewählte Filter' })
    await chosen.getByRole('link', { name: 'Filter entfernen: Farbe: Rot' }).click()
    await expect.poll(() => countOf(page)).toBe(blue)
    await page.goBack()
    await expect.poll(() => countOf(page)).toBeGreaterThan(blue)
    await page.goForward()
    await expect.poll(() => countOf(page)).toBe(blue)
    await chosen.getByRole('link', { name: 'Alle zurücksetzen' }).click()
    await expect.poll(() => countOf(page)).toBe(all)
    await expect(chosen).toBeHidden()
    expect(await isSameDocument(page)).toBe(true)
  })
  await test.step('a choice that is given up before its hits are there leaves no listing that waits for them', async () => {
    await waitLonger(page, maxCall)
    await open(page, '/schreiben/')
    const hits = page.getByRole('main').locator('div[aria-busy]')
    const all = await countOf(page)
    await menu(page, /^Farbe/).click()
    await colour(page).getByText('Blau', { exact: true }).click()
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    const chooseAndLeave = async (value: string, leave: () => Promise<unknown>) => {
      const answer = Promise.withResolvers<void>()
      await page.route('**/graphql', (route) => answer.promise.then(() => route.continue()))
      const requested = page.waitForRequest((request) => request.postData()?.includes('CategoryListing') === true)
      await colour(page).getByText(value, { exact: true }).click()
      await requested
      await expect(hits).toHaveAttribute('aria-busy', 'true')
      await leave()
      answer.resolve()
      await expect(hits).toHaveAttribute('aria-busy', 'false')
      await page.unroute('**/graphql')
    }
    await chooseAndLeave('Rot', () =>
      page.evaluate(() => {
        const here = Object.assign(document.createElement('a'), { href: location.pathname + location.search })
        document.body.append(here)
        here.click()
      }),
    )
    await expect(colour(page).getByRole('checkbox', { name: 'Rot' })).not.toBeChecked()
    await chooseAndLeave('Grün', () => page.goBack())
    expect(await countOf(page)).toBe(all)

    await menu(page, 'Beliebtheit').click()
    const tab = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Preis aufsteigend' }).click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    await expect(hits, 'opened in a tab of its own').toHaveAttribute('aria-busy', 'false')

    await page.route('**/graphql', () => {})
    await menu(page, /^Farbe/).click()
    await colour(page).getByText('Gelb', { exact: true }).click()
    await expect(hits).toHaveAttribute('aria-busy', 'true')
    const main = page.getByRole('main')
    await expect(main).toHaveAttribute('aria-busy', 'true')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect(hits, 'come back to from another document').toHaveAttribute('aria-busy', 'false')
    await expect(main).not.toHaveAttribute('aria-busy')
    await expect(page.locator('.route-progress')).not.toHaveAttribute('data-running')
    await page.unroute('**/graphql')
  })
  await test.step('a price range leaves only products within it', async () => {
    await open(page, '/schreiben/')
    await menu(page, /^Preis/).click()
    const price = page.getByRole('group', { name: 'Preis', exact: true })
    await price.getByLabel('von').fill('10')
    await price.getByLabel('bis').fill('20')
    await price.getByLabel('bis').press('Enter')
    await expect(page).toHaveURL(/filter\.PRICE=10-20/)
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toContainText('Preis')
    await expect(async () => {
      const prices = await pricesOf(page)
      expect(prices.length).toBeGreaterThan(0)
      expect(prices.filter((amount) => amount < 1000 || amount > 2000)).toEqual([])
    }).toPass()
  })
  await test.step('prices are typed and shown with a comma in German', async () => {
    await open(page, '/schreiben/')
    await menu(page, /^Preis/).click()
    const price = page.getByRole('group', { name: 'Preis', exact: true })
    await price.getByLabel('von').fill('2,50')
    await price.getByLabel('bis').fill('1.000')
    await price.getByLabel('bis').press('Enter')
    await expect(page).toHaveURL(/filter\.PRICE=2\.5-1000$/)
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toContainText('2,50 €')
    await expect(price.getByLabel('von')).toHaveValue('2,5')
    await page.reload()
    await menu(page, /^Preis/).click()
    await expect(price.getByLabel('von')).toHaveValue('2,5')
  })
  await test.step('a long list of values is searched and unfolded', async () => {
    await open(page, '/schulranzen/')
    const all = await countOf(page)
    await menu(page, /^Farbe/).click()
    const colours = page.getByRole('group', { name: 'Farbe', exact: true })
    const boxes = colours.getByRole('checkbox')
    await expect(boxes).toHaveCount(8)
    const search = colours.getByRole('searchbox', { name: 'Farbe: Werte suchen' })
    await search.fill('PINK')
    await expect(boxes).toHaveCount(1)
    await search.press('Enter')
    await search.fill('xqz')
    await expect(colours.getByRole('status')).toHaveText('Keine passenden Werte.')
    await search.fill('')
    await expect.poll(() => boxes.count()).toBeGreaterThan(8)
    await expectPartAccessible(page, 'main details[open]')
    await colours.getByText('Pink', { exact: true }).click()
    await expect(page).toHaveURL(/filter\.COLOUR=/)
    await expect.poll(() => countOf(page)).toBeLessThan(all)
  })
})

test('a phone shows all filters in a drawer @phone', async ({ page }) => {
  await open(page, '/schreiben/')
  const all = await countOf(page)
  await page.getByRole('button', { name: 'Alle Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  const show = drawer.getByRole('button', { name: /Artikel ansehen/ })
  const before = (await show.textContent()) ?? ''
  await drawer.getByText('Blau', { exact: true }).click()
  await expect(show).not.toHaveText(before)
  await expect(show, 'read out, as nothing behind the dialog can be').toHaveAttribute('aria-live', 'polite')
  await show.click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/filter\.COLOUR=/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  await page.getByRole('link', { name: 'Filter entfernen: Farbe: Blau' }).click()
  await expect.poll(() => countOf(page)).toBe(all)
})

test('sorting orders the prices, the pages go on where the last one ended', async ({ page }) => {
  await open(page, '/schreiben/')
  await markDocument(page)
  await menu(page, 'Beliebtheit').click()
  await page.getByRole('link', { name: 'Preis aufsteigend' }).click()
  await expect(page).toHaveURL(/sort=/)
  await expect(async () => {
    const prices = await pricesOf(page)
    expect(prices.length).toBe(60)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  }).toPass()
  const dearest = Math.max(...(await pricesOf(page)))

  const second = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: /2/ }).first()
  await second.scrollIntoViewIfNeeded()
  // Cards that come near are laid out anew.
  await untilStill(page)
  await second.click()
  await expect(page).toHaveURL(/p=2/)
  await expect(async () => expect(Math.min(...(await pricesOf(page)))).toBeGreaterThanOrEqual(dearest)).toPass()
  expect(await isSameDocument(page)).toBe(true)
})

test('S4.14 back from a product the visitor stands where they left, on the same page with the same filter', async ({
  page,
}) => {
  await open(page, '/schreiben/?filter.PRICE=1-30&p=2')
  await markDocument(page)
  const link = cards(page).nth(20).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.scrollIntoViewIfNeeded()
  // Cards that come near are laid out anew.
  await untilStill(page)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/filter\.PRICE=1-30&p=2/)
  await expect(link).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(50)
  expect(await isSameDocument(page)).toBe(true)
})

test('a staged department leads to all its products, and stays a listing through every choice', async ({ page }) => {
  await open(page, '/malen-basteln/')
  await markDocument(page)
  const way = page.getByRole('link', { name: /^Alle [\d.]+\sArtikel in Malen & Basteln ansehen$/ })
  const count = Number((await way.textContent())?.replace(/\D/g, ''))
  await way.click()
  await expect(page).toHaveURL(address('/malen-basteln/?p=1'))
  expect(await countOf(page)).toBe(count)
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page).toHaveURL(address('/malen-basteln/?p=2'))
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute('href', /\/malen-basteln\/\?p=1$/)
  await page.goBack()
  await expect(page).toHaveURL(address('/malen-basteln/?p=1'))
  await page.goBack()
  await expect(way).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)

  await open(page, '/malen-basteln/?filter.PRICE=1-5')
  await expect.poll(() => countOf(page)).toBeLessThan(count)
  await page.getByRole('link', { name: 'Alle zurücksetzen' }).first().click()
  await expect(page).toHaveURL(address('/malen-basteln/?p=1'))
  await expect.poll(() => countOf(page)).toBe(count)
})

test('the drawer holds the page still, gives the focus back and remembers its folds @phone', async ({ page }) => {
  await open(page, '/schulranzen/')
  const opener = page.getByRole('button', { name: 'Alle Filter' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  const fold = drawer.locator('summary').filter({ hasText: 'Farbe' })
  await expect(drawer.getByText('Blau', { exact: true })).toBeVisible()
  await expectPartAccessible(page)
  await expectToFit(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await fold.click()
  await expect(drawer.getByText('Blau', { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/prod\//)
  await page.goBack()
  await expect(opener).toBeVisible()
  await opener.click()
  await expect(drawer.getByText('Blau', { exact: true })).toBeHidden()
})

test('one visitor comes to listings in many ways', async ({ page }) => {
  test.slow()
  await test.step('ratings are chosen as stars and more, a range in the address is named as one', async () => {
    await open(page, '/schreiben/?filter.rating=4-5')
    await expect(page.getByRole('link', { name: 'Filter entfernen: Bewertung: ab 4 Sternen' })).toBeVisible()
    await open(page, '/schreiben/?filter.rating=3-4')
    await expect(page.getByRole('link', { name: 'Filter entfernen: Bewertung: 3 bis 4 Sterne' })).toBeVisible()
  })
  await test.step('filters that leave nothing, and pages that are not there, lead on', async () => {
    await open(page, '/schreiben/?filter.PRICE=90000-90001')
    await expect(page.getByRole('heading', { name: 'Keine Artikel für diese Filter' })).toBeVisible()
    await expectPartAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Alle zurücksetzen' }).first().click()
    await expect(cards(page).first()).toBeVisible()
    await open(page, '/schreiben/?p=999')
    await expect(page).not.toHaveURL(/p=999/)
    await expect(cards(page).first()).toBeVisible()
    await open(page, '/schreiben/?p=-3')
    await expect(page.getByText(/^Seite 1 von/)).toBeVisible()
  })
  await test.step('S3.17 S4.54 a card says what is special', async () => {
    for (const [kind, words] of [
      ['lightningSoldOut', 'Blitzangebot ausverkauft'],
      ['shortage', 'Nur noch wenige auf Lager'],
      ['minimum', /Mindestens \d+\sStück/],
    ] as const) {
      await test.step(kind, async () => expect(await openCard(page, kind)).toContainText(words))
    }
    const card = await openCard(page, 'lightning')
    await expect(card).toContainText('Blitzangebot')
    await expect(card.getByRole('timer')).toBeVisible()
    await expect(card.getByRole('progressbar')).toBeVisible()
    const old = await card.locator('s').filter({ visible: true }).textContent()
    const normal = old?.replace(/^\D+/, '')
    expect(normal).toMatch(/^[\d.]+,\d\d\s€$/)
    await card.getByRole('timer').evaluate((timer) => Object.assign(timer.dataset, { countdown: '0' }))
    await expect(card.getByRole('timer')).toHaveText('beendet')
    await expect(card.locator('p').filter({ hasText: 'Preis:', visible: true })).toContainText(`Preis: ${normal}`)
    await expect(card.getByRole('progressbar')).toBeHidden()
  })
})

/** The card of a product of a kind, on the page of a search that finds it. */
async function openCard(page: Page, kind: ProductKind): Promise<Locator> {
  const { id } = await productOfKind(kind)
  const [product] = await rowsOf<{ name: string }>(
    "select name from product_texts where product_id = $1 and language = 'de'",
    [id],
  )
  const name = encodeURIComponent(product?.name ?? '')
  await open(page, `/search?q=${name}&oq=${name}`)
  return cards(page).filter({ has: page.locator(`a[href^="/prod/${id}"]`) })
}

test('the business store speaks English and has its own filters', async ({ page }) => {
  await open(page, '/cat/2000?filter.rating=4-5', 'en.educational.localhost')
  await expect(page.getByRole('link', { name: 'Remove filter: Rating: 4 stars and up' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^\d+\sproducts?$/ })).toBeVisible()
  await page.getByRole('button', { name: 'All filters' }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await expectPartAccessible(page)
})
