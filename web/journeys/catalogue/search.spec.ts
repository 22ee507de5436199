import type { Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { productOfKind } from '../support/products.ts'
import {
  address,
  cards,
  countOf,
  expect,
  expectAccessible,
  expectPartAccessible,
  expectToFitAtAllWidths,
  holdScripts,
  isSameDocument,
  markDocument,
  open,
  searchField,
  test,
  untilHydrated,
} from '../support/shop.ts'

const options = (page: Page) => page.getByRole('banner').getByRole('option')
const suggestions = (page: Page) => page.getByRole('banner').getByRole('listbox', { name: 'Suchvorschläge' })

test('the search in the header leads to hits and keeps the words @both', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  const search = await searchField(page)
  await search.fill('ranzen')
  await search.press('Enter')
  await expect(page).toHaveURL(address('/search?q=ranzen'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ranzen')
  await expect(cards(page).first()).toContainText(/ranzen/i)
  await expect(await searchField(page)).toHaveValue('ranzen')
  expect(await isSameDocument(page)).toBe(true)
})

test('a phone, whose search fills the screen, says what to type and when nothing comes to mind @phone', async ({
  page,
}) => {
  const { promise: mayStart, resolve: start } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route, request) => {
    if (request.postData()?.includes('SearchStart')) await mayStart
    await route.fallback()
  })
  await open(page, '/search?q=heft')
  const search = await searchField(page)
  await expect(search).toBeFocused()
  await page.keyboard.type('xqzwv')
  await expect(search).toHaveValue('xqzwv')
  await expect(page.getByText('Keine Vorschläge zu „xqzwv“.')).toBeVisible()
  await expectPartAccessible(page, 'header')
  await search.fill('')
  const hint = page.getByText('Such nach einem Artikel, einer Marke oder einer Artikelnummer.')
  await expect(hint, 'until there is something to begin with').toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Keine Vorschläge' })).toHaveCount(0)
  start()
  await expect(options(page).first()).toBeVisible()
  await expect(hint).toBeHidden()
})

