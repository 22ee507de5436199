import type { Page } from '@playwright/test'
import { logIn, newBusinessCustomer, newCustomer } from '../support/customers.ts'
import {
  chooseVariant,
  entry,
  entryNames,
  fillList,
  listPath,
  openList,
  pressInMenu,
  productsToList,
  toast,
} from '../support/lists.ts'
import { productOfKind } from '../support/products.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  open,
  test,
  untilHydrated,
  untilStill,
} from '../support/shop.ts'

const lists = '/myaccount/wishlist'
const main = (page: Page) => page.getByRole('main')
const heart = (page: Page, index = 0) => page.locator('main button[data-heart]').nth(index)
const shortcut = (page: Page) => page.getByRole('banner').locator('[data-opens="flyout-wishlist"]')
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const nameAt = async (page: Page, index: number) =>
  (await page.locator('main article').nth(index).getByRole('heading').first().textContent()) ?? ''

test('S4.32 S8.7 a heart is kept without login, is taken back, and comes along at the login @both', async ({
  page,
}) => {
  await open(page, '/schulranzen/')
  const name = await nameAt(page, 0)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(page)).toHaveAccessibleName(`${name} merken`)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page, `„${name}“ liegt auf „Merkzettel“.`)).toBeVisible()
  await expect(shortcut(page)).toContainText('1')
  await expectPartAccessible(page, 'main button[data-heart][aria-pressed="true"]')

  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(toast(page, `„${name}“ wurde von „Merkzettel“ entfernt.`)).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await shortcut(page).click()
  const flyout = dialog(page, 'Merkzettel')
  await expect(flyout.getByRole('list', { name: 'Merkzettel' }).getByRole('link', { name })).toBeVisible()
  await expectPartAccessible(page, 'header')
  await expectToFit(page)
  await flyout.getByRole('link', { name: 'Merkzettel öffnen' }).click()
  await expect(page).toHaveURL(address(lists))
  await expect(entry(page, name)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Neue Liste' })).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await main(page).getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/login\?target=%2Fmyaccount%2Fwishlist/)
  await expect(main(page).getByText('Deine gemerkten Artikel bleiben')).toBeVisible()

  const person = await newCustomer()
  await main(page).getByLabel('E-Mail-Adresse').fill(person.email)
  await main(page).getByLabel('Passwort', { exact: true }).fill('Schulweg-7')
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(address(lists))
  await expect(entry(page, name)).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
})

test('a visitor without entries sends no request, and the product page has a heart of its item', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) requested.push(request.postData() ?? '')
  })
  const { id, itemId } = await productOfKind('reduced')
  await open(page, `/prod/${id}?varid=${itemId}`)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((body) => body.includes('Wishlist'))).toEqual([])
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  // It is filled before the shop has been asked.
  await expect
    .poll(() => requested.find((body) => body.includes('WishlistHeartFill')))
    .toContain(`"itemId":"${itemId}"`)
})

test.describe('on a bad line', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('S4.34 a heart that the shop refuses is undone with a message', async ({ page }) => {
    await open(page, '/schulranzen/')
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('WishlistHeartFill') ? route.abort() : route.fallback(),
    )
    await heart(page).click()
    await expect(toast(page, 'Das hat nicht geklappt')).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })
})

