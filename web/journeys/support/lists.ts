import { createHash, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { rowsOf } from './ask.ts'
import { logIn, newCustomer, type Person } from './customers.ts'
import { expect, open } from './shop.ts'

type Wanted = { productId: string; itemId: string | null; quantity?: number }

/**
 * Available products with a single item; with `variants` products with several, of which none is chosen. Each call
 * returns the same ones.
 */
export async function productsToList(count: number, { variants = false } = {}): Promise<(Wanted & { name: string })[]> {
  return rowsOf(
    `select p.id as "productId", n.name, case when $2 then null else min(i.id) end as "itemId"
     from products p join items i on i.product_id = p.id
     join product_texts n on n.product_id = p.id and n.language = 'de'
     where not p.is_retired and 'de' = any(p.stores) and not exists (
       select 1 from lightning_deals d where d.product_id = p.id)
     group by p.id, n.name
     having min(i.stock) > 50 and max(i.minimum_order_quantity) = 1 and min(i.max_quantity) > 20
        and (count(*) > 1) = $2
        and (not $2 or every(exists (select 1 from item_variant_values v where v.item_id = i.id)))
     order by p.id limit $1`,
    [count, variants],
  )
}

/**
 * Puts entries on a customer's list, the first at the top: on a new list, or on the Merkzettel when `name` is null.
 * Returns the list's id.
 */
export async function fillList(person: Person, name: string | null, entries: readonly Wanted[]): Promise<string> {
  const [customer] = await rowsOf<{ id: string }>('select id from customers where email = $1', [person.email])
  if (!customer) throw new Error(`Nobody is called ${person.email}`)
  const id = name === null ? merkzettelOf(customer.id) : randomUUID()
  await rowsOf(
    `insert into wishlists (id, customer_id, is_default, name) values ($1, $2, $3, $4) on conflict do nothing`,
    [id, customer.id, name === null, name ?? ''],
  )
  for (const [rank, { productId, itemId, quantity = 1 }] of entries.entries()) {
    await rowsOf(
      'insert into wishlist_entries (wishlist_id, product_id, item_id, quantity, rank) values ($1, $2, $3, $4, $5)',
      [id, productId, itemId, quantity, rank * 1_000_000],
    )
  }
  return id
}

/** Makes a customer a member of a list, as an accepted invitation does. */
export async function joinList(
  { email }: Person,
  id: string,
  right: 'commentator' | 'editor' | 'admin',
): Promise<void> {
  await rowsOf(
    'insert into wishlist_members (wishlist_id, customer_id, "right") select $1, id, $2 from customers where email = $3',
    [id, right, email],
  )
}

export async function writeComments({ email }: Person, id: string, comments: readonly string[]): Promise<void> {
  for (const [index, comment] of comments.entries()) {
    await rowsOf(
      `insert into wishlist_comments (id, wishlist_id, customer_id, comment, written_at)
       select gen_random_uuid(), $1, id, $2, now() + $3 * interval '1 second' from customers where email = $4`,
      [id, comment, index, email],
    )
  }
}

/** Id of a customer's Merkzettel, computed as in the engine (server/shop/modules/account/wishlists). */
function merkzettelOf(customerId: string): string {
  const hex = createHash('sha256').update(`merkzettel of customer ${customerId}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

export const listPath = (id: string) => `/myaccount/wishlist?list=${id}`

export const entry = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true })

/** Names of the entries, in the order of the list. */
export const entryNames = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 }).allTextContents()

export const toast = (page: Page, text: string | RegExp): Locator => page.locator('#toasts').getByText(text)

/** Opens the menu of an entry or of the list, and presses an action. */
export async function pressInMenu(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('list', { name, exact: true }).getByRole('button', { name: action, exact: true }).click()
}

/** Chooses the first available option of each attribute. */
export async function chooseVariant(page: Page): Promise<void> {
  const choice = page.getByRole('dialog', { name: 'Variante wählen' })
  await expect(choice.getByRole('radio').first()).toBeVisible()
  for (const group of await choice.getByRole('group').all()) {
    const radio = group.getByRole('radio').first()
    await radio.click()
    await expect(radio).toBeChecked()
  }
  await choice.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(choice).toBeHidden()
}

/** Opens the page of a list with entries, as a new customer. */
export async function openList(page: Page, count: number, { variants = false } = {}) {
  const person = await newCustomer()
  const products = await productsToList(count, { variants })
  const id = await fillList(person, 'Für Oma', products)
  await logIn(page, person)
  await open(page, listPath(id))
  await expect(page.getByRole('heading', { name: 'Für Oma', level: 2 })).toBeVisible()
  return { person, id, names: products.map((product) => product.name) }
}

/** A call to /graphql as sent, with an unknown product at the end of an editors' list of several. */
export function withUnknownProduct(sent: string | null): string {
  const operations = JSON.parse(sent ?? '[]') as { variables?: { teaserWishlist?: Wanted[] } }[]
  for (const { variables } of [operations].flat()) {
    const wanted = variables?.teaserWishlist ?? []
    const last = wanted.at(-1)
    if (wanted.length > 1 && last) Object.assign(last, { productId: '999999999', itemId: null })
  }
  return JSON.stringify(operations)
}
