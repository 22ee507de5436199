import { weighScripts } from '#scripts/bench/weight.ts'
import { reservedOf, setTimeLeft, withDeal } from '../cart/deals.ts'
import { rowsOf } from '../support/ask.ts'
import { putIn } from '../support/carts.ts'
import { logIn, newBusinessCustomer, newCustomer, newEmail } from '../support/customers.ts'
import {
  address,
  expect,
  expectAccessible,
  expectToFit,
  holdScripts,
  test,
  untilHydrated,
  untilStill,
} from '../support/shop.ts'
import {
  billingGroup,
  cartOf,
  choosePayment,
  fillCart,
  goOnAsGuest,
  headline,
  lost,
  next,
  orderButton,
  orderNumber,
  reachSummary,
  takeCatalogue,
  thanks,
  typeAddress,
  watchDocuments,
} from './steps.ts'

test('T1.2 T4.30 T6.3 a guest pays in advance from cart to transfer, all by forms @without-scripts', async ({
  page,
}) => {
  await fillCart(page)
  await goOnAsGuest(page)
  // What is missing is said, and what was typed stays.
  await page.getByLabel('Vorname').locator('visible=true').fill('Grete')
  await next(page, 'Weiter zur Zahlung')
  await expect(page.getByRole('alert')).toContainText('Nachname')
  await expect(page.getByLabel('Vorname').locator('visible=true')).toHaveValue('Grete')
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, 'Vorkasse per Überweisung')
  await expect(page.getByText('Schulweg 7')).toBeVisible()
  const promised = /^Bei dir spätestens \d Werktage? nach Zahlungseingang$/
  await expect(page.getByText(promised)).toBeVisible()
  const goods = page.getByRole('listitem').filter({ hasText: /Artikel \d/ })
  await expect(goods.getByRole('link').first()).toHaveAttribute('target', '_blank')
  await orderButton(page).click()
  const number = await orderNumber(page)
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Überweisung' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR-Code/ })).toBeVisible()
  await expect(page.getByText(promised)).toBeVisible()
  await expect(goods.getByRole('link').first()).toHaveAttribute('href', /^\//)
  const toOrder = (await page.getByRole('link', { name: 'Zur Bestellung' }).getAttribute('href')) ?? ''
  await page.getByRole('button', { name: 'Weiter einkaufen' }).click()
  await expect(page).toHaveURL(address('/'))
  expect((await page.context().cookies(address('/'))).map(({ name }) => name)).not.toContain('X-JWT-guest')
  await page.goto(address(toOrder))
  await expect(page.getByRole('heading', { name: `Bestellung ${number}` })).toBeVisible()
  await expect(page.getByText(promised)).toBeVisible()
})

test('T2.21 steps follow in one document; the focus is on their headline, errors lead to their field @both', async ({
  page,
}) => {
  await fillCart(page)
  await page.goto(address('/checkout/login'))
  await untilHydrated(page)
  await expectAccessible(page)
  await goOnAsGuest(page)
  const isSameDocument = await watchDocuments(page)
  await expectAccessible(page)
  await next(page, 'Weiter zur Zahlung')
  const summary = page.getByRole('alert')
  await expect(summary.locator('..')).toBeFocused()
  await expect(page.getByLabel('Vorname').locator('visible=true')).toBeInViewport()
  await summary.getByRole('link', { name: 'Postleitzahl' }).click()
  await expect(page.getByLabel('Postleitzahl').locator('visible=true')).toBeFocused()

  await typeAddress(page, 'Rechnungsadresse')
  await page.getByRole('radio', { name: /^DHL/ }).focus()
  const chosen = page.waitForResponse((answer) => answer.request().postData()?.includes('SelectDelivery') === true)
  await page.keyboard.press('ArrowDown')
  await chosen
  await untilStill(page)
  await expect(page.getByRole('radio', { name: /^DPD/, checked: true }), 'by key').toBeFocused()
  const delivery = page.getByRole('group', { name: 'Lieferung', exact: true })
  await delivery.getByRole('radio', { name: 'An eine Packstation' }).check()
  await expect(page.getByText('An Packstationen liefert nur DHL.')).toBeVisible()
  for (const [label, value] of [
    ['Vorname', 'Ada'],
    ['Nachname', 'Lindner'],
    ['Postnummer', '12'],
    ['Nummer der Packstation', '145'],
    ['Postleitzahl', '12435'],
    ['Ort', 'Berlin'],
  ] as const)
    await delivery.getByLabel(label, { exact: true }).locator('visible=true').fill(value)
  await next(page, 'Weiter zur Zahlung')
  await expect(page.getByText('Eine Postnummer hat 6 bis 10 Ziffern.').last()).toBeVisible()
  await delivery.getByLabel('Postnummer', { exact: true }).fill('12345678')
  await next(page, 'Weiter zur Zahlung')

  await expect(headline(page, 'Wie möchtest du zahlen?')).toBeFocused()
  await expectAccessible(page)
  await choosePayment(page, 'Vorkasse per Überweisung')
  await expect(page.getByText('Postnummer 12345678')).toBeVisible()
  await expectAccessible(page)
  expect(await isSameDocument()).toBe(true)

  // Back and forth: what was chosen is still chosen.
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Vorkasse per Überweisung', exact: true })).toBeChecked()
  await page.goForward()
  await orderButton(page).dblclick()
  await expect(thanks(page)).toBeVisible()
  await expectAccessible(page)
  const email = 'select count(*)::text as value from orders where number = $1'
  const [row] = await rowsOf<{ value: string }>(email, [await orderNumber(page)])
  expect(row?.value).toBe('1')
})

