import type { Browser, Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { logIn, newCustomer } from '../support/customers.ts'
import {
  entry,
  fillList,
  joinList,
  listPath,
  openList,
  pressInMenu,
  productsToList,
  toast,
  writeComments,
} from '../support/lists.ts'
import {
  address,
  expect,
  expectAccessible,
  expectPartAccessible,
  expectToFitAtAllWidths,
  open,
  test,
  untilHydrated,
} from '../support/shop.ts'

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

const levels = [
  { right: 'Kommentieren', edits: false, manages: false },
  { right: 'Bearbeiten', edits: true, manages: false },
  { right: 'Verwalten', edits: true, manages: true },
] as const

/** Logs in and accepts the invitation without script, by forms only. */
async function acceptWithoutScripts(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(link)
  await main(page).getByRole('link', { name: 'Anmelden', exact: true }).click()
  await main(page)
    .getByLabel('E-Mail-Adresse')
    .fill((await newCustomer()).email)
  await main(page).getByLabel('Passwort', { exact: true }).fill('Schulweg-7')
  await main(page).getByRole('button', { name: 'Anmelden', exact: true }).click()
  await main(page).getByRole('button', { name: 'Liste annehmen' }).click()
  await expect(page).toHaveURL(/\/myaccount\/wishlist\?list=/)
  await expect(main(page).getByRole('heading', { name: 'Für Oma' })).toBeVisible()
  await context.close()
}

for (const { right, edits, manages } of levels) {
  test(`S4.38 shared with the right to ${right}: what the other can and cannot do`, async ({ page, browser }) => {
    const { names, id } = await openList(page, 2)
    const [name = ''] = names
    await page.getByRole('button', { name: 'Teilen' }).click()
    const share = dialog(page, 'Teilen')
    await share.getByRole('radio', { name: new RegExp(`^${right}`) }).check()
    await share.getByRole('button', { name: 'Link erstellen' }).click()
    const link = await share.getByLabel('Link zum Teilen').inputValue()
    // Dialog and invitation look the same for every right.
    if (manages) {
      await expectPartAccessible(page)
      await expectToFitAtAllWidths(page)
      // Text is marked with the mouse, which is let go beside the dialog.
      await share.getByRole('heading', { name: 'Teilen', exact: true }).hover()
      await page.mouse.down()
      await page.mouse.move(2, 2)
      await page.mouse.up()
      await expect(share.getByLabel('Link zum Teilen')).toHaveValue(link)
    }
    if (!edits) await acceptWithoutScripts(browser, link)

    const context = await browser.newContext({ viewport: page.viewportSize(), locale: 'de-DE' })
    await context.addCookies([{ name: 'consent', value: '1', domain: 'localhost', path: '/' }])
    const other = await context.newPage()
    await other.goto(link)
    await untilHydrated(other)
    await expect(other.getByRole('heading', { name: 'Ada L. teilt eine Liste mit dir' })).toBeVisible()
    await expect(main(other).getByText('Für Oma')).toBeVisible()
    if (manages) await expectAccessible(other)
    await expect(main(other).getByRole('link', { name: 'Neu hier: Konto anlegen' })).toHaveAttribute(
      'href',
      /^\/myaccount\/register\?origin=wishlist&target=/,
    )
    await main(other).getByRole('link', { name: 'Anmelden', exact: true }).click()
    const guest = await newCustomer()
    await main(other).getByLabel('E-Mail-Adresse').fill(guest.email)
    await main(other).getByLabel('Passwort', { exact: true }).fill('Schulweg-7')
    await main(other).getByRole('button', { name: 'Anmelden', exact: true }).click()
    await main(other).getByRole('button', { name: 'Liste annehmen' }).click()
    await expect(other).toHaveURL(address(listPath(id)))
    await expect(other.getByRole('navigation', { name: 'Deine Listen' })).toContainText('Für Oma')
    await expect(entry(other, name)).toBeVisible()

    await expect(entry(other, name).getByRole('group', { name })).toHaveCount(edits ? 1 : 0)
    await expect(entry(other, name).getByRole('button', { name: /^In den Warenkorb/ })).toBeVisible()
    await expect(other.getByRole('button', { name: manages ? 'Teilen' : 'Mitglieder' })).toBeVisible()
    await main(other).getByLabel('Kommentar zu Für Oma').fill('Passt so')
    await main(other).getByRole('button', { name: 'Kommentieren' }).click()
    await expect(main(other).getByRole('list', { name: 'Kommentare zu Für Oma' })).toContainText('Passt so')
    await expectPartAccessible(other)
    await expectToFitAtAllWidths(other)
    if (edits) {
      await entry(other, name).getByRole('button', { name: 'Eins mehr' }).click()
      await expect(main(other).getByText('3 Stück', { exact: true })).toBeVisible()
    }
    if (manages) await pressInMenu(other, 'Mehr zur Liste', 'Umbenennen')
    await other.keyboard.press('Escape')

    await page.reload()
    await untilHydrated(page)
    await expect(main(page).getByText('Passt so')).toBeVisible()
    await expect(main(page).getByText(edits ? '3 Stück' : '2 Stück', { exact: true })).toBeVisible()
    await main(page).getByRole('button', { name: 'Kommentar von Ada Lindner löschen' }).click()
    await expect(main(page).getByText('Passt so')).toBeHidden()
    await page.getByRole('button', { name: 'Teilen' }).click()
    await share.getByRole('radio', { name: new RegExp(`^${right}`) }).check()
    await share.getByRole('button', { name: 'Link erstellen' }).click()
    await expect(share.getByLabel('Link zum Teilen')).toHaveValue(link)
    await share.getByRole('button', { name: 'Link zurückziehen' }).click()
    await expect(share.getByRole('status'), 'said where it is read out').toContainText(
      'Der Link ist nicht mehr gültig.',
    )
    await expect(share.getByRole('button', { name: 'Link erstellen' }), 'the other button is gone').toBeFocused()
    await share.getByRole('button', { name: 'Link erstellen' }).click()
    await expect(share.getByLabel('Link zum Teilen')).toBeVisible()
    const remove = share.getByRole('button', { name: 'Ada Lindner entfernen' })
    await expect(remove).toHaveCount(edits ? 1 : 2)
    if (!edits) await remove.first().click()
    await expect(remove).toHaveCount(1)
    await remove.click()
    await expect(share.getByText('Noch niemand eingeladen')).toBeVisible()
    await expect(share.getByLabel('Link zum Teilen'), 'it has ended with the member').toBeHidden()

    await other.goto(link)
    await expect(other.getByRole('heading', { name: 'Diese Einladung ist nicht mehr gültig' })).toBeVisible()
    await open(other, listPath(id))
    await expect(other.getByRole('heading', { name: 'Merkzettel', level: 2 })).toBeVisible()
    await context.close()
  })
}

test('a member leaves another customer’s list', async ({ page }) => {
  const owner = await newCustomer()
  const id = await fillList(owner, 'Klassenkasse', await productsToList(1))
  const person = await newCustomer()
  await joinList(person, id, 'editor')
  await logIn(page, person)
  await open(page, listPath(id))
  await pressInMenu(page, 'Mehr zur Liste', 'Liste verlassen')
  await dialog(page, 'Liste verlassen').getByRole('button', { name: 'Verlassen', exact: true }).click()
  await expect(toast(page, 'Du hast „Klassenkasse“ verlassen.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Deine Listen' })).not.toContainText('Klassenkasse')
})

