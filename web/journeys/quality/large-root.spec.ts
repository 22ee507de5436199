import type { Page } from '@playwright/test'
import { choosePayment, fillCart, goOnAsGuest, next, orderButton, typeAddress } from '../checkout/steps.ts'
import { expect, open, test } from '../support/shop.ts'
import { expectNoCutTexts } from './cut-texts.ts'

/**
 * Text enlarged by the page's root, as extensions and some phones do it: unlike with the browser's own setting, conditions on the window's
 * width stay those of small text.
 */
async function expectToFit(page: Page, place: string) {
  for (const size of ['150%', '200%', '']) {
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value
    }, size)
    if (size) await expectNoCutTexts(page, `${place} at ${size}`)
  }
}

test('text enlarged to 150 and 200 % by the page is cut nowhere from the cart to the order', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await fillCart(page)
  await open(page, '/checkout/basket')
  await expectToFit(page, 'cart')
  await goOnAsGuest(page)
  await expectToFit(page, 'shipping')
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await expectToFit(page, 'payment')
  await choosePayment(page, 'Vorkasse per Überweisung')
  await expect(orderButton(page)).toBeVisible()
  await expectToFit(page, 'summary')
})
