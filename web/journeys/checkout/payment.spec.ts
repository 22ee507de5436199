import type { Page } from '@playwright/test'
import { logIn, newCustomer } from '../support/customers.ts'
import { address, expect, test, untilHydrated } from '../support/shop.ts'
import {
  choosePayment,
  fillCart,
  headline,
  next,
  orderButton,
  orderNumber,
  reachSummary,
  thanks,
  typeAddress,
} from './steps.ts'

/** At the provider's page, which the sandbox plays. */
async function decide(page: Page, outcome: string): Promise<void> {
  await page.waitForURL(/\/pay\//)
  await page.locator(`[name="outcome"][value="${outcome}"]`).check()
  await page.getByRole('button', { name: 'Weiter' }).click()
}

test('a guest’s card is declined, then pays; leaving the provider’s page orders nothing', async ({ page }) => {
  await reachSummary(page, 'Kredit- oder Debitkarte')
  await untilHydrated(page)
  await orderButton(page).click()
  await decide(page, 'decline')
  await expect(page.getByText('Die Zahlung hat nicht geklappt')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Amazon Pay' }), 'chosen in the wallet').toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Weiter mit Amazon Pay' })).toBeVisible()
  await choosePayment(page, 'PayPal')
  await orderButton(page).click()
  await decide(page, 'abort')
  await expect(page.getByText(/^Die Zahlung wurde abgebrochen/)).toBeVisible()
  await choosePayment(page, 'Kredit- oder Debitkarte')
  await orderButton(page).click()
  await decide(page, 'approve')
  await orderNumber(page)
  await page.goto(address('/checkout/basket'))
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zur Kasse' }), 'the cart is a new one').toHaveCount(0)
})

test('a customer pays by PayPal, all by forms @without-scripts', async ({ page }) => {
  await logIn(page, await newCustomer())
  await fillCart(page)
  await page.goto(address('/checkout/login'))
  await expect(headline(page, 'Adresse und Lieferung')).toBeVisible()
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, 'PayPal')
  await orderButton(page).click()
  await decide(page, 'approve')
  await expect(thanks(page)).toBeVisible()
})

test('a card pays without scripts, too @without-scripts', async ({ page }) => {
  await reachSummary(page, 'Kredit- oder Debitkarte')
  await orderButton(page).click()
  await decide(page, 'approve')
  await expect(thanks(page)).toBeVisible()
})

test('the express wallet brings address and guest, and pays after the summary', async ({ page }) => {
  await fillCart(page)
  await page.goto(address('/checkout/login'))
  await page.getByRole('link', { name: 'Weiter mit Amazon Pay' }).click()
  await page.waitForURL(/\/amazon\/wallet/)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(headline(page, 'Prüfen und bestellen')).toBeVisible()
  await expect(page.getByText('Amazon Pay', { exact: true })).toBeVisible()
  await orderButton(page).click()
  await decide(page, 'approve')
  await expect(thanks(page)).toBeVisible()
})
