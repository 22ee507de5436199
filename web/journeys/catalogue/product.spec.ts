import { quantityField } from '../support/carts.ts'
import { productWithChoice } from '../support/products.ts'
import { expect, isSameDocument, markDocument, open, test, untilHydrated } from '../support/shop.ts'

test('S4.3 choosing a variant changes price, picture, number and address in place @both', async ({ page }) => {
  const { id } = await productWithChoice()
  await open(page, `/prod/${id}`)
  await markDocument(page)
  const main = page.getByRole('main')
  await expect(main.getByText(/^Bitte wählen: /), 'a size is never chosen for the visitor').toHaveText(/: Größe/)
  await expect(page).toHaveURL(new RegExp(`/prod/${id}$`))
  const colours = main.getByRole('group', { name: /^Farbe/ })
  await expect(colours.locator('[aria-current="true"]'), 'as pictured').toHaveCount(1)
  const option = colours.getByRole('link').last()
  const colour = (await option.textContent()) ?? ''
  const sizes = main.getByRole('group', { name: /^Größe/ }).getByRole('link')

  await option.click()
  await expect(colours.locator('[aria-current="true"]')).toHaveText(colour)
  const picture = main.getByRole('region', { name: 'Bilder' }).getByRole('img').first()
  await expect(picture).toHaveAttribute('alt', new RegExp(`in ${colour}$`))
  await sizes.first().click()
  await expect(page).toHaveURL(new RegExp(`/prod/${id}\\?varid=`))
  const number = (await main.getByText(/^Artikelnummer/).textContent()) ?? ''
  await expect(main.getByRole('status').filter({ hasText: `Farbe ${colour}` })).toContainText('Preis')
  const first = page.url()
  const limit = main.getByText(/^Höchstens \d+\sStück pro Bestellung\.$/)
  await expect(async () => {
    await quantityField(page).fill('9999')
    await quantityField(page).blur()
    await expect(limit).toBeVisible({ timeout: 500 })
  }).toPass()

  await colours.getByRole('link').first().click()
  await expect(main.getByText(/^Artikelnummer/)).not.toHaveText(number)
  await expect(limit, 'said of the other variant').toHaveCount(0)
  await expect(picture).not.toHaveAttribute('alt', new RegExp(`in ${colour}$`))
  expect(page.url()).not.toBe(first)
  expect(await isSameDocument(page)).toBe(true)

  await page.reload()
  await expect(main.getByText(/^Artikelnummer/)).not.toHaveText(number)

  // A link, as of the cart in the header, to the item that the page began with: another one was chosen since.
  await untilHydrated(page)
  const begun = page.url()
  const began = (await main.getByText(/^Artikelnummer/).textContent()) ?? ''
  await colours.getByRole('link').last().click()
  await expect(main.getByText(/^Artikelnummer/)).not.toHaveText(began)
  await expect(page).not.toHaveURL(begun)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
  }, begun)
  await expect(page).toHaveURL(begun)
  await expect(main.getByText(/^Artikelnummer/)).toHaveText(began)
})

test('an excluded option says so and leads to what exists', async ({ page }) => {
  const { id, itemId } = await productWithChoice({ isIncomplete: true })
  await open(page, `/prod/${id}?varid=${itemId}`)
  const excluded = page
    .getByRole('link', { name: /in dieser Kombination nicht verfügbar/ })
    .or(page.getByRole('option', { name: /andere Kombination/ }))
  await expect(excluded.first()).toBeAttached()
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const screens = reducedMotion === 'no-preference' ? ' @both' : ''
  test(`pictures are looked at up close, and the focus returns (motion: ${reducedMotion})${screens}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    const { id } = await productWithChoice()
    await open(page, `/prod/${id}`)
    const picture = page
      .getByRole('region', { name: 'Bilder' })
      .getByRole('link', { name: /Vergrößern/ })
      .first()
    await picture.focus()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: 'Große Bilder' })
    await expect(zoom).toBeVisible()
    await expect(zoom.getByRole('img').first()).toBeVisible()
    const stage = zoom.getByRole('button', { name: 'Vergrößern' }).first()
    await stage.click()
    const large = zoom.getByRole('button', { name: 'Verkleinern' })
    await expect.poll(async () => (await large.boundingBox())?.width).toBe(2000)
    // What was pressed stays in view.
    await expect.poll(async () => (await large.boundingBox())?.x).toBeLessThan(-200)
    await large.click()
    await expect(stage).toBeVisible()
    // The picture that had the focus is inert then, and the next key still gets through.
    for (let at = 2; at <= (await zoom.locator('li').count()); at += 1) {
      await page.keyboard.press('ArrowRight')
      await expect(zoom.getByRole('status')).toContainText(`${at} /`)
      await expect(zoom.locator('li:not([inert]) button')).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(zoom).toBeHidden()
    await expect(picture).toBeFocused()
  })
}
