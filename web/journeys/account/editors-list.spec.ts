import { openGallery } from '../support/gallery.ts'
import { chooseVariant, pressInMenu, toast, withUnknownProduct } from '../support/lists.ts'
import { expect, expectPartAccessible, expectToFitAtAllWidths, test } from '../support/shop.ts'

test('S2.44 S4.44 an editors’ list: totals follow, nothing is removed, and the cart says what became of each', async ({
  page,
}) => {
  await openGallery(page)
  const list = page.getByRole('region', { name: 'Materialliste für Klasse 1' })
  await list.scrollIntoViewIfNeeded()
  const entries = list.getByRole('article')
  await expect(list.getByRole('button', { name: 'Entfernen' })).toHaveCount(0)
  const second = entries.nth(1)
  const price = second.locator('p').filter({ hasText: /^\s*Preis:/ })
  const before = await price.textContent()
  // The list reacts from a moment after it has come near.
  await expect(async () => {
    await second.getByRole('button', { name: 'Eins mehr' }).click()
    await expect(price).not.toHaveText(before ?? '', { timeout: 3000 })
  }).toPass()
  // A quantity that was typed just before counts, whenever its price comes.
  const intoCart = Promise.withResolvers<string>()
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('TeaserWishlistIntoCart')) intoCart.resolve(body)
    else if (body.includes('TeaserWishlistTotals')) await intoCart.promise
    await route.continue({ postData: withUnknownProduct(body) })
  })
  await second.getByRole('textbox').fill('7')
  await pressInMenu(page, 'Optionen der Liste', 'Alles in den Warenkorb')
  expect(await intoCart.promise).toMatch(/"teaserWishlist":\[[^\]]*"quantity":7/)
  const result = page.getByRole('dialog', { name: 'Von der Liste in den Warenkorb' })
  await expect(result.getByRole('region', { name: 'Bitte Variante wählen' })).toBeVisible()
  await expect(result.getByRole('region', { name: 'Nicht mehr lieferbar' })).toContainText(
    'Diesen Artikel führen wir nicht mehr.',
  )
  await expect(result.getByRole('region', { name: /Artikel liegen im Warenkorb$/ })).toBeVisible()
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)
  await result.getByRole('button', { name: 'Variante wählen' }).click()
  await chooseVariant(page)
  await expect(entries.first().getByText(/^Artikelnummer/)).toBeVisible()
  // What was missing is put in at once.
  const added = page.getByRole('dialog', { name: /Stück im Warenkorb$/ })
  await expect(added).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(added).toBeHidden()
  await pressInMenu(page, 'Optionen der Liste', 'Als Merkzettel speichern')
  await expect(toast(page, 'Gespeichert: Merkzettel')).toBeVisible()
  await expect(page.getByRole('banner').locator('[data-opens="flyout-wishlist"]')).toContainText(/\d/)
})
