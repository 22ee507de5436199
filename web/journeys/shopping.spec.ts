import { address, expect, test, untilHydrated } from './shop.ts'

const results = 'main li article'

test('from home by the navigation to a category, through filter, sort and page to a product and back @desktop', async ({
  page,
}) => {
  await page.goto(address('/'))
  await untilHydrated(page)
  await page
    .getByRole('navigation', { name: 'Sortiment' })
    .getByRole('link', { name: 'Schreiben', exact: true })
    .click()
  await expect(page).toHaveURL(address('/schreiben/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schreiben')
  const all = await countOf(page)

  // A document that is loaded anew would lose this mark.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('summary', { hasText: 'Farbe' }).click()
  const colour = page.getByRole('group', { name: 'Farbe' }).first()
  await colour.getByText('Blau', { exact: false }).first().click()
  await expect(page).toHaveURL(/filter\.COLOUR=/)
  await expect.poll(() => countOf(page)).toBeLessThan(all)
  const filtered = await countOf(page)

  await page.getByRole('link', { name: /Filter Farbe: Blau entfernen|Farbe.*Blau.*entfernen/ }).click()
  await expect.poll(() => countOf(page)).toBe(all)
  await page.goBack()
  await expect.poll(() => countOf(page)).toBe(filtered)
  await page.goForward()
  await expect.poll(() => countOf(page)).toBe(all)

  await page.locator('summary', { hasText: 'Beliebteste' }).click()
  await page.getByRole('link', { name: 'Preis aufsteigend' }).click()
  await expect(page).toHaveURL(/sort=/)
  await expect(async () => {
    const prices = await pricesOf(page)
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  }).toPass()

  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page).toHaveURL(/p=2/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)

  const card = page.locator(results).nth(20)
  const name = (await card.getByRole('link').textContent()) ?? ''
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/p=2/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 50)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('a variant is chosen without leaving the product page', async ({ page }) => {
  await page.goto(address('/schulranzen/ranzen/'))
  await untilHydrated(page)
  await page
    .locator(results)
    .filter({ has: page.getByRole('img', { name: /In \d+ Farben/ }) })
    .first()
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/prod\/\d+/)
  const colours = page
    .getByRole('main')
    .getByRole('list', { name: 'Farbe' })
    .or(page.getByRole('group', { name: /Farbe/ }))
    .first()
  const option = colours.getByRole('link').last()
  const colour = (await option.textContent())?.trim() ?? ''
  await option.click()
  await expect(page).toHaveURL(/varid=/)
  await expect(page.getByText('Bitte noch wählen')).toHaveCount(0)
  await expect(colours.locator('[aria-current="true"], [aria-checked="true"], [aria-pressed="true"]')).toContainText(
    colour,
  )
  await expect(page.getByText(/Artikelnummer/).first()).toBeVisible()
})

test('links and forms lead the same way without scripts @without-scripts @desktop', async ({ page }) => {
  await page.goto(address('/schreiben/'))
  const all = await countOf(page)
  await page.locator('summary', { hasText: 'Farbe' }).click()
  const colour = page.getByRole('group', { name: 'Farbe' }).first()
  await colour.getByRole('checkbox').first().check({ force: true })
  await colour.getByRole('button').first().click()
  await expect(page).toHaveURL(/filter\.COLOUR=/)
  expect(await countOf(page)).toBeLessThan(all)

  await page.goto(address('/schreiben/'))
  await page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: /2/ }).first().click()
  await expect(page).toHaveURL(/p=2/)
  await page.locator(results).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/prod\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('searchbox').fill('Füller')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\/search\/?\?q=F/)
  expect(await countOf(page)).toBeGreaterThan(0)
})

test('a search leads to results, an empty one home', async ({ page }) => {
  await page.goto(address('/'))
  const search = page.getByRole('searchbox').first()
  await search.fill('ranzen')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/search\/?\?q=ranzen/)
  await expect(page.locator(results).first()).toContainText(/ranzen/i)
  await page.goto(address('/search?q='))
  await expect(page).toHaveURL(address('/'))
})

type Page = import('@playwright/test').Page

async function countOf(page: Page): Promise<number> {
  const text =
    (await page
      .getByText(/^[\d.]+ Artikel$/)
      .first()
      .textContent()) ?? ''
  return Number(text.replace(/\D/g, ''))
}

/** Minor units, as shown on the cards. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.locator(`${results} p`).filter({ hasText: '€' }).allTextContents()
  return texts.map((text) =>
    Number(/(\d[\d.]*),(\d\d)\s*€/.exec(text)?.slice(1).join('').replace('.', '') ?? Number.NaN),
  )
}
