import type { Page } from '@playwright/test'
import {
  addButton,
  addedDialog,
  cartShortcut,
  openProduct,
  plainProduct,
  positionOf,
  positions,
  putIn,
  quantityField,
  totalOf,
} from '../support/carts.ts'
import { demoPassword, logIn, newCustomer } from '../support/customers.ts'
import { productOfKind, productWithChoice } from '../support/products.ts'
import {
  address,
  expect,
  expectAccessible,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  isSameDocument,
  markDocument,
  open,
  test,
} from '../support/shop.ts'

const flyout = (page: Page) => page.getByRole('dialog', { name: 'Dein Warenkorb' })
const removal = (name: string) => ({ name: `${name} entfernen`, exact: true })

test('an added product is confirmed in the sheet, and the focus goes there and back @both', async ({ page }) => {
  const product = await plainProduct()
  await openProduct(page, product)
  await expect(cartShortcut(page)).toHaveAccessibleName('Warenkorb')
  await quantityField(page).fill('3')
  await addButton(page).click()
  const dialog = addedDialog(page)
  await expect(dialog.getByRole('heading', { name: '3 Stück im Warenkorb' })).toBeVisible()
  await expect(dialog.getByText(product.name).first()).toBeVisible()
  await expect(dialog.getByText(/^3 × /)).toBeVisible()
  await expect(dialog.getByText('Dein Warenkorb, 3 Stück')).toBeVisible()
  await expect(dialog.getByText(/versandkostenfrei|kostenlos/i)).toBeVisible()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await expect(dialog.getByRole('listitem').nth(1)).toBeVisible()
  await expectPartAccessible(page)
  await expectToFit(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(addButton(page)).toBeFocused()
  await expect(cartShortcut(page)).toHaveAccessibleName('3 Stück im Warenkorb')

  await addButton(page).click()
  await expect(dialog.getByText('Dein Warenkorb, 6 Stück')).toBeVisible()
  await markDocument(page)
  await dialog.getByRole('link', { name: 'Warenkorb ansehen' }).click()
  await expect(page).toHaveURL(address('/checkout/basket'))
  expect(await isSameDocument(page)).toBe(true)
  await expect(dialog).toBeHidden()
  await expect(positionOf(page, product)).toHaveCount(1)
  await expect(quantityField(page)).toHaveValue('6')
  await expect(page).toHaveTitle(/^Warenkorb/)
  await expectAccessible(page)
  await expectToFit(page)
})

test('products that are chosen already, or sold out', async ({ page }) => {
  await test.step('the pictured colour is chosen for a start, the size asked for, and the variant goes into the cart', async () => {
    const { id } = await productWithChoice()
    await open(page, `/prod/${id}`)
    const main = page.getByRole('main')
    const picture = main.getByRole('region', { name: 'Bilder' }).getByRole('img').first()
    const colour = main.getByRole('group', { name: /^Farbe/ }).locator('[aria-current="true"]')
    await expect(picture).toHaveAttribute('alt', new RegExp(`in ${await colour.textContent()}$`))
    const sizes = main.getByRole('group', { name: /^Größe/ })
    await main.getByRole('button', { name: 'Größe wählen' }).click()
    await expect(main.getByText(/^Bitte wählen: Größe/)).toBeVisible()
    await expect(sizes.getByRole('link').first()).toBeFocused()
    await sizes.getByRole('link').first().click()
    await expect(main.getByText(/^Artikelnummer/)).toBeVisible()
    await addButton(page).click()
    await addedDialog(page).getByRole('link', { name: 'Warenkorb ansehen' }).click()
    await expect(
      positions(page)
        .first()
        .getByText(/^Farbe: /),
    ).toBeVisible()
    await expect(
      positions(page)
        .first()
        .getByText(/^Größe: /),
    ).toBeVisible()
  })
  await test.step('a sold-out product can’t be added and says why', async () => {
    const { id, itemId } = await productOfKind('soldOut')
    await open(page, `/prod/${id}?varid=${itemId}`)
    await expect(page.getByRole('main').getByText('Zurzeit nicht lieferbar')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Benachrichtigen' }), 'instead of the button').toBeVisible()
    await expect(addButton(page)).toHaveCount(0)
  })
})

test('quantities follow buttons, keys and typing; the last one wins', async ({ page }) => {
  const product = await plainProduct()
  await putIn(page, product)
  await open(page, '/checkout/basket')
  const before = await totalOf(page)
  const row = positionOf(page, product)
  const field = row.getByRole('textbox')
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('CartUpdate')) sent.push(body)
  })
  const more = row.getByRole('button', { name: 'Eins mehr' })
  // Pressed once: what comes before the page answers is held and counts as well.
  await more.click()
  await expect(field).toHaveValue('2')
  // Presses and key inside one evaluate call and its task, so that a slow machine adds no pauses between them.
  await field.evaluate(
    async (input, button) => {
      for (let press = 0; press < 4; press++) {
        ;(button as HTMLButtonElement).click()
        await Promise.resolve()
      }
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
    },
    await more.elementHandle(),
  )
  await expect(field).toHaveValue('5')
  await expect.poll(() => sent.at(-1)).toContain('"quantity":5')
  await expect(page.locator('#cart-total')).toHaveAttribute('aria-busy', 'false')
  // What gets no answer in time is sent again under its id.
  expect(new Set(sent.map((body) => /"updateId":"([^"]+)"/.exec(body)?.[1])).size).toBeLessThanOrEqual(2)
  await expect(cartShortcut(page)).toHaveAccessibleName('5 Stück im Warenkorb')
  expect(await totalOf(page)).not.toBe(before)

  await field.fill('100000')
  await field.press('Enter')
  await expect(row.getByText(/Höchstens [\d.]+\sStück pro Bestellung/)).toBeVisible()
  // Sums that are about to change are pale.
  await expect.poll(() => sent.at(-1)).not.toContain('"quantity":5')
  await expect(page.locator('#cart-total')).toHaveAttribute('aria-busy', 'false')
  await expectPartAccessible(page)
  await page.reload()
  await expect(field).not.toHaveValue('5')
  await expect(field).not.toHaveValue('100000')
})