test('S4.33 several lists: a new one, its name, its text, the standard, and its end', async ({ page }) => {
  test.slow()
  await logIn(page, await newCustomer())
  await open(page, lists)
  await expect(page.getByText('Noch nichts gemerkt')).toBeVisible()
  await expectAccessible(page)
  await expectFineWhenNarrow(page)

  await page.getByRole('button', { name: 'Neue Liste' }).click()
  const make = dialog(page, 'Neue Liste')
  await make.getByRole('button', { name: 'Liste anlegen' }).click()
  await expect(make.getByText('Bitte gib der Liste einen Namen.')).toBeVisible()
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  await make.getByLabel('Name der Liste').fill('Klasse 3b')
  await make.getByRole('button', { name: 'Liste anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Klasse 3b', level: 2 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Deine Listen' }).locator('[aria-current="page"]')).toContainText(
    'Klasse 3b',
  )

  await pressInMenu(page, 'Mehr zur Liste', 'Umbenennen')
  await dialog(page, 'Umbenennen').getByLabel('Name der Liste').fill('Klasse 4b')
  await dialog(page, 'Umbenennen').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('heading', { name: 'Klasse 4b', level: 2 })).toBeVisible()
  await pressInMenu(page, 'Mehr zur Liste', 'Beschreibung')
  await dialog(page, 'Beschreibung').getByLabel('Wofür ist die Liste?').fill('Bis zu den Ferien')
  await dialog(page, 'Beschreibung').getByRole('button', { name: 'Speichern' }).click()
  // Not the field of the dialog, which is just going.
  await expect(main(page).getByRole('paragraph').filter({ hasText: 'Bis zu den Ferien' })).toBeVisible()
  await pressInMenu(page, 'Mehr zur Liste', 'Als Standardliste festlegen')
  await expect(main(page).getByText('Standardliste')).toBeVisible()

  await open(page, '/schulranzen/')
  const name = await nameAt(page, 0)
  await heart(page).click()
  const choice = dialog(page, 'Welcher Merkzettel?')
  await expect(choice.getByRole('button', { name: /^Klasse 4b/ })).toHaveAttribute('aria-pressed', 'false')
  await expectPartAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page, 'main')
  await choice.getByRole('button', { name: /^Klasse 4b/ }).click()
  await expect(choice).toBeHidden()
  await expect(heart(page)).toBeFocused()
  await expect(toast(page, `„${name}“ liegt auf „Klasse 4b“.`)).toBeVisible()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await choice.getByLabel('Neue Liste').fill('Zum Geburtstag')
  await choice.getByRole('button', { name: 'Anlegen und merken' }).click()
  await expect(toast(page, `„${name}“ liegt auf „Zum Geburtstag“.`)).toBeVisible()

  await shortcut(page).click()
  await untilStill(page)
  await dialog(page, 'Merkzettel')
    .getByRole('link', { name: /^Klasse 4b/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Klasse 4b', level: 2 })).toBeVisible()
  await pressInMenu(page, 'Mehr zur Liste', 'Liste löschen')
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  await dialog(page, 'Liste löschen').getByRole('button', { name: 'Löschen', exact: true }).click()
  await expect(toast(page, '„Klasse 4b“ wurde gelöscht.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Deine Listen' })).not.toContainText('Klasse 4b')
})

test('S4.45 quantities are sent after a moment with their limits, and the cart gets the typed ones', async ({
  page,
}) => {
  const { person, names } = await openList(page, 1)
  const [name = ''] = names
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('WishlistQuantity')) sent.push(request.postData() ?? '')
  })
  const more = entry(page, name).getByRole('button', { name: 'Eins mehr' })
  // Clicks inside one evaluate call and its task, so that a slow machine adds no pauses between them.
  await more.evaluate(async (button) => {
    for (let press = 0; press < 3; press++) {
      ;(button as HTMLButtonElement).click()
      await Promise.resolve()
    }
  })
  const field = entry(page, name).getByLabel(`Menge: ${name}`)
  await expect(field).toHaveValue('4')
  await expect(main(page).getByText('4 Stück').filter({ visible: true })).toHaveCount(1)
  expect(sent).toHaveLength(1)
  await page.reload()
  await expect(field).toHaveValue('4')

  await untilHydrated(page)
  await field.fill('99999')
  await field.press('Enter')
  await expect(toast(page, /^Höchstens .*\sStück pro Bestellung\.$/)).toBeVisible()
  // A price that is about to change is pale.
  await expect.poll(() => sent.length).toBe(2)
  await expect(entry(page, name)).not.toHaveAttribute('aria-busy')
  await expectPartAccessible(page)

  const taken = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('WishlistQuantity')) await taken.promise
    await route.fallback()
  })
  await field.fill('2')
  const toCart = entry(page, name).getByRole('button', { name: /^In den Warenkorb/ })
  await toCart.click()
  await expect.poll(() => sent.length, 'it is not waited for').toBe(3)
  await expect(toCart).toHaveAttribute('aria-busy', 'true')
  taken.resolve()
  await expect(dialog(page, '2 Stück im Warenkorb')).toBeVisible()

  const least = await productOfKind('minimum')
  await open(page, listPath(await fillList(person, 'Viele', [{ ...least, productId: least.id, quantity: 500 }])))
  const of500 = main(page).getByLabel(/^Menge: /)
  await of500.fill('1')
  await of500.press('Enter')
  const outcome = toast(page, /^Mindestbestellmenge: \d+\sStück\.$/)
  await expect(outcome).toBeVisible()
  const minimum = /(\d+)\sStück/.exec((await outcome.textContent()) ?? '')?.[1] ?? ''
  await expect(of500).toHaveValue(minimum)
})

