import type { Page } from '@playwright/test'
import { cards, countOf, expect, isSameDocument, markDocument, menu, open, pricesOf, test } from './shop.ts'

const colour = (page: Page) => page.getByRole('group', { name: 'Farbe', exact: true })

test('filters are set and given up, in the same document @desktop', async ({ page }) => {
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

test('a price range leaves only what lies within @desktop', async ({ page }) => {
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

test('on a phone all filters are in a drawer @phone', async ({ page }) => {
  await open(page, '/schreiben/')
  const all = await countOf(page)
  await page.getByRole('button', { name: 'Alle Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByText('Blau', { exact: true }).click()
  await expect(drawer.getByRole('button', { name: /Artikel ansehen/ })).not.toContainText(String(all))
  await drawer.getByRole('button', { name: /Artikel ansehen/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/filter\.COLOUR=/)
  expect(await countOf(page)).toBeLessThan(all)
  await page.getByRole('link', { name: 'Filter entfernen: Farbe: Blau' }).click()
  await expect.poll(() => countOf(page)).toBe(all)
})

test('sorting orders the prices, the pages go on where the last one ended', async ({ page }) => {
  await open(page, '/schreiben/')
  await markDocument(page)
  await menu(page, 'Beliebteste').click()
  await page.getByRole('link', { name: 'Preis aufsteigend' }).click()
  await expect(page).toHaveURL(/sort=/)
  await expect(async () => {
    const prices = await pricesOf(page)
    expect(prices.length).toBe(60)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  }).toPass()
  const dearest = Math.max(...(await pricesOf(page)))

  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page).toHaveURL(/p=2/)
  await expect(async () => expect(Math.min(...(await pricesOf(page)))).toBeGreaterThanOrEqual(dearest)).toPass()
  expect(await isSameDocument(page)).toBe(true)
})

test('back from a product the visitor stands where they left, on the same page with the same filter', async ({
  page,
}) => {
  await open(page, '/schreiben/?filter.PRICE=1-30&p=2')
  await markDocument(page)
  const link = cards(page).nth(20).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.scrollIntoViewIfNeeded()
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
