import type { Page } from '@playwright/test'
import { cookiesOf, post } from '../support/ask.ts'
import { plainProduct, putIn } from '../support/carts.ts'
import { newEmail } from '../support/customers.ts'
import { address, expect, untilHydrated } from '../support/shop.ts'

/** What a recipient types; of the demo shop's towns. */
const recipient = {
  Vorname: 'Ada',
  Nachname: 'Lindner',
  'Straße und Hausnummer': 'Schulweg 7',
  Postleitzahl: '12435',
  Ort: 'Berlin',
} as const

export const headline = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** Fills the cart, without opening a page, with a piece that nothing makes special. */
export async function fillCart(page: Page, host = 'localhost'): Promise<{ name: string; itemId: string }> {
  const product = await plainProduct({ store: host.includes('educational') ? 'b2b' : 'de' })
  await putIn(page, product, host)
  return product
}

/** Id of the visitor's cart. */
export async function cartOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies(address('/'))
  return cookies.find(({ name }) => name === 'cartId')?.value ?? ''
}

/** What a step says when no answer came. */
export const lost = (page: Page) => page.getByText(/^Die Verbindung wurde unterbrochen/)

/** A cart that costs nothing: the printed catalogue, by its code. */
export async function takeCatalogue(page: Page): Promise<void> {
  const form = new URLSearchParams({ action: 'addVoucher', code: 'KATALOG' })
  const answer = await post('/api/cart-action/', 'localhost', form)
  expect(answer.headers.location).toContain('outcome=SAVED')
  const cookies = cookiesOf(answer).map((cookie) => ({ ...cookie, domain: 'localhost', path: '/' }))
  await page.context().addCookies(cookies)
}

/** From the cart's page to the shipping step, as a guest. */
export async function goOnAsGuest(page: Page): Promise<string> {
  const email = newEmail()
  await page.goto(address('/checkout/basket'))
  await page.locator('#cart-total').getByRole('link', { name: 'Zur Kasse' }).click()
  await expect(headline(page, 'Wie möchtest du bestellen?')).toBeVisible()
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByRole('button', { name: 'Weiter als Gast' }).click()
  await expect(headline(page, 'Adresse und Lieferung')).toBeVisible()
  return email
}

/** The address of the bill, which is that of the parcel too unless another one is chosen. */
export const billingGroup = /^(?:Rechnungsadresse|Adresse für Lieferung und Rechnung)$/

/** Fills the address that is typed in a part of the shipping step. */
export async function typeAddress(
  page: Page,
  part: 'Rechnungsadresse' | 'Lieferung',
  more: object = {},
): Promise<void> {
  const group = page.getByRole('group', { name: part === 'Lieferung' ? /^Lieferung$/ : billingGroup })
  for (const [label, value] of Object.entries({ ...recipient, ...more }))
    await group.getByLabel(label, { exact: true }).locator('visible=true').fill(value)
}

export const next = (page: Page, name: 'Weiter zur Zahlung' | 'Weiter zur Übersicht') =>
  page.getByRole('button', { name }).click()

export async function choosePayment(page: Page, name: string): Promise<void> {
  await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
  await page.getByRole('radio', { name, exact: true }).check()
  await next(page, 'Weiter zur Übersicht')
  await expect(headline(page, 'Prüfen und bestellen')).toBeVisible()
}

export const orderButton = (page: Page) =>
  page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true })

export const thanks = (page: Page) => headline(page, /^Danke für (?:deine|Ihre) Bestellung$/)

/** The number of the order that the confirmation names. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(thanks(page)).toBeVisible()
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

/** A guest at the summary, who pays in a way of the payment step. */
export async function reachSummary(page: Page, payment: string): Promise<void> {
  await fillCart(page)
  await goOnAsGuest(page)
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, payment)
}

/** Notes new documents from now on: the steps need none. */
export async function watchDocuments(page: Page): Promise<() => Promise<boolean>> {
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in window)
}