test('T2.14 a customer chooses, adds, changes, removes and takes back addresses', async ({ page }) => {
  const person = await newCustomer()
  await logIn(page, person)
  await fillCart(page)
  await page.goto(address('/checkout/login'))
  await expect(page, 'logged in already').toHaveURL(address('/checkout/shipping'))
  await untilHydrated(page)
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
  await page.goBack()
  await untilHydrated(page)
  const billing = page.getByRole('group', { name: billingGroup })
  await billing.getByRole('radio', { name: 'Neue Rechnungsadresse' }).check()
  await typeAddress(page, 'Rechnungsadresse', { Vorname: 'Grete' })
  await next(page, 'Weiter zur Zahlung')
  await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
  await page.goBack()
  await untilHydrated(page)
  await expect(billing.getByRole('radio')).toHaveCount(3)
  await expect(billing.getByRole('radio', { name: /^Grete/ })).toBeChecked()
  // Changing stands in the place of choosing: one address is typed at a time.
  await billing.getByRole('link', { name: /^Adresse von Grete/ }).click()
  await expect(billing.getByRole('radio', { name: 'Neue Rechnungsadresse' })).toHaveCount(0)
  await expect(billing.getByLabel('Vorname')).toHaveValue('Grete')
  await expect(billing.getByLabel('Vorname'), 'the link is gone').toBeFocused()
  await billing.getByRole('link', { name: 'Abbrechen' }).click()
  await expect(billing.getByRole('link', { name: /^Adresse von Grete/ })).toBeFocused()
  await billing.getByRole('button', { name: /^Adresse von Grete/ }).click()
  await expect(billing.getByRole('radio', { name: /^Grete/ })).toHaveCount(0)
  await expect(billing.getByRole('radio').first(), 'the button is gone').toBeFocused()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(billing.getByRole('radio', { name: /^Grete/ })).toBeFocused()
})

test('deals that end beside the shipping step: the sums follow, and again when they are secured', async ({ page }) => {
  await withDeal({ quantity: 5 }, async (deal) => {
    await putIn(page, { itemId: `${deal.itemId}_lightning` })
    await goOnAsGuest(page)
    const sums = page.getByRole('main').getByRole('region', { name: 'Deine Bestellung' }).locator('dl')
    const atDeal = await sums.textContent()
    await setTimeLeft(deal, 8)
    await page.reload()
    const deals = page.getByRole('main').getByRole('region', { name: 'Blitzangebote' })
    await expect(deals).toContainText('Deine Reservierung ist abgelaufen.')
    await expect.poll(() => sums.textContent()).not.toBe(atDeal)
    await deals.getByRole('button', { name: 'Erneut reservieren' }).click()
    await expect(deals.getByRole('status')).toContainText('Alles ist wieder zum Blitzpreis reserviert')
    await expect.poll(() => sums.textContent()).toBe(atDeal)

    // Over while the scripts of the step are on their way: no countdown ends, an answer of the shop says so.
    const letScriptsCome = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(deals.getByRole('timer')).toBeVisible()
    await expect.poll(() => sums.textContent()).toBe(atDeal)
    await setTimeLeft(deal, 1)
    await expect.poll(() => reservedOf(deal)).toBe(0)
    letScriptsCome()
    await expect(deals).toContainText('Deine Reservierung ist abgelaufen.')
    await expect.poll(() => sums.textContent()).not.toBe(atDeal)
  })
})

