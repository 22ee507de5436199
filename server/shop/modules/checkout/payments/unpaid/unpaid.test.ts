import { sql } from 'drizzle-orm'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { openDatabase } from '#engine/db/database.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { accountsOf, lena, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { entriesOf } from '../../cart/testing/shop.ts'
import { checkoutShop, goods, legalTexts, sold } from '../../checkout/testing/shop.ts'
import { type Page, payingPeople } from '../testing/paying-people.ts'
import { deleteNetworkKeys } from './unpaid-orders.ts'

const cardAndLater = 'CREDIT_CARD VORKASSE CASH_ON_DELIVERY RECHNUNG'
const url = await filledDatabase(
  t,
  checkoutShop(
    { translations, legalTexts },
    [{ store: 'de', name: 'paymentTypes', entries: entriesOf({ order: cardAndLater }) }],
    [
      sold('810', 500, { stock: 109 }),
      sold('811', 500, { stock: 109 }),
      sold('812', 500, { stock: 109 }),
      sold('813', 600, { stock: 480 }),
      sold('814', 1000, { stock: 480 }),
    ],
  ),
)
const computop = { COMPUTOP_MERCHANT_ID: 'shop', COMPUTOP_CIPHER_KEY: 'cipher-key', COMPUTOP_HMAC_KEY: 'hmac-key' }
const engine = await startEngine(t, url, computop)
const { asGuest, offered, order, pageOf, submit } = payingPeople(engine)
const accounts = accountsOf(engine)

/** A guest whose name, mailbox and house nobody else has. */
const stranger = (
  index: number,
  pieces: number,
  { mailbox, ...more }: { itemId?: string; network?: string; mailbox?: string } = {},
) =>
  asGuest(mailbox ?? `stranger-${index}@shop.test`, pieces, {
    ...more,
    lastname: `Fremd${'abcdefgh'[index % 8]}${'abcdefgh'[Math.floor(index / 8)]}`,
    streetAndNumber: `Gasse ${index}`,
  })

const claimedOf = async (itemId: string): Promise<number> => {
  let claimed = 0
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ claimed: number }>(
      sql`select claimed from stock_counts where item_id = ${itemId}`,
    )
    claimed = rows[0]?.claimed ?? 0
  })
  return claimed
}

t.test('T5.65 six guests of one network cannot hold all pieces of an article without paying', async (t) => {
  const network = '198.51.100.1'
  const results = []
  for (let index = 1; index <= 6; index++)
    results.push(await order(await stranger(index, 18, { itemId: '810-1', network }), 'VORKASSE'))
  t.same(
    results.map(({ successful }) => successful),
    [true, true, true, true, false, false],
  )
  t.equal(await claimedOf('810-1'), 72, 'two thirds of 109')
  const seventh = await stranger(7, 1, { itemId: '810-1', network })
  const sentence =
    'Von „Produkt 810“ sind für diese E-Mail-Adresse, diese Anschrift oder diesen Internetanschluss schon viele unbezahlte Stück reserviert. Wähle eine sofortige Zahlung.'
  for (const method of ['VORKASSE', 'CASH_ON_DELIVERY', 'RECHNUNG']) t.equal(await offered(seventh, method), sentence)
  t.match(await seventh.pay('VORKASSE'), { successful: false, generalErrorMessage: /Wähle eine sofortige Zahlung/ })
  t.match(await seventh.pay('CREDIT_CARD'), { successful: true })
  t.match(
    await order(await stranger(8, 20, { itemId: '810-1' }), 'VORKASSE'),
    { successful: true },
    'a buyer elsewhere',
  )
})

t.test('a network that sends orders at once places only as many as the limit allows', async (t) => {
  const pages: Page[] = []
  for (let index = 10; index < 16; index++)
    pages.push(await stranger(index, 18, { itemId: '811-1', network: '198.51.100.2' }))
  for (const page of pages) t.match(await page.pay('VORKASSE'), { successful: true })
  const results = await Promise.all(pages.map(submit))
  t.same(results.map(({ errorCode }) => errorCode ?? 'placed').sort(), [
    'paymentRefused',
    'paymentRefused',
    'placed',
    'placed',
    'placed',
    'placed',
  ])
  t.match(
    results.find(({ errorCode }) => errorCode)?.errorMessage,
    /Von „Produkt 811“ sind .* Wähle eine sofortige Zahlung/,
  )
  t.equal(await claimedOf('811-1'), 72)
})

