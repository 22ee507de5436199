import { productWithChoice } from '../support/products.ts'
import {
  expect,
  expectAccessible,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  open,
  test,
} from '../support/shop.ts'
import { layouts, repeats, variants } from '../support/visited.ts'

for (const [index, [path, host]] of [...layouts, ...variants].entries()) {
  test(`${host ?? ''}${path} is accessible and fits`, async ({ page }) => {
    await open(page, path, host)
    await expectAccessible(page, { withAllCards: index < layouts.length })
    await expectToFitAtAllWidths(page)
  })
}

for (const [path, host] of layouts) {
  test(`${host ?? ''}${path} is accessible on a phone and fits into the hand @phone`, async ({ page }) => {
    await open(page, path, host)
    await expectAccessible(page)
    await expectToFit(page)
  })
}

test('further pages of these kinds fit', async ({ page }) => {
  for (const [path, host] of repeats) {
    await test.step(`${host ?? ''}${path}`, async () => {
      await open(page, path, host)
      await expectToFitAtAllWidths(page)
    })
  }
})

test('a product is accessible and fits, before and after a choice @both', async ({ page }) => {
  const { id, itemId } = await productWithChoice()
  await open(page, `/prod/${id}`)
  await expectAccessible(page)
  await expectToFit(page)
  await open(page, `/prod/${id}?varid=${itemId}`)
  await expectPartAccessible(page)
  await expectToFit(page)
  const maker = await page.locator('main a[href^="/brands/"]').first().boundingBox()
  expect(maker?.height, 'also a single link of small text can be pressed').toBeGreaterThanOrEqual(24)
})

test('a product of the business store is accessible', async ({ page }) => {
  const { id } = await productWithChoice({ store: 'b2b' })
  await open(page, `/prod/${id}`, 'en.educational.localhost')
  await expectAccessible(page)
})

test('the large pictures are accessible @both', async ({ page }) => {
  const { id } = await productWithChoice()
  await open(page, `/prod/${id}`)
  await page
    .getByRole('link', { name: /Vergrößern/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Große Bilder' })).toBeVisible()
  await expectPartAccessible(page)
})

test('the keyboard reaches content at once, and what opens can be closed', async ({ page }) => {
  await open(page, '/schulranzen/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  const filters = page.getByRole('button', { name: 'Alle Filter' })
  await filters.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectPartAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(filters).toBeFocused()
})