test.describe('on a bad line', () => {
  // What the browser itself says of a request that was cut.
  test.use({ expectedErrors: /ERR_CONNECTION_RESET/ })

  test('a slow line loses and doubles nothing', async ({ page }) => {
    const product = await plainProduct()
    await putIn(page, product)
    await open(page, '/checkout/basket')
    const row = positionOf(page, product)
    const field = row.getByRole('textbox')
    let lost = 0
    const updates = new Set<string>()
    const isWaitShown = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? ''
      const id = /"updateId":"([^"]+)"/.exec(body)?.[1]
      if (!id) return route.continue()
      updates.add(id)
      // The shop carries it out, and the answer gets lost on its way.
      if (lost === 0) {
        lost += 1
        await route.fetch()
        return route.abort('connectionreset')
      }
      await isWaitShown.promise
      return route.continue()
    })
    // A press that takes effect late would make three of a second one.
    await expect(async () => {
      if ((await field.inputValue()) === '1') await field.press('ArrowUp')
      await expect(field).toHaveValue('2', { timeout: 5000 })
    }).toPass()
    await expect(page.locator('#cart-total')).toHaveAttribute('aria-busy', 'true')
    isWaitShown.resolve()
    await expect(page.locator('#cart-total')).toHaveAttribute('aria-busy', 'false')
    expect(lost).toBe(1)
    expect(updates.size).toBe(1)
    await expect(cartShortcut(page)).toHaveAccessibleName('2 Stück im Warenkorb')
    await page.reload()
    await expect(field).toHaveValue('2')
  })
})

test('a removed position is taken back to its place, by keyboard too', async ({ page }) => {
  const first = await plainProduct()
  const second = await plainProduct({ where: `p.id <> '${first.id}'` })
  await putIn(page, first)
  await putIn(page, second)
  await open(page, '/checkout/basket')
  const undo = page.getByRole('main').getByRole('button', { name: 'Rückgängig' })
  await expect(async () => {
    const remove = positionOf(page, second).getByRole('button', removal(second.name))
    if (await undo.isHidden()) await remove.press('Enter', { timeout: 2000 })
    await expect(undo).toBeFocused({ timeout: 2000 })
  }).toPass()
  // Any key says that the visitor is there.
  await page.keyboard.press('Shift')
  await expect(positions(page).first()).toContainText(`„${second.name}“ wurde entfernt.`)
  await expect(cartShortcut(page)).toHaveAccessibleName('1 Stück im Warenkorb')
  await expectPartAccessible(page)
  await page.keyboard.press('Enter')
  await expect(undo).toBeHidden()
  await expect(positions(page).first().getByRole('link', { name: second.name })).toBeFocused()
  await expect(positions(page).nth(1)).toContainText(first.name)
  await expect(cartShortcut(page)).toHaveAccessibleName('2 Stück im Warenkorb')
  await page.reload()
  await expect(positions(page).first()).toContainText(second.name)
})