test('entries are removed from a list', async ({ page, context }) => {
  const { id, names } = await openList(page, 4)
  await test.step('S4.41 a removed entry comes back to its place, however many were removed with it', async () => {
    for (const index of [1, 2]) {
      await pressInMenu(page, `Mehr zu ${names[index]}`, 'Entfernen')
      await expect(main(page).getByText(`„${names[index]}“ wurde entfernt.`)).toBeVisible()
    }
    // So high that what sticks to its edges lies over nothing.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 2600 })
    await expectPartAccessible(page)
    await expectToFitAtAllWidths(page)
    const backOf = (index: number) =>
      main(page)
        .getByRole('listitem')
        .filter({ hasText: `„${names[index]}“ wurde entfernt.` })
        .getByRole('button')
    await expect(backOf(2)).toBeFocused()
    await backOf(2).click()
    await expect(entry(page, names[2] ?? '')).toBeVisible()
    await backOf(1).click()
    await expect(entry(page, names[1] ?? '')).toBeVisible()
    expect(await entryNames(page)).toEqual(names)
    await page.reload()
    expect(await entryNames(page)).toEqual(names)
  })
  await test.step('the focus stays where it has gone before the answer', async () => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('WishlistRemove')) await answer.promise
      await route.fallback()
    })
    await untilHydrated(page)
    await pressInMenu(page, `Mehr zu ${names[3]}`, 'Entfernen')
    const field = entry(page, names[1] ?? '').getByLabel(`Menge: ${names[1]}`)
    await field.fill('12')
    answer.resolve()
    await expect(main(page).getByText(`„${names[3]}“ wurde entfernt.`)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('12')
  })
  await test.step('S4.71 two tabs show the same list', async () => {
    const other = await context.newPage()
    await open(other, listPath(id))
    await untilHydrated(other)
    await pressInMenu(page, `Mehr zu ${names[0]}`, 'Entfernen')
    await expect(entry(other, names[0] ?? '')).toBeHidden()
    await expect(entry(other, names[1] ?? '')).toBeVisible()
  })
})

test('one visitor empties a list and meets one that is sold out', async ({ page }) => {
  const { person, names } = await openList(page, 1)
  await test.step('S4.43 removing the last entry offers to remove the list', async () => {
    await entry(page, names[0] ?? '')
      .getByRole('button', { name: 'Entfernen', exact: true })
      .first()
      .click()
    const last = dialog(page, 'Liste löschen')
    await expect(last.getByText('„Für Oma“ ist jetzt leer.')).toBeVisible()
    await expect(toast(page, `„${names[0]}“ wurde von „Für Oma“ entfernt.`)).toBeVisible()
    await last.getByRole('button', { name: 'Liste behalten' }).click()
    const restore = main(page).getByRole('button', { name: 'Rückgängig' })
    await restore.filter({ hasText: names[0] ?? '' }).click()
    await expect(toast(page, `„${names[0]}“ liegt auf „Für Oma“.`)).toBeVisible()
    await expect(entry(page, names[0] ?? '')).toBeVisible()
  })
  await test.step('S6.14 S8.9 sold out: it says so and offers another', async () => {
    const { id, itemId } = await productOfKind('soldOut')
    const list = await fillList(person, 'Vergriffen', [{ productId: id, itemId }])
    await open(page, listPath(list))
    const gone = main(page).getByRole('article')
    await expect(gone.getByText('Zurzeit nicht lieferbar')).toBeVisible()
    await expect(gone.getByText('Stattdessen lieferbar:').getByRole('link')).toHaveAttribute('href', /^\/prod\//)
    await expect(gone.getByRole('button', { name: /^Mehr zu/ })).toHaveCount(0)
    await expectPartAccessible(page)
  })
})

test('S4.46 an entry moves to another list, and takes another variant with its quantity', async ({ page }) => {
  const { person, names } = await openList(page, 2, { variants: true })
  const [first = '', second = ''] = names
  const other = await fillList(person, 'Zweite Liste', [])
  await page.reload()
  await untilHydrated(page)

  await entry(page, second).getByRole('button', { name: 'Eins mehr' }).click()
  await expect(entry(page, second).getByLabel(`Menge: ${second}`)).toHaveValue('2')
  await entry(page, second).getByRole('button', { name: 'Variante wählen' }).filter({ hasText: second }).click()
  const choice = dialog(page, 'Variante wählen')
  await expect(choice.getByRole('radio').first()).toBeVisible()
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)
  await chooseVariant(page)
  await expect(toast(page, 'Gespeichert: Für Oma')).toBeVisible()
  await expect(entry(page, second).getByText(/^Artikelnummer/)).toBeVisible()
  await expect(entry(page, second).getByLabel(`Menge: ${second}`)).toHaveValue('2')

  await pressInMenu(page, `Mehr zu ${first}`, 'Auf andere Liste verschieben')
  await expectPartAccessible(page)
  await dialog(page, 'Auf welchen Merkzettel?')
    .getByRole('button', { name: /^Zweite Liste/ })
    .click()
  await expect(toast(page, `„${first}“ liegt jetzt auf: Zweite Liste`)).toBeVisible()
  await expect(entry(page, first)).toBeHidden()
  await open(page, listPath(other))
  await expect(entry(page, first)).toBeVisible()
})

