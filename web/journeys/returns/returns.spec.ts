import type { Page } from '@playwright/test'
import { orderButton, orderNumber, reachSummary } from '../checkout/steps.ts'
import { rowsOf } from '../support/ask.ts'
import { newEmail } from '../support/customers.ts'
import { report } from '../support/merchandise.ts'
import { address, expect, expectAccessible, expectPartAccessible, test } from '../support/shop.ts'

const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Pays with the provider that was chosen. */
async function payNow(page: Page): Promise<string> {
  await orderButton(page).click()
  await page.waitForURL(/\/pay\//)
  await page.locator('[name="notification"][value="first"]').check()
  await page.getByRole('button', { name: 'Weiter' }).click()
  return orderNumber(page)
}

const linesOf = (number: string) =>
  rowsOf<{ lineId: string; quantity: number }>(
    `select l.id as "lineId", l.quantity from order_lines l join orders o on o.id = l.order_id where o.number = $1`,
    [number],
  )

test('a guest finds an order, gets a label, and the money of the goods goes back to the card', async ({ page }) => {
  await reachSummary(page, 'Kredit- oder Debitkarte')
  const number = await payNow(page)
  const lines = await linesOf(number)
  await report({ type: 'shipped', order: number, carrier: 'dhl', lines })

  await page.goto(address('/service/rueckgabe/'))
  await page.getByRole('link', { name: 'Melde die Rücksendung an' }).click()
  await expectAccessible(page)
  await page.getByLabel('Bestellnummer').fill(number)
  await page.getByLabel('Postleitzahl').fill('10117')
  await page.getByRole('button', { name: 'Bestellung suchen' }).click()
  await expect(page.getByText(/haben wir keine Bestellung gefunden/)).toBeVisible()
  await page.getByLabel('Postleitzahl').fill('12435')
  await page.getByRole('button', { name: 'Bestellung suchen' }).click()
  await expect(headline(page, 'Was schickst du zurück?')).toBeVisible()
  await expect(page.getByRole('checkbox').first(), 'the only item is chosen').toBeChecked()
  await expectPartAccessible(page)
  await page.getByLabel(/^Grund/).selectOption('damaged')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('radio', { name: 'Geld zurück' })).toBeChecked()
  await expectPartAccessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('radio', { name: 'DHL Paket' })).toBeChecked()
  await expectPartAccessible(page)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(headline(page, 'Stimmt alles?')).toBeVisible()
  await expectPartAccessible(page)
  const known = await page.getByLabel('Vorname').inputValue()
  if (known === '') {
    await page.getByLabel('Vorname').fill('Ada')
    await page.getByLabel('Nachname').fill('Lindner')
    await page.getByLabel('E-Mail').fill(newEmail())
  }
  await page.getByRole('button', { name: 'Rücksendung anmelden' }).click()
  await expect(headline(page, 'Deine Rücksendung ist angemeldet')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('img', { name: 'QR-Code für Paket 1' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectPartAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Etikett 1 herunterladen/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`label-R${number}-1-1.pdf`)

  await report({ type: 'returned', order: number, rma: `R${number}-1`, lines })
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Erstattet', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  const [money] = await rowsOf<{ refunded: number; captured: number }>(
    'select p.refunded, p.captured from payments p join orders o on o.id = p.order_id where o.number = $1',
    [number],
  )
  expect(money?.refunded).toBe(money?.captured)
})
