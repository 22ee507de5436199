import type { Page } from '@playwright/test'
import { rowsOf } from '../support/ask.ts'
import { positions, putIn } from '../support/carts.ts'
import { approve, logIn, newBusinessCustomer } from '../support/customers.ts'
import { expect, expectPartAccessible, open, test } from '../support/shop.ts'

test.use({ business: 'stranger' })

const host = 'educational.localhost'
const note = 'Preis für Ihre Einrichtung'

type Agreed = { id: string; itemId: string; name: string; amount: number; own: number }

/** Goods that schools buy for less from the first piece on. */
async function agreedProduct(): Promise<Agreed> {
  const [found] = await rowsOf<Agreed>(
    `select p.id, i.id as "itemId", t.name, ip.amount, (g ->> 'amount')::int as own
     from item_prices ip join items i on i.id = ip.item_id join products p on p.id = i.product_id
     join product_texts t on t.product_id = p.id and t.language = 'de', jsonb_array_elements(ip.group_tiers) g
     where ip.store = 'b2b' and g @> '{"group": "school", "quantity": 1}' and 'b2b' = any(p.stores) and not p.is_retired
       and i.tax_class = 'standard' and i.stock > 50 and i.minimum_order_quantity = 1
       and not exists (select from lightning_deals d where d.product_id = p.id)
       and (select count(*) from items o where o.product_id = p.id) = 1
     order by p.sales_rank desc, p.id limit 1`,
    [],
  )
  if (!found) throw new Error('The demo shop has no prices for schools')
  return found
}

const net = (gross: number) => `${(Math.round((gross * 100) / 119) / 100).toFixed(2).replace('.', ',')}\u00a0€`

const buyBox = (page: Page) => page.getByRole('main').locator('[data-choices]')

test('S3.48 T3.114 a school sees its own price on page, card and in the cart', async ({ page }) => {
  const goods = await agreedProduct()
  const school = await newBusinessCustomer()
  await approve(school)
  await logIn(page, school, host)
  await open(page, `/prod/${goods.id}`, host)
  await expect(buyBox(page)).toContainText(note)
  await expect(buyBox(page)).toContainText(net(goods.own))
  await expect(buyBox(page)).not.toContainText(net(goods.amount))
  await expectPartAccessible(page)
  await open(page, `/search?q=${encodeURIComponent(goods.name)}`, host)
  const card = page.getByRole('main').getByRole('article').filter({ hasText: goods.name }).first()
  await expect(card).toContainText(net(goods.own))
  await putIn(page, goods, host)
  await open(page, '/checkout/basket', host)
  await expect(positions(page)).toContainText(net(goods.own))
})

test('S3.48 a company sees the price for everybody on the same page', async ({ page }) => {
  const goods = await agreedProduct()
  const company = await newBusinessCustomer()
  await approve(company)
  await rowsOf(
    `update business_customers set organisation_type = 'company'
     where customer_id = (select id from customers where email = $1)`,
    [company.email],
  )
  await logIn(page, company, host)
  await open(page, `/prod/${goods.id}`, host)
  await expect(buyBox(page)).toContainText(net(goods.amount))
  await expect(buyBox(page)).not.toContainText(note)
  await putIn(page, goods, host)
  await open(page, '/checkout/basket', host)
  await expect(positions(page)).toContainText(net(goods.amount))
})

test('S3.48 T3.114 who says to be a school sees the price for everybody until customer service has approved it', async ({
  page,
}) => {
  const goods = await agreedProduct()
  const school = await newBusinessCustomer()
  await logIn(page, school, host)
  const seesPrice = async (amount: number, isOwn: boolean) => {
    await open(page, `/prod/${goods.id}`, host)
    await expect(buyBox(page)).toContainText(net(amount))
    await expect(buyBox(page).getByText(note)).toHaveCount(isOwn ? 1 : 0)
    await open(page, '/checkout/basket', host)
    await expect(positions(page)).toContainText(net(amount))
  }
  await putIn(page, goods, host)
  await seesPrice(goods.amount, false)
  await approve(school)
  await seesPrice(goods.own, true)
  await open(page, '/myaccount/contact-details', host)
  const details = page.getByRole('region', { name: 'Einrichtung und Ansprechpartner' })
  await details.locator('summary').click()
  await details.getByLabel('Art der Einrichtung').selectOption('Verein')
  await details.getByRole('button', { name: 'Speichern' }).click()
  await expect(details).toContainText('Ihre Angaben wurden gespeichert.')
  await seesPrice(goods.amount, false)
  await open(page, '/myaccount/overview', host)
  await expect(page.getByRole('region', { name: 'Nachweis Ihrer Einrichtung' })).toContainText('Wird noch geprüft.')
})