test('S4.50 a whole list goes into the cart, and missing variants are requested', async ({ page }) => {
  const person = await newCustomer()
  const [plain] = await productsToList(1)
  const [open1, open2] = await productsToList(2, { variants: true })
  if (!plain || !open1 || !open2) throw new Error('The demo shop has no such products')
  const id = await fillList(person, 'Alles', [plain, open1, open2])
  await logIn(page, person)
  await open(page, listPath(id))
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
  const result = dialog(page, 'Von der Liste in den Warenkorb')
  const toChoose = result.getByRole('region', { name: 'Bitte Variante wählen' }).getByRole('listitem')
  await expect(toChoose.filter({ hasText: open1.name })).toBeVisible()
  await expect(toChoose.filter({ hasText: open2.name })).toBeVisible()
  await expect(result.getByRole('region', { name: 'Liegt im Warenkorb' })).toContainText(plain.name)
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)
  await toChoose.filter({ hasText: open1.name }).getByRole('button', { name: 'Variante wählen' }).click()
  await chooseVariant(page)
  // The other one is still asked for, also after its choice was put off.
  await expect(result.getByRole('region', { name: 'Liegt im Warenkorb' })).toBeVisible()
  const choose = result.getByRole('button', { name: 'Variante wählen' })
  await choose.click()
  await dialog(page, 'Variante wählen').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(toChoose).toContainText(open2.name)
  await choose.click()
  await chooseVariant(page)
  await expect(page.getByRole('dialog').filter({ hasText: open2.name })).toBeVisible()
  await expect(page.locator('[data-slot="cart-count"]')).toHaveText('3')

  const [, plenty] = await productsToList(2)
  if (!plenty) throw new Error('The demo shop has no second product')
  await open(page, listPath(await fillList(person, 'Viel', [{ ...plenty, quantity: 9000 }, open1])))
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
  await expect(result.getByRole('region', { name: 'Mit geänderter Menge hinzugefügt' })).toContainText(plenty.name)
  await expect(result.getByRole('region', { name: 'Mit geänderter Menge hinzugefügt' })).toContainText(
    /\d+ statt 9.000\sStück/,
  )
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)
  await result.getByRole('button', { name: 'Zurück zur Liste' }).click()
  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click()
  await expect(result.getByRole('region', { name: 'Höchstmenge im Warenkorb erreicht' })).toContainText(plenty.name)
})

test('S2.8 the business store calls it a basket', async ({ page }) => {
  const person = await newBusinessCustomer()
  const host = 'educational.localhost'
  await logIn(page, person, host)
  await open(page, lists, host)
  await expect(page.getByRole('heading', { name: 'Ihre Merkkörbe', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Merkkorb', level: 2 })).toBeVisible()
  await expect(page).toHaveTitle(/^Merkkorb/)
  await expectPartAccessible(page)
  const english = `en.${host}`
  await logIn(page, person, english)
  await open(page, lists, english)
  await expect(page.getByRole('heading', { name: 'Your wish lists', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  await expect(main(page)).not.toContainText('Merkkorb')
})
