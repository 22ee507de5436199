import type { Page } from '@playwright/test'
import { cookiesOf, post, rowsOf } from './ask.ts'
import { address, expect, open } from './shop.ts'

type Sold = { id: string; itemId: string; name: string }

type Wish = {
  store?: string
  /** A further condition on products p and items i. */
  where?: string | undefined
}

/**
 * A product of one item, cheap and in stock, that no deal, bound price, price by quantity or minimum makes special; any of them. Its name is in no other one's:
 * what is looked for by it may stand beside others of its series.
 */
export async function plainProduct({ store = 'de', where = 'true' }: Wish = {}): Promise<Sold> {
  const [row] = await rowsOf<Sold>(
    `select plain.* from (
       select p.id, i.id as "itemId", t.name from products p join items i on i.product_id = p.id
       join item_prices o on o.item_id = i.id and o.store = $1
       join product_texts t on t.product_id = p.id and t.language = 'de'
       where $1 = any(p.stores) and not p.is_retired and i.stock > 60 and i.max_quantity > 20 and i.minimum_order_quantity = 1
         and o.amount between 300 and 2000 and o.old_amount is null and not p.delivery_free and not p.is_book
         and o.tiers = '[]' and (select count(*) from items s where s.product_id = p.id) = 1
         and not exists (select 1 from lightning_deals d where d.product_id = p.id)
         and ${where}
       order by random()
     ) plain
     where not exists (
       select 1 from product_texts other where other.language = 'de' and other.product_id <> plain.id
         and strpos(lower(other.name), lower(plain.name)) > 0)
     limit 1`,
    [store],
  )
  if (!row) throw new Error('The demo shop has no such product')
  return row
}

export const addButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true })

/** The sheet after adding, as soon as the shop has answered. */
export const addedDialog = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ hasText: 'Warenkorb ansehen' })
    .filter({ hasText: /(?:Dein|Ihr) Warenkorb, / })

/** The form has been taken over by its script: its quantity answers. */
export async function openProduct(
  page: Page,
  { id, itemId }: Pick<Sold, 'id' | 'itemId'>,
  host?: string,
): Promise<void> {
  await open(page, `/prod/${id}?varid=${itemId}`, host)
  await expect(async () => {
    // A press that took effect late would otherwise have every further one count beyond two.
    await quantityField(page).fill('1')
    await quantityField(page).press('ArrowUp')
    await expect(quantityField(page)).toHaveValue('2', { timeout: 500 })
  }).toPass()
  await quantityField(page).press('ArrowDown')
}

export const quantityField = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('textbox', { name: /^Menge: / })
    .first()

/** Puts a product into the visitor's cart by the shop's plain form, without opening a page: for journeys about the cart. */
export async function putIn(page: Page, { itemId }: Pick<Sold, 'itemId'>, host = 'localhost'): Promise<void> {
  const context = page.context()
  const known = await context.cookies(address('/', host))
  const form = new URLSearchParams({ action: 'add', itemId, quantity: '1' })
  const answer = await post(
    '/api/cart-action/',
    host,
    form,
    known.map(({ name, value }) => `${name}=${value}`).join('; '),
  )
  expect(answer.headers.location).toContain('outcome=ADDED')
  await context.addCookies(cookiesOf(answer).map((cookie) => ({ ...cookie, domain: host, path: '/' })))
}

/** The header's button, with what it says of the cart. */
export const cartShortcut = (page: Page) => page.getByRole('banner').locator('[data-opens="flyout-cart"]')

export const positions = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem')

export const positionOf = (page: Page, { name }: Pick<Sold, 'name'>) => positions(page).filter({ hasText: name })

/** Minor units of what the shop calculates as the total. */
export async function totalOf(page: Page): Promise<number> {
  const text = await page.locator('#cart-total dl').textContent()
  return Number(/Gesamtsumme[^\d]*([\d.]+,\d\d)/.exec(text ?? '')?.[1]?.replace(/\D/g, ''))
}
