import { fillCart, headline, orderButton, orderNumber } from '../checkout/steps.ts'
import { rowsOf } from '../support/ask.ts'
import { plainProduct } from '../support/carts.ts'
import { demoPassword, linkInMail, logIn, newBusinessCustomer, newEmail } from '../support/customers.ts'
import { linesOf, ship } from '../support/merchandise.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  open,
  test,
  untilHydrated,
} from '../support/shop.ts'

// Persons change by the cookies alone: the page that is there may still ask something without them.
test.use({ business: 'stranger', expectedErrors: /Failed to load resource.*401/ })

const host = 'educational.localhost'

test('T2.50 T2.51 a teacher orders, and the school’s main account approves and reads the orders: by mails and in the account', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const head = await newBusinessCustomer()
  await logIn(page, head, host)
  await open(page, '/myaccount/overview', host)
  await main.getByRole('link', { name: /^Nutzer und Freigaben/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nutzer und Freigaben')
  const email = newEmail()
  const added = main.getByRole('form', { name: 'Nutzer hinzufügen' })
  await added.getByRole('radio', { name: 'Herr' }).check()
  await added.getByLabel('Vorname').fill('Timo')
  await added.getByLabel('Nachname').fill('Kern')
  await added.getByLabel('E-Mail-Adresse').fill(email)
  await added.getByLabel(/^Ohne Freigabe bis/).fill('wenig')
  await added.getByRole('button', { name: 'Zugang anlegen' }).click()
  await expect(main.getByText('Bitte geben Sie einen Betrag ein', { exact: false })).toBeVisible()
  await expect(added.getByLabel(/^Ohne Freigabe bis/), 'the page is a new one').toBeFocused()
  await expect(added.getByLabel('Nachname')).toHaveValue('Kern')
  await added.getByLabel(/^Ohne Freigabe bis/).fill('0,50')
  await added.getByRole('button', { name: 'Zugang anlegen' }).click()
  await expect(main.locator(':focus')).toContainText('Der Zugang ist angelegt.')
  await expect(main.getByRole('heading', { name: 'Timo Kern' })).toBeVisible()
  // What is refused stays as it was chosen: a right that was taken does not come back.
  const changed = main.getByRole('form', { name: 'Timo Kern' })
  await changed.getByRole('checkbox', { name: 'darf bestellen' }).uncheck()
  await changed.getByLabel(/^Ohne Freigabe bis/).fill('wenig')
  await expect(changed.getByRole('button', { name: 'Speichern' })).toHaveAccessibleDescription('Timo Kern')
  await changed.getByRole('button', { name: 'Speichern' }).click()
  await expect(main.getByText('Bitte geben Sie einen Betrag ein', { exact: false })).toBeVisible()
  await expect(changed.getByRole('checkbox', { name: 'darf bestellen' })).not.toBeChecked()
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)

  await page.context().clearCookies()
  await open(page, await linkInMail(email), host)
  await main.getByLabel('Neues Passwort', { exact: true }).fill(demoPassword)
  await main.getByLabel('Neues Passwort wiederholen', { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(main.getByLabel('Kundennummer oder E-Mail-Adresse')).toBeVisible()
  const teacher = { email, firstName: 'Timo', lastName: 'Kern', customerNumber: null }
  await logIn(page, teacher, host)
  const { itemId } = await plainProduct({ store: 'b2b' })
  const [item] = await rowsOf<{ number: string }>('select order_number as number from items where id = $1', [itemId])
  await open(page, '/service/your-advantages/', host)
  await page.getByRole('button', { name: 'Direkt bestellen' }).click()
  const quick = page.getByRole('form', { name: 'Direkt bestellen' })
  await expectPartAccessible(page, 'header')
  await expectFineWhenNarrow(page, 'header')
  await quick.getByLabel('Artikelnummer').fill('gibt-es-nicht-0815')
  await quick.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page).toHaveURL(/outcome=UNKNOWN_ITEM/)
  await page.getByRole('button', { name: 'Direkt bestellen' }).click()
  await quick.getByLabel('Artikelnummer').fill(item?.number ?? '')
  await quick.getByLabel('Menge').fill('2')
  await quick.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page).toHaveURL(/outcome=ADDED/)
  await page.goto(address('/checkout/summary', host))
  await untilHydrated(page)
  await expect(headline(page, 'Prüfen und bestellen')).toBeVisible()
  await expect(main.getByText('Diese Bestellung geht zuerst zur Freigabe an', { exact: false })).toBeVisible()
  await expect(orderButton(page), 'it asks, and orders nothing').toHaveCount(0)
  await page.getByRole('button', { name: 'Zur Freigabe senden' }).click()
  await expect(main.getByText('Ihre Bestellung wartet jetzt auf die Freigabe.', { exact: false })).toBeVisible()
  await expect(main.getByText('Wartet auf Freigabe', { exact: false })).toBeVisible()

  await page.context().clearCookies()
  await logIn(page, head, host)
  await open(page, await linkInMail(head.email, 'organisation'), host)
  await expect(main.getByRole('heading', { name: 'Bestellung von Timo Kern' })).toBeVisible()
  await expect(main.getByRole('list', { name: 'Artikel' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  await page.route('**/api/business-action/', (route) => route.fulfill({ status: 204 }))
  const sent = page.waitForRequest('**/api/business-action/')
  const reason = main.getByLabel('Begründung (für Timo Kern)')
  await reason.fill('Zu teuer')
  await reason.press('Enter')
  const decision = new URLSearchParams((await sent).postData() ?? '')
  expect([decision.get('act'), decision.get('reason')]).toEqual(['decline', 'Zu teuer'])
  await page.unroute('**/api/business-action/')
  const approve = main.getByRole('button', { name: 'Freigeben und kostenpflichtig bestellen' })
  await expect(approve).toHaveAccessibleDescription('Bestellung von Timo Kern')
  await approve.click()
  await expect(main.getByText(/^Freigegeben: Bestellung \d{9}\.$/)).toBeVisible()
  await expect(main.getByText('Zurzeit wartet keine Bestellung auf Freigabe.')).toBeVisible()
  const orders = await rowsOf<{ number: string }>(
    'select number from orders o join customers c on c.id = o.customer_id where c.email = $1',
    [email],
  )
  expect(orders).toHaveLength(1)
  const approved = `${orders[0]?.number}`
  for (const recipient of [email, head.email])
    expect(await linkInMail(recipient, 'orderdetail'), recipient).toContain(approved)
  await main.getByRole('link', { name: `Bestellung ${approved}`, exact: true }).click()
  await expect(headline(page, `Bestellung ${approved}`)).toBeVisible()
  await expect(main.getByText('Bestellt von Timo Kern', { exact: false })).toBeVisible()

  await open(page, '/myaccount/organisation', host)
  const limited = main.getByRole('form', { name: 'Timo Kern' })
  await limited.getByLabel(/^Ohne Freigabe bis/).fill('500')
  await limited.getByRole('checkbox', { name: 'darf bestellen' }).check()
  await limited.getByRole('button', { name: 'Speichern' }).click()
  await expect(main.getByText('Gespeichert.', { exact: true })).toBeVisible()
  await page.context().clearCookies()
  await logIn(page, teacher, host)
  await fillCart(page, host)
  await page.goto(address('/checkout/summary', host))
  await orderButton(page).click()
  const within = await orderNumber(page)
  await ship(within, await linesOf(within))
  const invoice = `select from order_documents d join orders o on o.id = d.order_id
    where o.number = $1 and d.kind = 'invoice' and d.sha256 is not null`
  await expect.poll(async () => (await rowsOf(invoice, [within])).length, { message: 'the invoice' }).toBe(1)

  await page.context().clearCookies()
  for (const person of [teacher, head]) {
    await logIn(page, person, host)
    await open(page, '/myaccount/orders', host)
    const listed = main.getByRole('article', { name: `Bestellung ${within}` })
    await expect(main.getByRole('article')).toHaveCount(2)
    await expect(listed.getByText('Bestellt von Timo Kern', { exact: false })).toHaveCount(person === head ? 1 : 0)
    await listed.getByRole('link', { name: 'Bestellung ansehen' }).click()
    await expect(headline(page, `Bestellung ${within}`)).toBeVisible()
    await expect(main.getByRole('link', { name: 'Artikel zurückgeben' })).toHaveCount(person === head ? 0 : 1)
    const file = page.waitForEvent('download')
    await main.getByRole('link', { name: 'Rechnung herunterladen (PDF)' }).click()
    expect((await file).suggestedFilename(), person.email).toMatch(/^rechnung-.*\.pdf$/i)
    if (person === head) await expectAccessible(page)
    else await page.context().clearCookies()
  }
  await open(page, '/myaccount/organisation', host)
  await main.getByLabel('Zugang löschen: Timo Kern').click()
  await expect(main.getByText('Timo Kern kann sich danach nicht mehr anmelden', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(main.getByText('Der Zugang wurde gelöscht.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Timo Kern' })).toHaveCount(0)
})
