import type { Page, Request } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { logIn, newCustomer } from '../support/customers.ts'
import { address, expect, test, untilHydrated } from '../support/shop.ts'
import {
  cartOf,
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

const card = 'Kredit- oder Debitkarte'

type Choice = { outcome: string; notification?: string; trouble?: string }

/** Chooses at the provider's page, which the sandbox plays. */
async function decide(page: Page, choice: Choice): Promise<void> {
  await page.waitForURL(/\/pay\//)
  for (const [name, value] of Object.entries(choice)) await page.locator(`[name="${name}"][value="${value}"]`).check()
  await page.getByRole('button', { name: 'Weiter' }).click()
}

const placedOf = (cartId: string) =>
  rowsOf<{ number: string; method: string; comment: string | null }>(
    `select number, payment_method as method, comment from orders where cart_id = $1 and state = 'placed'`,
    [cartId],
  )

async function expectNewCart(page: Page): Promise<void> {
  await page.goto(address('/checkout/basket'))
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zur Kasse' }), 'the cart is a new one').toHaveCount(0)
}

/** Notifications that wait come now. */
const sendNotifications = () => fetch(`${process.env.SHOP_SANDBOX_URL}/sandbox/notifications`, { method: 'POST' })

test('T2.16 T3.36 T4.24 T4.28 T4.29 T9.16 a card that fails leads back to the payment step, and the order is paid in another way', async ({
  page,
}) => {
  await reachSummary(page, card)
  const cartId = await cartOf(page)
  await untilHydrated(page)
  for (const [choice, outcome] of [
    [{ outcome: 'decline', notification: 'forged' }, 'Die Zahlung wurde abgelehnt'],
    [{ outcome: 'threeDSecure', notification: 'first' }, 'Deine Bank hat die Zahlung nicht bestätigt'],
  ] as const) {
    await orderButton(page).click()
    await decide(page, choice)
    await expect(page.getByText(outcome)).toBeVisible()
    await choosePayment(page, card)
  }
  await expect(page.getByRole('radio', { name: 'Amazon Pay' }), 'chosen in the wallet').toHaveCount(0)
  await orderButton(page).click()
  await decide(page, { outcome: 'abort', notification: 'never' })
  await expect(page.getByText(/^Die Zahlung wurde abgebrochen/)).toBeVisible()
  const earlierCancel = page.url()
  await choosePayment(page, 'PayPal')
  // Before that the button may be answered by its plain form.
  await untilHydrated(page)
  const [submitted, left] = await Promise.all([
    page.waitForResponse('**/api/checkout-action/summary/'),
    page.waitForResponse(/\/pay\//),
    orderButton(page).click(),
  ])
  const { startTime, responseStart } = submitted.request().timing()
  const pause = left.request().timing().startTime - startTime - responseStart
  expect(pause, 'a pause before the provider’s page').toBeGreaterThan(95)
  await decide(page, { outcome: 'abort' })
  await expect(page.getByText(/^Die Zahlung wurde abgebrochen/)).toBeVisible()
  await choosePayment(page, card)
  await orderButton(page).click()
  // Money of another sum goes back, and the page that waits for the payment goes on by itself.
  await decide(page, { outcome: 'approve', notification: 'otherAmount' })
  await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
  await expect(page.getByText('Wir erstatten deine Zahlung')).toBeVisible()
  await choosePayment(page, card)
  await orderButton(page).click()
  // Left at the provider's page: the shop says that a payment is under way, and ends it.
  await page.waitForURL(/\/pay\//)
  const paymentPage = page.url()
  await page.goto(address('/checkout/basket'))
  await expect(page.getByText('Für diesen Warenkorb läuft gerade eine Zahlung')).toBeVisible()
  // A tab of the earlier payment is loaded again: it ends no later one.
  await page.goto(earlierCancel)
  await page.getByRole('link', { name: 'Zahlung fortsetzen' }).click()
  await expect(page, 'back to the same payment').toHaveURL(paymentPage)
  await page.goto(address('/checkout/payment'))
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Zahlung abbrechen' }).click()
  await expect(page.getByText('Für diese Bestellung läuft schon eine Zahlung')).toHaveCount(0)
  await choosePayment(page, 'Vorkasse per Überweisung')
  await orderButton(page).click()
  const number = await orderNumber(page)
  await expect(page.getByRole('heading', { name: 'Überweisung' })).toBeVisible()
  expect(await placedOf(cartId)).toMatchObject([{ number, method: 'VORKASSE' }])
  await expectNewCart(page)
})

test.describe('where the provider’s answer gets lost', () => {
  // The provider's page fails by design.
  test.use({ expectedErrors: /504 \(Gateway Time/ })

  test('T4.74 a paid card makes one order, whichever way the provider’s answer comes', async ({ page }) => {
    await logIn(page, await newCustomer())
    await fillCart(page)
    await page.goto(address('/checkout/shipping'))
    await untilHydrated(page)
    await typeAddress(page, 'Rechnungsadresse')
    await next(page, 'Weiter zur Zahlung')
    await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
    for (const [choice, outcome] of [
      [{ outcome: 'approve', notification: 'never' }, /^Danke für deine Bestellung$/],
      [{ outcome: 'closeTab', notification: 'twice' }, 'Das Fenster gilt als geschlossen'],
      [{ outcome: 'approve', notification: 'late', trouble: 'answerLost' }, 'Die Antwort ging verloren'],
    ] as const) {
      const cartId = await cartOf(page)
      await page.goto(address('/checkout/payment'))
      await untilHydrated(page)
      await choosePayment(page, card)
      await orderButton(page).click()
      // 3-D Secure 2 leads back by a form of another site.
      const isPosted = (request: Request) => request.method() === 'POST' && /\/computop\/success\//.test(request.url())
      const posted = choice.notification === 'never' ? page.waitForRequest(isPosted) : null
      await decide(page, choice)
      await expect(headline(page, outcome)).toBeVisible()
      await posted
      if (choice.notification === 'late') await sendNotifications()
      // A notification that a busy shop did not take comes again, the last time after 73 seconds.
      await expect.poll(() => placedOf(cartId), { timeout: 120_000 }).toMatchObject([{ method: 'CREDIT_CARD' }])
      await expectNewCart(page)
      await expect(page.getByText(/^Dein letzter Warenkorb ist bestellt: Bestellung \d+/)).toBeVisible()
      await fillCart(page)
    }
  })
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
  await decide(page, { outcome: 'approve' })
  await expect(thanks(page)).toBeVisible()
})

test('a card pays without scripts, too; what was typed before is there to be taken back @without-scripts', async ({
  page,
}) => {
  await reachSummary(page, card)
  const cartId = await cartOf(page)
  const comment = page.getByLabel('Anmerkung zur Bestellung')
  await page.getByText('Anmerkung zur Bestellung').first().click()
  await comment.fill('Bitte klingeln')
  await orderButton(page).click()
  await decide(page, { outcome: 'decline' })
  await page.getByRole('button', { name: 'Zum Shop' }).click()
  await expect(page.getByText('Die Zahlung wurde abgelehnt')).toBeVisible()
  await choosePayment(page, card)
  await expect(comment).toHaveValue('Bitte klingeln')
  await comment.fill('')
  await orderButton(page).click()
  await decide(page, { outcome: 'approve' })
  await page.getByRole('button', { name: 'Zum Shop' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await placedOf(cartId)).toMatchObject([{ comment: null }])
})

/** Through the wallet, from a page with its button to the summary. */
async function chooseWallet(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Weiter mit Amazon Pay' }).click()
  await page.waitForURL(/\/amazon\/wallet/)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(headline(page, 'Prüfen und bestellen')).toBeVisible()
  await expect(page.getByRole('main').getByText('Amazon Pay', { exact: true })).toBeVisible()
}

test('T4.25 T4.97 T7.9 the express wallet brings address and guest, and pays after the summary', async ({ page }) => {
  await fillCart(page)
  await page.goto(address('/checkout/login'))
  await chooseWallet(page)
  await orderButton(page).click()
  await decide(page, { outcome: 'decline' })
  await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
  await expect(page.getByText('Die Zahlung wurde abgelehnt')).toBeVisible()
  await chooseWallet(page)
  await page.getByRole('button', { name: 'Anders bezahlen' }).click()
  await expect(headline(page, 'Adresse und Lieferung')).toBeVisible()
  await next(page, 'Weiter zur Zahlung')
  await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
  await chooseWallet(page)
  await orderButton(page).click()
  await decide(page, { outcome: 'approve' })
  await expect(thanks(page)).toBeVisible()
})