test.describe('on a bad line', () => {
  test.use({ expectedErrors: /Failed to (?:load resource|fetch)/ })

  test('a delivery that can’t be chosen at once says so, and the step saves it later', async ({ page }) => {
    await fillCart(page)
    await goOnAsGuest(page)
    await untilHydrated(page)
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SelectDelivery') ? route.abort() : route.continue(),
    )
    await page.getByRole('radio', { name: 'An eine Packstation' }).check()
    await expect(lost(page)).toBeVisible()
  })

  test('T4.72 each step without a connection says so, keeps typed values and goes on afterwards', async ({ page }) => {
    const press = async (name: string) => {
      await page.context().setOffline(true)
      await page.getByRole('button', { name, exact: true }).click()
      await expect(lost(page)).toBeVisible()
      await page.context().setOffline(false)
      await page.getByRole('button', { name, exact: true }).click()
    }
    await fillCart(page)
    const cartId = await cartOf(page)
    await page.goto(address('/checkout/login'))
    await untilHydrated(page)
    await page.getByLabel('E-Mail-Adresse').first().fill(newEmail())
    await press('Weiter als Gast')
    await expect(headline(page, 'Adresse und Lieferung')).toBeVisible()
    await typeAddress(page, 'Rechnungsadresse')
    await press('Weiter zur Zahlung')
    await expect(headline(page, 'Wie möchtest du zahlen?')).toBeVisible()
    await page.getByRole('radio', { name: 'Vorkasse per Überweisung', exact: true }).check()
    await press('Weiter zur Übersicht')
    await expect(headline(page, 'Prüfen und bestellen')).toBeVisible()
    await press('Zahlungspflichtig bestellen')
    const number = await orderNumber(page)
    await expect(page.getByText('Ada Lindner').first()).toBeVisible()
    const orders = 'select number from orders where cart_id = $1'
    expect(await rowsOf(orders, [cartId])).toEqual([{ number }])
  })
})

test('T4.71 a business orders in English, and another device continues where the first one stopped', async ({
  page,
  browser,
}) => {
  const host = 'en.educational.localhost'
  const person = await newBusinessCustomer()
  await logIn(page, person, host)
  await fillCart(page, host)
  await page.goto(address('/checkout/shipping', host))
  await untilHydrated(page)
  const reference = page.getByLabel('Your order reference')
  await reference.fill('2026-4711')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(headline(page, 'Review and order')).toBeVisible()
  await page.goBack()
  await expect(reference).toHaveValue('2026-4711')
  await page.reload()
  await expect(reference).toHaveValue('2026-4711')
  await page.goForward()
  await expect(headline(page, 'Review and order')).toBeVisible()
  await untilHydrated(page)

  const device = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await device.addCookies([{ name: 'consent', value: '1', domain: host, path: '/' }])
  const phone = await device.newPage()
  await logIn(phone, person, host)
  await phone.goto(address('/checkout/summary', host))
  await untilHydrated(phone)
  await expect(phone.getByText('Your order reference: 2026-4711')).toBeVisible()
  await expectToFit(phone)
  const button = 'Buy now'
  await phone.getByRole('button', { name: button }).click()
  await expect(headline(phone, 'Thank you for your order')).toBeVisible()
  await expect(phone.getByText(/^plus 19% VAT/)).toBeVisible()
  await expectToFit(phone)
  await device.close()
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText(/^This cart has already been ordered/)).toBeVisible()
})

test('a second tab that orders later reads that the cart was ordered', async ({ page }) => {
  await logIn(page, await newCustomer())
  await fillCart(page)
  await page.goto(address('/checkout/shipping'))
  await untilHydrated(page)
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, 'Vorkasse per Überweisung')
  const late = await page.context().newPage()
  const reloaded = await page.context().newPage()
  for (const tab of [late, reloaded]) {
    await tab.goto(address('/checkout/summary'))
    await untilHydrated(tab)
  }
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await orderButton(late).click()
  await expect(late.getByText('Dieser Warenkorb ist schon bestellt.')).toBeVisible()
  await reloaded.reload()
  await expect(reloaded.getByText('Dieser Warenkorb ist schon bestellt.')).toBeVisible()
})

