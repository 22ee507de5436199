import type { Locator, Page } from '@playwright/test'
import { headline, orderButton, orderNumber, reachSummary } from '../checkout/steps.ts'
import { linkInMail, logIn, type Person } from '../support/customers.ts'
import { address, expect, expectAccessible, expectFineWhenNarrow, open, test } from '../support/shop.ts'

/** Accounts of the demo shop that have orders (fixtures/customers/orders.ts). */
const jonas: Person = {
  email: 'jonas@pausenhof.example',
  firstName: 'Jonas',
  lastName: 'Weber',
  customerNumber: null,
}
const school: Person = { email: '', firstName: 'Petra', lastName: 'Vogel', customerNumber: '100200' }
const delivered = '900000212'

const main = (page: Page) => page.getByRole('main')
const orders = (page: Page) => main(page).getByRole('article')

async function search(page: Page, name: string, text: string) {
  const field = main(page).getByRole('searchbox', { name })
  await field.fill(text)
  await field.press('Enter')
}

test('T1.3 T2.11 a customer finds an order, looks at it, and orders it again', async ({ page }) => {
  await page.goto(address('/myaccount/orders'))
  await expect(page).toHaveURL(address('/login?target=%2Fmyaccount%2Forders'))
  await logIn(page, jonas)
  await open(page, '/myaccount/orders')
  await expect(headline(page, 'Meine Bestellungen')).toBeVisible()
  const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0
  const logo = page
    .getByRole('banner')
    .getByRole('link', { name: /Pausenhof/ })
    .first()
  expect(Math.abs((await leftOf(main(page).getByRole('heading', { level: 1 }))) - (await leftOf(logo)))).toBeLessThan(8)
  await expect(orders(page)).toHaveCount(5)
  await expect(orders(page).first()).toContainText('Wartet auf deine Überweisung')
  await expectAccessible(page)
  await expectFineWhenNarrow(page)

  await main(page).getByRole('navigation', { name: 'Zeitraum' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/filter=/)
  await expect(orders(page), 'one of the oldest year').toHaveCount(1)
  await main(page).getByRole('link', { name: 'Letzte 3 Monate' }).click()
  await expect(orders(page)).toHaveCount(5)
  await search(page, 'Bestellungen durchsuchen', 'gibtesnicht')
  await expect(main(page).getByText('Keine Treffer für „gibtesnicht“')).toBeVisible()
  await search(page, 'Bestellungen durchsuchen', delivered)
  await expect(orders(page)).toHaveCount(1)
  const opened = orders(page).getByRole('link', { name: 'Bestellung ansehen' })
  await expect(opened, 'of which').toHaveAccessibleDescription(`Bestellung ${delivered}`)
  await opened.click()
  await expect(headline(page, `Bestellung ${delivered}`)).toBeVisible()
  await expect(main(page).getByText('Alles ist angekommen')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Paket 2 von 2' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Sendung verfolgen' })).toHaveCount(2)
  await expect(main(page).getByRole('link', { name: 'Sendung verfolgen' }).last()).toHaveAccessibleDescription(
    'Paket 2 von 2',
  )
  await main(page).getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await expect(main(page).getByLabel('Bestellnummer')).toHaveValue(delivered)
  await expect(main(page).getByLabel('Vor- und Nachname')).toHaveValue('Jonas Weber')
  await open(page, `/myaccount/orders/orderdetail?orderId=${delivered}`)
  await expectAccessible(page)
  await expectFineWhenNarrow(page)

  await main(page).getByRole('button', { name: 'Noch einmal bestellen' }).click()
  await expect(page).toHaveURL(address('/checkout/basket'))
  await expect(main(page).getByText('2 Artikel aus deiner Bestellung liegen im Warenkorb')).toBeVisible()
})

test('a guest opens the order by the link of its mail, in another browser', async ({ page, browser }) => {
  await reachSummary(page, 'Vorkasse per Überweisung')
  await orderButton(page).click()
  const number = await orderNumber(page)
  const link = await linkInMail(number, 'orderdetail')
  expect(link).toContain(`orderId=${number}&key=`)

  const other = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const answer = await other.goto(address(link))
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(headline(other, `Bestellung ${number}`)).toBeVisible()
  await expect(main(other).getByText('Wir warten auf deine Überweisung')).toBeVisible()
  await expect(main(other).getByText('IBAN')).toBeVisible()
  await expect(main(other).getByText(/^Noch offen: [\d,]+\s€$/)).toBeVisible()
  await main(other).getByRole('link', { name: 'Vertrag widerrufen' }).click()
  await expect(main(other).getByLabel('Bestellnummer')).toHaveValue(number)
  await expect(main(other).getByLabel('E-Mail-Adresse')).toHaveValue(/@/)
  await main(other).getByRole('button', { name: 'Widerruf bestätigen', exact: true }).click()
  await expect(main(other).getByText('Dein Widerruf ist eingegangen')).toBeVisible()
  await other.goto(address(link))
  await main(other).getByRole('button', { name: 'Noch einmal bestellen' }).click()
  await expect(other).toHaveURL(address('/checkout/basket'))
  await expect(main(other).getByText('1 Artikel aus deiner Bestellung liegt im Warenkorb')).toBeVisible()
  await other.goto(address(`/myaccount/orders/orderdetail?orderId=${number}&key=1.abc.${'x'.repeat(43)}`))
  await expect(headline(other, 'Dieser Link führt zu keiner Bestellung')).toBeVisible()
  await other.context().close()
})

test('a school finds an order by its reference, in German and English', async ({ page }) => {
  const host = 'educational.localhost'
  await logIn(page, school, host)
  await open(page, '/myaccount/orders', host)
  await expect(headline(page, 'Ihre Bestellungen')).toBeVisible()
  await search(page, 'Bestellungen durchsuchen', 'kunst 3b')
  await expect(orders(page)).toHaveCount(1)
  await expect(orders(page)).toContainText('Bestellreferenz: Klasse 3b, Kunst')
  await orders(page).getByRole('link', { name: 'Bestellung ansehen' }).click()
  await expect(main(page).getByText(/^zuzüglich 19/)).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Vertrag widerrufen' })).toHaveCount(0)

  const english = 'en.educational.localhost'
  await logIn(page, school, english)
  await open(page, '/myaccount/orders?q=kunst', english)
  await expect(headline(page, 'Your orders')).toBeVisible()
  await expect(orders(page)).toHaveCount(1)
  await expectAccessible(page)
})
