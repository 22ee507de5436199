import type { Locator, Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  open,
  test,
} from '../support/shop.ts'
import { maxCall, waitLonger } from '../support/timers.ts'

type Article = { number: string }

const pasteInto = (field: Locator, sheet: string) =>
  field.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, sheet)

/** Calls wait from now on until `answer`, and `asked` has what they are called. */
async function holdCalls(page: Page) {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const requested: string[] = []
  await page.route(/\/graphql|\/api\/order-form\//, async (route) => {
    const names = (route.request().postData() ?? '').matchAll(/"operationName":"(\w+)"/g)
    const isForm = route.request().url().includes('/api/order-form/')
    requested.push(...(isForm ? ['order-form'] : Array.from(names, ([, name = '']) => name)))
    await promise
    await route.continue()
  })
  return { asked: requested, answer }
}

test('T2.29 rows pasted from a spreadsheet are checked, go into the cart and on paper', async ({ page }) => {
  const [first, second] = await rowsOf<Article>(`select i.order_number as number from items i
    join item_prices p on p.item_id = i.id and p.store = 'de' join products o on o.id = i.product_id
    where i.stock > 20 and i.minimum_order_quantity = 1 and 'de' = any(o.stores) and not o.is_retired order by i.id limit 2`)
  const main = page.getByRole('main')
  const check = main.getByRole('button', { name: 'Prüfen' })
  const add = main.getByRole('button', { name: 'In den Warenkorb' })
  await waitLonger(page, maxCall)
  await open(page, '/service/orderform')
  const sheet = `Artikelnummer\tMenge\n${first?.number}\t2\n999999.99\t1\n${second?.number}\tviele`
  await pasteInto(main.getByLabel('Artikelnummer, Zeile 1'), sheet)
  await expect(main.getByText('Bitte prüfe 2 Zeilen.')).toBeVisible()
  await expect(main.getByLabel('Artikelnummer, Zeile 2')).toBeFocused()
  await expect(main.getByText('„viele“ ist keine Menge.')).toBeVisible()
  await expect(main.getByLabel('Menge, Zeile 3')).toHaveAccessibleDescription(/^„viele“ ist keine Menge\./)
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)

  const pasted = main.getByLabel('Zeilen aus deiner Tabelle')
  await main.getByText('Aus einer Tabelle oder Datei').click()
  await pasted.fill('888888.88;1')
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'Lost' }] } }))
  await check.click()
  await expect(main.getByText('Keine Antwort vom Shop.')).toBeVisible()
  await expect(pasted, 'kept for the next attempt').toHaveValue('888888.88;1')
  await page.unroute('**/graphql')
  const checking = await holdCalls(page)
  await check.click()
  await expect(add).toBeDisabled()
  await main.getByLabel('Artikelnummer, Zeile 4').fill('777777.77')
  await pasteInto(main.getByLabel('Artikelnummer, Zeile 5'), '666666.66\t1')
  checking.answer()
  await expect(main.getByText('Bitte prüfe 3 Zeilen.')).toBeVisible()
  await expect(pasted, 'pasted meanwhile').toHaveValue('666666.66\t1')
  await expect(main.getByLabel('Artikelnummer, Zeile 4')).toHaveValue('888888.88')
  await expect(main.getByLabel('Artikelnummer, Zeile 5'), 'typed meanwhile').toHaveValue('777777.77')
  await expect(main.getByLabel('Artikelnummer, Zeile 5')).toBeFocused()
  await pasted.clear()
  await main.getByRole('button', { name: 'Zeile 5 leeren' }).click()
  await expect(main.getByLabel('Artikelnummer, Zeile 5'), 'the row that took its place').toBeFocused()
  await main.getByRole('button', { name: 'Zeile 4 leeren' }).click()

  await main.getByLabel('Menge, Zeile 3').fill('3')
  const paper = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Als PDF' }).click()
  expect((await paper).suggestedFilename()).toBe('Bestellschein.pdf')

  const adding = await holdCalls(page)
  await add.click()
  await expect(check).toBeDisabled()
  await check.dispatchEvent('click')
  adding.answer()
  await expect(main.getByText('2 Artikel, 5 Stück')).toBeVisible()
  expect(adding.asked.filter((name) => /order-?form/i.test(name))).toEqual(['order-form'])
  await expect(main.getByLabel('Artikelnummer, Zeile 1')).toHaveValue('999999.99')
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  await main.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page).toHaveURL(address('/checkout/basket'))
  await expect(main.getByText(`${first?.number}`)).toBeVisible()
})

test('a table that Excel saved in Windows-1252 is read with the quantities of its column Stück', async ({ page }) => {
  const [first, second] = await rowsOf<Article>(`select i.order_number as number from items i
    join item_prices p on p.item_id = i.id and p.store = 'de' join products o on o.id = i.product_id
    where i.stock > 60 and i.max_quantity > 20 and i.minimum_order_quantity = 1 and 'de' = any(o.stores) and not o.is_retired
    order by i.id limit 2`)
  const main = page.getByRole('main')
  await open(page, '/service/orderform')
  await main.getByText('Aus einer Tabelle oder Datei').click()
  const table = `Artikelnummer;Bezeichnung;Stück\r\n${first?.number};Hefte für Größere;12\r\n${second?.number};Füller;5\r\n`
  await main
    .getByLabel('CSV- oder Textdatei')
    .setInputFiles({ name: 'bestellung.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'latin1') })
  await main.getByRole('button', { name: 'Prüfen' }).click()
  await expect(main.getByLabel('Menge, Zeile 1')).toHaveValue('12')
  await expect(main.getByLabel('Menge, Zeile 2')).toHaveValue('5')
  await main.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(main.getByText('2 Artikel, 17 Stück')).toBeVisible()
})