test('T4.37 T9.10 undo ends after eight seconds, but not while the visitor rests on it', async ({ page }) => {
  const product = await plainProduct()
  await putIn(page, product)
  await page.clock.install()
  await open(page, '/checkout/basket')
  const undo = page.getByRole('main').getByRole('button', { name: 'Rückgängig' })
  await positionOf(page, product).getByRole('button', removal(product.name)).click()
  await expect(undo, 'it takes the focus by itself').toBeFocused()
  await undo.hover()
  await page.clock.fastForward(20_000)
  await expect(undo).toBeVisible()
  await page.mouse.move(0, 0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.clock.fastForward(20_000)
  await expect(undo).toBeVisible()
  await undo.click()
  await expect(undo).toBeHidden()

  // The mouse rests where the button was, and the focus is only the line's own.
  await positionOf(page, product).getByRole('button', removal(product.name)).click()
  await expect(undo).toBeFocused()
  await page.clock.fastForward(9000)
  await expect(undo).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Dein Warenkorb ist noch leer' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zum Merkzettel' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Jetzt stöbern' })).toBeVisible()
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
})

test('S9.20 T9.9 the minicart shows the first three, takes one out and leads on @both', async ({ page }) => {
  const first = await plainProduct()
  const ids = [first.id]
  await putIn(page, first)
  for (let index = 0; index < 3; index += 1) {
    const next = await plainProduct({ where: `p.id not in (${ids.map((id) => `'${id}'`).join()})` })
    ids.push(next.id)
    await putIn(page, next)
  }
  await open(page, '/rechtliches/impressum/')
  await cartShortcut(page).click()
  const lines = flyout(page).getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem')
  await expect(lines).toHaveCount(3)
  await expect(flyout(page).getByText('Dein Warenkorb, 4 Stück')).toBeVisible()
  await expect(flyout(page).getByRole('link', { name: /^Alle 4\sStück ansehen$/ })).toBeVisible()
  await expectPartAccessible(page, 'header')
  await expectToFit(page)
  await lines
    .first()
    .getByRole('button', { name: /entfernen$/ })
    .click()
  await expect(lines.first().getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await expect(cartShortcut(page)).toHaveAccessibleName('3 Stück im Warenkorb')
  await markDocument(page)
  await flyout(page).getByRole('link', { name: 'Zum Warenkorb' }).last().click()
  await expect(page).toHaveURL(address('/checkout/basket'))
  await expect(flyout(page)).toBeHidden()
  expect(await isSameDocument(page)).toBe(true)
})

test('S3.41 S4.70 two tabs show one cart', async ({ page, context }) => {
  const product = await plainProduct()
  await putIn(page, product)
  await openProduct(page, product)
  const other = await context.newPage()
  await open(other, '/checkout/basket')
  await expect(quantityField(other)).toHaveValue('1')
  // What counts in the header listens to other tabs as well.
  await expect(cartShortcut(other)).toHaveAccessibleName('1 Stück im Warenkorb')
  await addButton(page).click()
  await expect(addedDialog(page)).toBeVisible()
  await expect(quantityField(other)).toHaveValue('2')
  await expect(cartShortcut(other)).toHaveAccessibleName('2 Stück im Warenkorb')
  await positionOf(other, product).getByRole('button', removal(product.name)).click()
  await expect(cartShortcut(page)).toHaveAccessibleName('Warenkorb')
})

test('T4.1 T7.30 a cart moves with its visitor into the account with a message, and other devices see it', async ({
  page,
  browser,
}) => {
  const person = await newCustomer()
  const before = await plainProduct()
  const mine = await plainProduct({ where: `p.id <> '${before.id}'` })
  const desk = await browser.newContext({ locale: 'de-DE' })
  const atDesk = await desk.newPage()
  await logIn(atDesk, person)
  await putIn(atDesk, before)

  await putIn(page, mine)
  await open(page, '/login?target=%2Fcheckout%2Fbasket')
  await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(person.email)
  await page.getByRole('main').getByLabel('Passwort', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  // By the cart itself, or as a toast, which may have gone again before the cart's page is there.
  await Promise.all([
    expect(page).toHaveURL(address('/checkout/basket')),
    expect(page.getByText(/zusammengeführt/).first()).toBeVisible(),
  ])
  await expect(positionOf(page, before)).toHaveCount(1)
  await expect(positionOf(page, mine)).toHaveCount(1)
  await expectPartAccessible(page)
  await open(atDesk, '/checkout/basket')
  await expect(positionOf(atDesk, mine)).toHaveCount(1)
  await desk.close()
})

test('T2.13 a returning visitor finds the cart, and no cached page holds anything of it', async ({ page }) => {
  const product = await plainProduct()
  await putIn(page, product)
  const html = await (await page.request.get(address(`/prod/${product.id}`))).text()
  expect(html).toMatch(/data-slot="cart-count"[^>]*><\/span>/)
  await open(page, '/schreiben/')
  await expect(cartShortcut(page)).toHaveAccessibleName('1 Stück im Warenkorb')
  await open(page, '/rechtliches/impressum/')
  await expect(cartShortcut(page)).toHaveAccessibleName('1 Stück im Warenkorb')
})