test('S4.47 a member sees others’ removals at the next action', async ({ page }) => {
  const owner = await newCustomer()
  const products = await productsToList(3)
  const [first = '', second = '', third = ''] = products.map(({ name }) => name)
  const id = await fillList(owner, 'Klassenkasse', products)
  const person = await newCustomer()
  await joinList(person, id, 'editor')
  await logIn(page, person)
  await open(page, listPath(id))
  const removeElsewhere = (index: number) =>
    rowsOf('delete from wishlist_entries where wishlist_id = $1 and product_id = $2', [id, products[index]?.productId])
  await removeElsewhere(0)
  await entry(page, second).getByRole('button', { name: 'Eins mehr' }).click()
  await expect(toast(page, `„${first}“ wurde inzwischen von „Klassenkasse“ entfernt.`)).toBeVisible()
  await expect(entry(page, first)).toBeHidden()
  await removeElsewhere(1)
  await entry(page, second)
    .getByRole('button', { name: /^In den Warenkorb/ })
    .click()
  await expect(toast(page, `„${second}“ wurde inzwischen von „Klassenkasse“ entfernt.`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Deine Listen' })).toContainText('1 Artikel')
  await expectPartAccessible(page)

  await rowsOf('delete from wishlists where id = $1', [id])
  await entry(page, third).getByRole('button', { name: 'Eins mehr' }).click()
  await expect(toast(page, /^„Klassenkasse“ gibt es nicht mehr/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Deine Listen' })).not.toContainText('Klassenkasse')
  await open(page, listPath(id))
  await expect(main(page).getByText(/^Die gewünschte Liste gibt es nicht mehr/)).toBeVisible()
})

test('comments show the last three, more on request, and those of one entry', async ({ page }) => {
  const { id, names, person } = await openList(page, 1)
  const [name = ''] = names
  await joinList(await newCustomer(), id, 'commentator')
  await writeComments(person, id, ['eins', 'zwei', 'drei', 'vier'])
  await page.reload()
  await untilHydrated(page)
  const comments = main(page).getByRole('list', { name: 'Kommentare zu Für Oma' }).getByRole('listitem')
  await expect(comments).toHaveCount(3)
  await page.getByRole('button', { name: 'Alle 4 Kommentare' }).click()
  await expect(comments).toHaveCount(4)
  await pressInMenu(page, `Mehr zu ${name}`, 'Kommentar schreiben')
  await expect(page.getByLabel(`Kommentar zu ${name}`)).toBeFocused()
  await page.getByLabel(`Kommentar zu ${name}`).fill('In Blau bitte')
  await entry(page, name).getByRole('button', { name: 'Kommentieren' }).click()
  await expect(page.getByRole('list', { name: `Kommentare zu ${name}` }), 'the form is gone').toBeFocused()
  await expect(entry(page, name).getByText('In Blau bitte')).toBeVisible()
  await expectPartAccessible(page)
})
