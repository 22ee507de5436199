import { addButton, addedDialog, openProduct, positions, quantityField } from '../support/carts.ts'
import { productOfKind } from '../support/products.ts'
import { address, expect, expectPartAccessible, open, test } from '../support/shop.ts'

const tableName = 'Preis nach Menge'

test('S3.47 T3.107 a table marks the price that the quantity reaches, and the cart says what it saves', async ({
  page,
}) => {
  await openProduct(page, await productOfKind('tiered'))
  const table = page.getByRole('table', { name: tableName })
  const rows = table.getByRole('row')
  const marked = table.locator('tr[aria-current="true"]')
  await expect(marked, 'one piece').toHaveText(/^1 bis /)
  await expectPartAccessible(page)
  const from = Number(await rows.nth(2).getAttribute('data-from'))
  const price = (await rows.nth(2).getByRole('cell').textContent()) ?? ''
  await quantityField(page).fill(String(from))
  await quantityField(page).blur()
  await expect(marked).toHaveText(new RegExp(`^${from} bis `))
  await addButton(page).click()
  await expect(addedDialog(page)).toContainText(price.slice(0, 4))
  await open(page, '/checkout/basket')
  await expect(positions(page)).toContainText(`${from} × ${price.slice(0, 4)}`)
  await expect(positions(page)).toContainText(new RegExp(`Preis ab\\s${from}\\sStück, \\d+,\\d\\d\\s€ gespart`))
  await expectPartAccessible(page)
})

test('S3.47 the table stands there without scripts @without-scripts', async ({ page }) => {
  const { id, itemId } = await productOfKind('tiered')
  await page.goto(address(`/prod/${id}?varid=${itemId}`))
  await expect(page.getByRole('table', { name: tableName }).getByRole('row')).toHaveCount(5)
})