test('a visitor with a phone opens the search @phone', async ({ page }) => {
  await test.step('S2.60 S4.26 a phone’s search is opened and closed by its button', async () => {
    await open(page, '/')
    const field = page.getByRole('banner').getByRole('combobox')
    await expect(field).toBeHidden()
    await page.getByRole('button', { name: 'Suche öffnen' }).tap()
    await expect(field).toBeFocused()
    await expectPartAccessible(page, 'header')
    await page.getByRole('button', { name: 'Suche schließen' }).tap()
    await expect(field).toBeHidden()
  })
  await test.step('a search that was opened before its script came awaits other words once it is there', async () => {
    const release = await holdScripts(page)
    await page.goto(address('/search?q=heft'), { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Suche öffnen' }).tap()
    const field = page.getByRole('banner').locator('input[name="q"]')
    await expect(field).toBeVisible()
    release()
    await expect(field).toBeFocused()
    await page.keyboard.type('xqzwv')
    await expect(field).toHaveValue('xqzwv')
  })
})

test('words that were typed and not sent stay, from before scripts came and while a page arrives', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(address('/'), { waitUntil: 'commit' })
  const field = page.getByRole('banner').locator('input[name="q"]')
  await field.fill('radier')
  await field.blur()
  release()
  await untilHydrated(page)
  await expect(field).toHaveRole('combobox')
  await page.getByRole('banner').getByRole('link', { name: 'Malen & Basteln', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Malen & Basteln' })).toBeVisible()
  await expect(field).toHaveValue('radier')

  const answers = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    await answers.promise
    await route.continue()
  })
  await field.fill('kleber')
  await field.press('Enter')
  await field.fill('schere')
  await field.blur()
  answers.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kleber')
  await expect(field).toHaveValue('schere')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('schere')
  await page.getByRole('banner').getByRole('link', { name: 'Malen & Basteln', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Malen & Basteln' })).toBeVisible()
  await expect(field, 'what was sent goes with its page').toHaveValue('')
})

test('one visitor searches in many ways', async ({ page, request }) => {
  test.slow()
  await test.step('words with special characters are found as typed', async () => {
    await open(page, '/')
    const search = await searchField(page)
    await search.fill('Füller & Tinte + 1')
    await search.press('Enter')
    await expect(page).toHaveURL(/%26.*%2B/)
    await expect(await searchField(page)).toHaveValue('Füller & Tinte + 1')
  })
  await test.step('S4.24 suggestions close with a click in the header or beside it', async () => {
    await open(page, '/')
    const search = await searchField(page)
    for (const place of [
      { x: 20, y: 60 },
      { x: 60, y: 800 },
    ]) {
      await search.fill('füller')
      await search.click()
      await expect(suggestions(page)).toBeVisible()
      await page.mouse.click(place.x, place.y)
      await expect(suggestions(page)).toBeHidden()
    }
    await expect(page, 'the overlay takes the click').toHaveURL(address('/'))
  })
  await test.step('S4.22 a search stays in the category it is made in, until that is lifted', async () => {
    await open(page, '/schreiben/')
    const search = await searchField(page)
    await search.fill('stift')
    await suggestions(page).getByRole('option', { name: '„stift“ in Schreiben suchen' }).click()
    await expect(page).toHaveURL(/\/search\?q=stift&searchInCategoryId=\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('stift')
    const inside = await countOf(page)
    await page.getByRole('link', { name: 'Im ganzen Shop statt nur in Schreiben suchen' }).click()
    await expect(page).toHaveURL(address('/search?q=stift'))
    await expect.poll(() => countOf(page)).toBeGreaterThan(inside)
    const places = page.getByRole('navigation', { name: 'In diesen Bereichen suchen' })
    await places.getByRole('link', { name: /^Schreiben/ }).click()
    await expect.poll(() => countOf(page)).toBe(inside)
  })
  await test.step('S4.17 the number of a product leads to it', async () => {
    const { id, itemId } = await productOfKind('energy')
    const [item] = await rowsOf<{ number: string }>('select order_number as number from items where id = $1', [itemId])
    const number = item?.number ?? ''
    const path = `/prod/${id}`
    const response = await request.get(address(`/search?q=${number}`), { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location).toContain(path)
    await open(page, '/')
    const search = await searchField(page)
    await search.fill(number)
    await search.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}\\b`))
  })
  await test.step('S4.20 a slip of the pen is corrected, and said, and can be insisted on', async () => {
    await open(page, '/search?q=f%C3%BCllr')
    await expect(cards(page).first()).toContainText(/füller/i)
    await expect(page.getByRole('main')).toContainText('statt „füllr“')
    await expectPartAccessible(page)
    await page.getByRole('link', { name: 'Nur nach „füllr“ suchen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Treffer für „füllr“' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Gemeint war vielleicht:' }).getByRole('link').first().click()
    await expect(cards(page).first()).toContainText(/füller/i)
  })
  await test.step('S4.23 a search without hits says so, suggests ways on and is noindex', async () => {
    await open(page, '/search?q=xqzwv')
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Treffer für „xqzwv“' })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow')
    await expect(page.getByRole('main').getByRole('article').first(), 'what others buy').toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    await expectToFitAtAllWidths(page)
    await page.getByRole('main').getByRole('link', { name: 'Schreiben', exact: true }).click()
    await expect(page).toHaveURL(address('/schreiben/'))
  })
})

test('S2.5 S4.15 an empty search leads home, and the search without words asks for some', async ({ page }) => {
  for (const nothing of ['/search?q=%20', '/search?q=']) {
    const response = await page.goto(address(nothing))
    expect(response?.request().redirectedFrom(), nothing).not.toBeNull()
    await expect(page).toHaveURL(address('/'))
  }
  await open(page, '/schreiben/')
  await (await searchField(page)).press('Enter')
  await expect(page).toHaveURL(address('/'))

  await open(page, '/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Wonach suchst du?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('kleber')
  await field.press('Enter')
  await expect(page).toHaveURL(address('/search?q=kleber'))
})

test('searched words are remembered on this device and can be deleted @both', async ({ page }) => {
  await open(page, '/')
  for (const words of ['kleber', 'schere']) {
    const search = await searchField(page)
    await search.fill(words)
    await search.press('Enter')
    await expect(page).toHaveURL(address(`/search?q=${words}`))
  }
  const search = await searchField(page)
  await search.fill('')
  await search.click()
  const recent = suggestions(page).getByRole('group', { name: 'Zuletzt gesucht' }).getByRole('option')
  await expect(recent).toHaveText(['schere', 'kleber'])
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await expectPartAccessible(page, 'header')
  await page.getByRole('button', { name: '„schere“ aus den letzten Suchen entfernen' }).click()
  await expect(recent).toHaveText(['kleber'])
  await expect(search).toBeFocused()
  await page.getByRole('button', { name: 'Letzte Suchen löschen' }).click()
  await expect(recent).toHaveCount(0)
  const popular = suggestions(page).getByRole('group', { name: 'Beliebte Suchen' }).getByRole('option')
  await expect(popular.first(), 'never empty').toHaveText('Schulranzen')
  await expect(suggestions(page).getByRole('group', { name: 'Bereiche' }).getByRole('option')).toHaveCount(8)
  // A phone also remembers that it has the shop's fonts.
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((name) => name !== 'fonts')).toEqual([])
})

test('S6.9 the business store searches without suggestions @both', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.postData() ?? ''))
  await open(page, '/', 'en.educational.localhost')
  const toggle = page.getByRole('button', { name: 'Open search' })
  if (await toggle.isVisible()) await toggle.click()
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('pen')
  await search.press('Enter')
  await expect(page).toHaveURL(address('/search?q=pen', 'en.educational.localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/products? for “pen”/)
  expect(requested.filter((body) => body.includes('SearchSuggestions'))).toEqual([])
})

test('suggestions appear while typing, and the keyboard moves through them @both', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  const search = await searchField(page)
  await search.fill('füll')
  await expect(suggestions(page).getByRole('group', { name: 'Suchbegriffe' }).getByRole('option').first()).toBeVisible()
  await expect(suggestions(page).getByRole('group', { name: 'Artikel' }).getByRole('option').first()).toContainText('€')
  await expect(suggestions(page).locator('mark').first()).toHaveText(/füll/i)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ Vorschläge$/ })).toBeAttached()
  await expectPartAccessible(page, 'header')

  await search.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  const chosen = (await options(page).first().getAttribute('id')) ?? ''
  await expect(search).toHaveAttribute('aria-activedescendant', chosen)
  await search.press('End')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await search.press('Home')
  await search.press('ArrowUp')
  await expect(search).not.toHaveAttribute('aria-activedescendant')
  await search.press('Escape')
  await expect(suggestions(page)).toBeHidden()
  await expect(search).toHaveValue('füll')

  await search.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=f%C3%BCll/)
  await expect(suggestions(page)).toBeHidden()
  expect(await isSameDocument(page)).toBe(true)
})

test('searches that go elsewhere, and one that is overtaken', async ({ page, request }) => {
  await test.step('rules lead a search elsewhere, by an address as by the field', async () => {
    const target = async (query: string) => {
      const response = await request.get(address(`/search?q=${encodeURIComponent(query)}`), { maxRedirects: 0 })
      return [response.status(), decodeURIComponent(response.headers().location ?? '').replace(/^https?:\/\/[^/]+/, '')]
    }
    expect(await target('Versandkosten')).toEqual([302, '/service/versand/'])
    expect(await target('roter stift')).toEqual([302, '/search?q=stift&oq=roter stift&filter.COLOUR=red'])

    await open(page, '/')
    await markDocument(page)
    const search = await searchField(page)
    await search.fill('versandkosten')
    await search.press('Enter')
    await expect(page).toHaveURL(address('/service/versand/'))

    const again = await searchField(page)
    await again.fill('roter stift')
    await again.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=stift&oq=roter%20stift&filter\.COLOUR=red/)
    await expect(page.getByRole('main')).toContainText(
      '„roter stift“ haben wir als „stift“ mit den gewählten Filtern verstanden.',
    )
    await expect(page.getByRole('link', { name: 'Filter entfernen: Farbe: Rot' })).toBeVisible()
    await page.getByRole('link', { name: 'Nur nach „roter stift“ suchen' }).click()
    await expect(page).toHaveURL(/q=roter%20stift&oq=roter%20stift$/)
    expect(await isSameDocument(page)).toBe(true)
  })
  await test.step('S4.25 an answer that comes too late is not shown', async () => {
    await open(page, '/')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('"scher"')) await held
      await route.continue()
    })
    const search = await searchField(page)
    const late = page.waitForRequest((request) => request.postData()?.includes('"scher"') === true)
    await search.fill('scher')
    await late
    await search.fill('kleber')
    await expect(suggestions(page).getByRole('option', { name: 'Alle Treffer für „kleber“ zeigen' })).toBeVisible()
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('"scher"') === true)
    release()
    await answered
    await expect(suggestions(page).getByRole('option', { name: 'Alle Treffer für „kleber“ zeigen' })).toBeVisible()
    await expect(suggestions(page).getByRole('option', { name: /scher/i })).toHaveCount(0)
  })
})
