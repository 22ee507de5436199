import type { Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { linkInMail, newEmail } from '../support/customers.ts'
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

/** Others look at German products that are sold out. */
const host = 'at.localhost'

/**
 * A product with one item that is sold out, for as long as the journey takes; `bringBack` fills the stock. Journeys with and without scripts
 * may run at the same time, so each takes a product of its own.
 */
async function withSoldOut(journey: (path: string, bringBack: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const [row] = await rowsOf<{ id: string; itemId: string; stock: number }>(
    `select p.id, i.id as "itemId", i.stock from products p join items i on i.product_id = p.id
     where not p.is_retired and 'at' = any(p.stores) and (select count(*) from items o where o.product_id = p.id) = 1
       and exists (select from item_prices ip where ip.item_id = i.id and ip.store = 'at')
     order by i.stock, p.id limit 1 offset $1`,
    [test.info().project.name === 'without scripts' ? 1 : 0],
  )
  if (!row) throw new Error('The demo shop has too few products with one item')
  const setStock = (stock: number) => rowsOf('update items set stock = $2 where id = $1', [row.itemId, stock])
  await setStock(0)
  try {
    await journey(`/prod/${row.id}`, () => setStock(40))
  } finally {
    await setStock(row.stock)
  }
}

const main = (page: Page) => page.getByRole('main')

test('S4.90 a sold-out product’s alert is requested, confirmed by mail and sent once', async ({ page }) => {
  await withSoldOut(async (path, bringBack) => {
    const email = newEmail()
    await expect(async () => {
      await open(page, path, host)
      await expect(main(page).getByText('Zurzeit nicht lieferbar')).toBeVisible({ timeout: 1000 })
    }).toPass()
    const field = main(page).getByLabel('E-Mail-Adresse')
    const send = main(page).getByRole('button', { name: 'Benachrichtigen' })
    await field.fill('ada@schule')
    await send.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expectPartAccessible(page)
    await expectToFit(page)
    await expectFineWhenNarrow(page, 'main')
    await field.fill(email)
    await send.click()
    await expect(main(page).getByText('Fast geschafft: Schau in dein Postfach')).toBeVisible()

    await open(page, await linkInMail(email, '/service/mails?link='), host)
    await expectAccessible(page)
    await expectFineWhenNarrow(page)
    await main(page).getByRole('button', { name: 'Ja, benachrichtigen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Danke, wir melden uns' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Danke, wir melden uns' })).toBeVisible()

    await bringBack()
    const back = await linkInMail(email, '/prod/')
    await expect(async () => {
      await open(page, back, host)
      await expect(main(page).getByText('Zurzeit nicht lieferbar')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect(main(page).getByRole('button', { name: 'In den Warenkorb' }).first()).toBeEnabled()
    await expect(field).toHaveCount(0)
  })
})

test('a stock alert is requested and confirmed without scripts @without-scripts', async ({ page }) => {
  await withSoldOut(async (path) => {
    const email = newEmail()
    await expect(async () => {
      await page.goto(address(path, host))
      await expect(main(page).getByText('Zurzeit nicht lieferbar')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await main(page).getByLabel('E-Mail-Adresse').fill(email)
    await main(page).getByRole('button', { name: 'Benachrichtigen' }).click()
    await expect(page).toHaveURL(address(`${path}#stock-alert-sent`, host))
    await expect(main(page).getByText('Fast geschafft: Schau in dein Postfach')).toBeVisible()
    await page.goto(address(await linkInMail(email, '/service/mails?link='), host))
    await main(page).getByRole('button', { name: 'Ja, benachrichtigen' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Danke, wir melden uns' })).toBeVisible()
  })
})
