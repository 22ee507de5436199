import { productWithChoice } from '../support/products.ts'
import { address, expect, open, test } from '../support/shop.ts'

const payment = ['PayPal', 'Rechnung', 'Visa', 'Amazon Pay', 'Mastercard']
const delivery = ['DHL', 'DPD']

// What the other stores answer: server/tests/edge/store-answers.test.ts.
test('the German store speaks de-DE and shows what its visitors need (storefront.md §9) @both', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Malen & Basteln', exact: true, includeHidden: true }),
  ).toBeAttached()
  const footer = page.getByRole('contentinfo')
  const marks = footer.getByRole('list', { name: /Zahlungsarten|liefern/ }).getByRole('listitem')
  await expect(marks).toHaveText([...payment, ...delivery])
  await expect(footer.getByRole('link', { name: /Sicher einkaufen So schützen/ })).toHaveCount(1)
  await expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Pinterest' })).toHaveCount(1)
  await expect(page.locator('link[rel="alternate"]')).toHaveCount(6)
  const language = (await page.context().cookies()).find(({ name }) => name === 'language')
  expect(language).toMatchObject({ value: 'de-DE', httpOnly: true })
  expect((language?.expires ?? 0) - Date.now() / 1000, 'remembered for a year').toBeGreaterThan(364 * 24 * 3600)
})

test('S2.61 the business store changes its language and stays on the page @both', async ({ page }) => {
  await open(page, '/schreiben/', 'educational.localhost')
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(address('/schreiben/', 'en.educational.localhost'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing')

  const { id } = await productWithChoice({ store: 'b2b' })
  await open(page, `/prod/${id}`, 'educational.localhost')
  const colours = page.getByRole('main').getByRole('group', { name: /^Farbe/ })
  await colours.locator('a:not([aria-current])').first().click()
  await page
    .getByRole('main')
    .getByRole('group', { name: /^Größe/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\?varid=/)
  const { search } = new URL(page.url())
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click()
  await expect(page, 'with the variant that was chosen').toHaveURL(
    address(`/prod/${id}${search}`, 'en.educational.localhost'),
  )
})
