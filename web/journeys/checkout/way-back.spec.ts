import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { fillCart } from './steps.ts'

test('the warning leaves the address once the router is there, without a step back', async ({ page }) => {
  await page.goto(address('/beratung/'))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // What the router loads for its first page, after it has noted the address.
  await page.route(/\/assets\/entries\/web_pages_content\./, (route) => released.then(() => route.continue()))
  await page.goto(address('/checkout/summary'))
  await expect(page.getByText(/^Deine Sitzung ist abgelaufen/)).toBeVisible()
  release()
  await expect(page).toHaveURL(address('/'))
  await page.goBack()
  await expect(page).toHaveURL(address('/beratung/'))
})

test('T2.17 T2.18 T8.26 pages of the checkout lead where the cart stands, and say why', async ({ page }) => {
  await page.goto(address('/checkout/login'))
  await expect(page).toHaveURL(address('/checkout/basket'))
  await page.goto(address('/checkout/shipping'))
  await expect(page).toHaveURL(address('/'))
  for (const step of ['payment', 'summary']) {
    await page.goto(address(`/checkout/${step}`))
    await expect(page.getByText(/^Deine Sitzung ist abgelaufen/)).toBeVisible()
    await expect(page, 'the warning is no part of the address').toHaveURL(address('/'))
  }
  await page.goto(address('/checkout/confirmation'))
  await expect(page).toHaveURL(address('/'))
  await page.goto(address(`/checkout/return/${'a'.repeat(43)}`))
  await expect(page.getByRole('main').getByRole('link')).toBeVisible()
  await expectAccessible(page)
  await fillCart(page)
  await page.goto(address('/checkout/shipping'))
  await expect(page).toHaveURL(address('/checkout/login'))
})