t.test('one mailbox or household cannot reserve all pieces from many networks', async (t) => {
  const first = await asGuest('viel@shop.test', 50, { itemId: '812-1', lastname: 'Viel', streetAndNumber: 'Hof 1' })
  t.match(await order(first, 'VORKASSE'), { successful: true })
  const others = { itemId: '812-1', lastname: 'Anders', streetAndNumber: 'Hof 2' }
  for (const again of [
    await asGuest('VIEL+2@shop.test', 30, others),
    await asGuest('mehr@shop.test', 30, { ...others, lastname: 'Viel', streetAndNumber: 'Hof 1' }),
  ])
    t.match(await offered(again, 'VORKASSE'), /oder bestelle höchstens 22 Stück\.$/)
  const alone = await asGuest('alles@shop.test', 59, { ...others, lastname: 'Alles', streetAndNumber: 'Hof 3' })
  t.equal(
    await offered(alone, 'VORKASSE'),
    'Ohne sofortige Zahlung sind von „Produkt 812“ höchstens 39 Stück bestellbar. Bei sofortiger Zahlung sind mehr möglich.',
  )
})

t.test('T5.66 twenty teachers of one school order class sets in advance from one network to one address', async (t) => {
  const network = '198.51.100.3'
  const results = []
  for (let index = 0; index < 20; index++) {
    const teacher = { lastname: `Lehr${String.fromCharCode(65 + index)}`, streetAndNumber: 'Schulstraße 1' }
    if (index % 2 === 0) {
      const page = await asGuest(`lehrkraft-${index}@shop.test`, 25, { network, ...teacher })
      // What several of them want of the same article, and a class set that each has chosen alone.
      await page.add('813-1', 16)
      results.push(await order(page, 'VORKASSE'))
      continue
    }
    const { userId: visitorId, cartId } = await accounts.shopInit({ store: 'de' })
    const call = { store: 'de', visitorId, cartId, network }
    const login = await accounts.register({ ...lena, email: `lehrkraft-${index}@shop.test` }, call)
    const page = pageOf({ ...call, userToken: tokenOf(login), cartId: login.updatedCartId ?? cartId })
    await page.add(goods.dear, 1)
    await page.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(teacher) })
    results.push(await order(page, 'VORKASSE'))
  }
  t.same(
    results.map(({ successful, errorMessage }) => errorMessage ?? successful),
    Array(20).fill(true),
  )
})

t.test('an order that is paid, sent or cancelled counts no more, and its network is forgotten', async (t) => {
  const network = '198.51.100.4'
  const firsts: (string | null)[] = []
  for (const index of [30, 31, 32]) {
    const { orderId } = await order(await stranger(index, 100, { itemId: '814-1', network }), 'VORKASSE')
    firsts.push(orderId ?? null)
  }
  const next = await stranger(33, 80, { itemId: '814-1', network })
  t.match(await offered(next, 'VORKASSE'), /schon viele unbezahlte Stück reserviert/)
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 30_000, connectionTimeout: 5000 }, () => {})
  t.teardown(() => db.$client.end())
  const networks = async (): Promise<number> => {
    await deleteNetworkKeys(db)
    const { rowCount } = await db.execute(sql`
      select from order_person_keys k join orders o on o.id = k.order_id
      where k.kind = 'network' and o.number = any(${sql.param(firsts)}::text[])`)
    return rowCount ?? 0
  }
  t.equal(await networks(), 3)
  const [paid, sent] = firsts
  await db.execute(sql`update payments set state = 'captured', authorised = amount, captured = amount
    where order_id = (select id from orders where number = ${paid})`)
  await db.execute(sql`update orders set state = 'shipped' where number = ${sent}`)
  t.equal(await offered(next, 'VORKASSE'), true)
  t.equal(await networks(), 1)
})

