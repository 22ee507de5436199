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

type Article = { number: string }

test('rows pasted from a spreadsheet are checked, go into the cart and on paper', async ({ page }) => {
  const [first, second] = await rowsOf<Article>(`select i.order_number as number from items i
    join item_prices p on p.item_id = i.id and p.store = 'de' join products o on o.id = i.product_id
    where i.stock > 20 and i.minimum_order_quantity = 1 and 'de' = any(o.stores) and not o.is_retired order by i.id limit 2`)
  const main = page.getByRole('main')
  await open(page, '/service/orderform')
  await main.getByLabel('Artikelnummer, Zeile 1').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `Artikelnummer\tMenge\n${first?.number}\t2\n999999.99\t1\n${second?.number}\tviele`)
  await expect(main.getByText('2 Zeilen brauchen noch einen Blick')).toBeVisible()
  await expect(main.getByLabel('Artikelnummer, Zeile 2')).toBeFocused()
  await expect(main.getByText('„viele“ ist keine Menge.')).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)

  await main.getByLabel('Menge, Zeile 3').fill('3')
  const paper = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Als PDF' }).click()
  expect((await paper).suggestedFilename()).toBe('Bestellschein.pdf')

  await main.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(main.getByText('2 Artikel, 5 Stück')).toBeVisible()
  await expect(main.getByLabel('Artikelnummer, Zeile 1')).toHaveValue('999999.99')
  await expectPartAccessible(page)
  await expectFineWhenNarrow(page, 'main')
  await main.getByRole('link', { name: 'Zum Warenkorb' }).click()
  await expect(page).toHaveURL(address('/checkout/basket'))
  await expect(main.getByText(`${first?.number}`)).toBeVisible()
})
