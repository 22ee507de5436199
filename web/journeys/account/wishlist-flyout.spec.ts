import { logIn, newCustomer } from '../support/customers.ts'
import { expect, holdScripts, open, test } from '../support/shop.ts'

test('a visitor with entries never reads that the list is empty, also while the flyout loads', async ({ page }) => {
  await logIn(page, await newCustomer())
  await open(page, '/schulranzen/')
  const heart = page.getByRole('main').locator('button[data-heart]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#toasts').getByText('liegt auf')).toBeVisible()
  await open(page, '/schulranzen/')
  await expect(heart, 'the shop has said what is on the lists').toHaveAttribute('aria-pressed', 'true')

  // What opens flyouts is loaded with the first of them.
  await page.getByRole('banner').locator('[data-opens="flyout-cart"]').click()
  await expect(page.getByRole('dialog', { name: /Warenkorb/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const release = await holdScripts(page)
  await page.getByRole('banner').locator('[data-opens="flyout-wishlist"]').click()
  const flyout = page.getByRole('dialog', { name: 'Merkzettel', exact: true })
  await expect(flyout).toBeVisible()
  const wayOn = flyout.getByRole('link', { name: /^Beliebt/ })
  await expect(wayOn).toBeHidden()
  release()
  await expect(flyout.getByRole('link', { name: /1 Artikel/ })).toBeVisible()
  await expect(wayOn).toBeHidden()
})