test('T4.23 T8.25 prices changed meanwhile are shown before the order', async ({ page }) => {
  await reachSummary(page, 'Vorkasse per Überweisung')
  const cartId = await cartOf(page)
  await rowsOf('update cart_positions set quantity = quantity + 1 where cart_id = $1', [cartId])
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Deine Bestellung hat sich gerade geändert')
  await expect(page.getByRole('heading', { name: 'Deine Bestellung, 2 Stück' })).toBeVisible()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('T4.99 a business orders on account, or by electronic invoice with its buyer reference', async ({ page }) => {
  const host = 'educational.localhost'
  const person = await newBusinessCustomer()
  await logIn(page, person, host)
  await fillCart(page, host)
  await page.goto(address('/checkout/shipping', host))
  await untilHydrated(page)
  await expect(page.getByRole('radio', { name: 'Neue Rechnungsadresse' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Adresse von .* ändern$/ }), 'in the account').toHaveCount(0)
  await page.getByLabel('Ihr Bestellzeichen').fill('2026-4711')
  await next(page, 'Weiter zur Übersicht')
  await expect(headline(page, 'Prüfen und bestellen'), 'the payment step is left out').toBeVisible()
  await expect(page.getByText('Ihr Bestellzeichen: 2026-4711')).toBeVisible()
  await page.getByRole('radio', { name: 'XRechnung', exact: true }).check()
  await orderButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Leitweg-ID')
  await page.getByLabel('Leitweg-ID').fill('04011000-1234512345-06')
  await orderButton(page).click()
  const electronic = await orderNumber(page)
  // A job makes the document after the order was placed.
  const invoice = page.getByRole('link', { name: 'XRechnung herunterladen' })
  await expect(async () => {
    await page.reload()
    await expect(invoice).toBeVisible({ timeout: 1000 })
  }).toPass()
  const download = page.waitForEvent('download')
  await invoice.click()
  expect((await download).suggestedFilename()).toBe(`xrechnung-${electronic}.xml`)
  await fillCart(page, host)
  // Back from a card that failed: there is no payment step to say so.
  await page.goto(address('/checkout/payment?errorCode=declined', host))
  await expect(headline(page, 'Prüfen und bestellen')).toBeVisible()
  await expect(page.getByText('Die Zahlung wurde abgelehnt')).toBeVisible()
  await untilHydrated(page)
  await orderButton(page).click()
  const onAccount = await orderNumber(page)
  const rows = await rowsOf<{ payment_method: string }>(
    'select payment_method from orders where number = any($1) order by number',
    [[electronic, onAccount]],
  )
  expect(rows.map((row) => row.payment_method)).toEqual(['X_RECHNUNG', expect.stringMatching(/^RECHNUNG/)])
})

test('a cart that costs nothing needs no payment', async ({ page }) => {
  await takeCatalogue(page)
  await goOnAsGuest(page)
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Übersicht')
  await expect(page.getByText('Du musst nichts bezahlen.')).toBeVisible()
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
})

test('each step reacts after 100 kB of scripts at most', async ({ page, browser }) => {
  test.slow()
  // In a browser that has loaded nothing yet, as this visitor.
  const expectLight = (path: string) =>
    test.step(path, async () => {
      const context = await browser.newContext({ storageState: await page.context().storageState() })
      const measured = await context.newPage()
      const { hydrated } = await weighScripts(measured, address(path))
      await expect(measured).toHaveURL(address(path))
      expect(hydrated).toBeGreaterThan(0)
      expect(hydrated).toBeLessThanOrEqual(100_000)
      await context.close()
    })
  await fillCart(page)
  await expectLight('/checkout/login')
  await goOnAsGuest(page)
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, 'Vorkasse per Überweisung')
  for (const step of ['shipping', 'payment', 'summary']) await expectLight(`/checkout/${step}`)
  await orderButton(page).click()
  await expectLight(`/checkout/confirmation?orderId=${await orderNumber(page)}`)
})
