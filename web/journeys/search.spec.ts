import { address, cards, expect, isSameDocument, markDocument, open, test } from './shop.ts'

test('the search in the header leads to hits and keeps the words', async ({ page }) => {
  await open(page, '/')
  await markDocument(page)
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('ranzen')
  await search.press('Enter')
  await expect(page).toHaveURL(address('/search?q=ranzen'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ranzen')
  await expect(cards(page).first()).toContainText(/ranzen/i)
  await expect(search).toHaveValue('ranzen')
  expect(await isSameDocument(page)).toBe(true)
})

test('words with signs are found as they were written', async ({ page }) => {
  await open(page, '/')
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('Füller & Tinte + 1')
  await search.press('Enter')
  await expect(page).toHaveURL(/%26.*%2B/)
  await expect(search).toHaveValue('Füller & Tinte + 1')
})

test('an empty search leads home, where something is to be seen', async ({ page }) => {
  await page.goto(address('/search?q='))
  await expect(page).toHaveURL(address('/'))
  await open(page, '/schreiben/')
  await page.getByRole('banner').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(address('/'))
})

test('no hits: said plainly, with ways on, kept out of search engines', async ({ page }) => {
  await open(page, '/search?q=xqzwv')
  await expect(page.getByRole('heading', { name: 'Nichts gefunden zu „xqzwv“' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Schreiben', exact: true }).click()
  await expect(page).toHaveURL(address('/schreiben/'))
})

test('a slip of the pen is corrected, and said', async ({ page }) => {
  await open(page, '/search?q=schulranzn')
  await expect(cards(page).first()).toBeVisible()
})
