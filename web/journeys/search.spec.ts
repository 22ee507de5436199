import type { Page } from '@playwright/test'
import {
  address,
  cards,
  expect,
  expectAccessible,
  expectToFit,
  isSameDocument,
  markDocument,
  open,
  searchField,
  test,
} from './shop.ts'

const options = (page: Page) => page.getByRole('banner').getByRole('option')
const suggestions = (page: Page) => page.getByRole('banner').getByRole('listbox', { name: 'Suchvorschläge' })

test('the search in the header leads to hits and keeps the words', async ({ page }) => {
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

test('words with signs are found as they were written', async ({ page }) => {
  await open(page, '/')
  const search = await searchField(page)
  await search.fill('Füller & Tinte + 1')
  await search.press('Enter')
  await expect(page).toHaveURL(/%26.*%2B/)
  await expect(await searchField(page)).toHaveValue('Füller & Tinte + 1')
})

test('an empty search leads home, and the search without words asks for some', async ({ page }) => {
  const response = await page.goto(address('/search?q=%20'))
  expect(response?.request().redirectedFrom()).not.toBeNull()
  await expect(page).toHaveURL(address('/'))
  await open(page, '/schreiben/')
  await (await searchField(page)).press('Enter')
  await expect(page).toHaveURL(address('/'))

  await open(page, '/search')
  await expect(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('kleber')
  await field.press('Enter')
  await expect(page).toHaveURL(address('/search?q=kleber'))
})

test('no hits: said plainly, with ways on, kept out of search engines', async ({ page }) => {
  await open(page, '/search?q=xqzwv')
  await expect(page.getByRole('heading', { level: 1, name: 'Nichts gefunden zu „xqzwv“' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow')
  await expect(page.getByRole('main').getByRole('article').first(), 'what others buy').toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByRole('main').getByRole('link', { name: 'Schreiben', exact: true }).click()
  await expect(page).toHaveURL(address('/schreiben/'))
})

test('what was searched for is remembered on this device, and forgotten again', async ({ page }) => {
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
  await expect(options(page)).toHaveText(['schere', 'kleber'])
  await expect(search).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: '„schere“ aus den letzten Suchen entfernen' }).click()
  await expect(options(page)).toHaveText(['kleber'])
  await expect(search).toBeFocused()
  await page.getByRole('button', { name: 'Alle löschen' }).click()
  await expect(suggestions(page)).toBeHidden()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the business store searches without suggestions', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await open(page, '/', 'en.educational.localhost')
  const toggle = page.getByRole('button', { name: 'Open search' })
  if (await toggle.isVisible()) await toggle.click()
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('pen')
  await search.press('Enter')
  await expect(page).toHaveURL(address('/search?q=pen', 'en.educational.localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/products? for “pen”/)
  expect(asked.filter((body) => body.includes('SearchSuggestions'))).toEqual([])
})

test('on a phone the search is opened and closed by its button @phone', async ({ page }) => {
  await open(page, '/')
  const field = page.getByRole('banner').getByRole('combobox')
  await expect(field).toBeHidden()
  await page.getByRole('button', { name: 'Suche öffnen' }).tap()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Suche schließen' }).tap()
  await expect(field).toBeHidden()
})