t.test('unpaid orders of a guest count together by their value, and the refusal says what is open', async (t) => {
  const address = { lastname: 'Kauf', streetAndNumber: 'Markt 1' }
  const page = await asGuest('kauf@shop.test', 3, { ...address, itemId: goods.dear })
  const { newCartId } = await order(page, 'VORKASSE')
  const next = pageOf({ ...page, cartId: newCartId ?? '' })
  await next.add(goods.dear, 2)
  await next.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(address) })
  t.equal(await offered(next, 'VORKASSE'), true, '2,000 in all')
  await next.add(goods.parcel, 1)
  t.equal(
    await offered(next, 'VORKASSE'),
    'Unbezahlte Bestellungen sind zusammen bis 2.000 € möglich, davon sind 1.200 € noch offen. Wähle eine sofortige Zahlung oder bestelle, sobald die Zahlungen eingegangen sind.',
  )
  t.equal(await offered(next, 'CREDIT_CARD'), true)
  const other = await asGuest('KAUF@shop.test', 3, {
    itemId: goods.dear,
    lastname: 'Anders',
    streetAndNumber: 'Ring 7',
  })
  t.match(await offered(other, 'CASH_ON_DELIVERY'), /^Bis 1\.000 € möglich|^Für diese E-Mail-Adresse/)
  t.match(await offered(other, 'VORKASSE'), /^Für diese E-Mail-Adresse.*mehr als 2\.000 € unbezahlt\. Wähle/)
})

/** Small orders in advance of strangers who enter one mailbox, each from a network, a household and a house of its own. */
const orderFor = async (mailbox: string, index: number) => {
  const page = await stranger(40 + index, 1, { itemId: goods.parcel, mailbox })
  return { page, result: await order(page, 'VORKASSE') }
}
const mailsTo = async (mailbox: string): Promise<number> => {
  let count = 0
  await change(url, async (trx) => {
    const { rows } = await trx.execute<{ count: number }>(
      sql`select count(*)::int as count from mails where recipient ilike ${mailbox.replace('@', '%@')}`,
    )
    count = rows[0]?.count ?? 0
  })
  return count
}

t.test('T9.36 strangers can neither order a twelfth time unpaid for one mailbox nor flood it with mails', async (t) => {
  const results = []
  for (let index = 0; index < 12; index++) {
    const tag = index % 2 === 0 ? '' : `+${index}`
    const { page, result } = await orderFor(`opfer${tag}@shop.test`, index)
    results.push(result.successful)
    // A cancelled order has been mailed about, too.
    if (index === 0)
      await change(url, async (trx) => {
        await trx.execute(sql`update orders set state = 'cancelled' where number = ${result.orderId}`)
        await trx.execute(sql`update payments set state = 'cancelled'
          where order_id = (select id from orders where number = ${result.orderId})`)
      })
    if (index < 5) continue
    const sentence =
      'Mit dieser E-Mail-Adresse wurden heute schon mehrere unbezahlte Bestellungen aufgegeben. Wähle eine sofortige Zahlung oder bestelle morgen.'
    for (const method of ['VORKASSE', 'CASH_ON_DELIVERY', 'RECHNUNG']) t.equal(await offered(page, method), sentence)
    t.equal(await offered(page, 'CREDIT_CARD'), true)
  }
  t.same(results, [...Array(5).fill(true), ...Array(7).fill(false)])
  t.equal(await mailsTo('opfer@shop.test'), 10, 'what was received and what is to pay, five times')
  await change(url, async (trx) => {
    await trx.execute(sql`update orders set placed_at = now() - interval '25 hours' where email ilike 'opfer%'`)
  })
  t.match((await orderFor('opfer@shop.test', 12)).result, { successful: true }, 'a day later')
})

t.test('a family orders three times a day in advance, and an office for ten classes with its account', async (t) => {
  for (let index = 0; index < 3; index++)
    t.match((await orderFor('familie@shop.test', 20 + index)).result, { successful: true })
  t.equal(await mailsTo('familie@shop.test'), 6)

  const { userId: visitorId, cartId } = await accounts.shopInit({ store: 'de' })
  const call = { store: 'de', visitorId, cartId, network: '198.51.100.5' }
  const login = await accounts.register({ ...lena, email: 'sekretariat@shop.test' }, call)
  let page = pageOf({ ...call, userToken: tokenOf(login), cartId: login.updatedCartId ?? cartId })
  await page.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm({ lastname: 'Sekretariat' }) })
  const results = []
  for (let index = 0; index < 10; index++) {
    await page.add(goods.parcel, 5)
    const result = await order(page, 'VORKASSE')
    results.push(result.errorMessage ?? result.successful)
    page = pageOf({ ...page, cartId: result.newCartId ?? '' })
  }
  t.same(results, Array(10).fill(true))
})
