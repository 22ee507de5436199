import { sql } from 'drizzle-orm'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { addressForm } from '#engine/modules/account/addresses/testing/forms.ts'
import { accountsOf, lena, school, tokenOf } from '#engine/modules/account/visitors/testing/accounts.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { checkoutShop, goods, legalTexts } from '../../checkout/testing/shop.ts'
import { payingPeople } from '../testing/paying-people.ts'

const url = await filledDatabase(
  t,
  checkoutShop({
    translations,
    legalTexts: (['de', 'at', 'b2b'] as const).flatMap((store) => legalTexts.map((text) => ({ ...text, store }))),
  }),
)
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)

const { pageOf, submit, asGuest, order, offered } = payingPeople(engine)

const shared =
  'Auf Rechnung sind bei der ersten Bestellung bis 150 € möglich. Für diese E-Mail-Adresse oder Anschrift sind noch Rechnungen offen.'

t.test(
  'T5.60 a guest’s invoices count together, however the mailbox is written and wherever the parcel goes',
  async (t) => {
    const first = await asGuest('Anna.Ott@example.org', 13, { lastname: 'Ott', streetAndNumber: 'Birkenallee 1' })
    t.match(await order(first, 'RECHNUNG'), { successful: true })
    const elsewhere = { lastname: 'Anders', streetAndNumber: 'Lindenweg 9', postcode: '80331', city: 'München' }
    for (const email of ['anna.ott@example.org', 'anna.ott+neu@EXAMPLE.org']) {
      const second = await asGuest(email, 1, { ...elsewhere, streetAndNumber: 'Lindenweg 9' })
      t.equal(await offered(second), true, `10 € and delivery are left: ${email}`)
      await second.add(goods.parcel, 1)
      t.equal(await offered(second), shared, email)
      t.match(await second.pay('RECHNUNG'), {
        successful: false,
        generalErrorMessage: /bei der ersten Bestellung bis 150/,
      })
    }
    const austria = await asGuest('anna.ott@example.org', 3, {
      store: 'at',
      country: 'AT',
      postcode: '1070',
      city: 'Wien',
      streetAndNumber: 'Neubaugasse 4',
    })
    t.match(await offered(austria, 'INVOICE'), /bei der ersten Bestellung bis € 150 möglich/, 'in another store, too')
  },
)

t.test('a household’s invoices count together, those of neighbours do not', async (t) => {
  const home = { lastname: 'Körner', streetAndNumber: 'Gartenstraße 12 b', postcode: '04109', city: 'Leipzig' }
  t.match(await order(await asGuest('ida@example.org', 13, home), 'RECHNUNG'), { successful: true })
  const again = { ...home, lastname: 'Koerner', firstname: 'Ole', streetAndNumber: 'Gartenstr. 12B' }
  t.equal(await offered(await asGuest('ole@example.org', 2, again)), shared)
  t.equal(await offered(await asGuest('neighbour@example.org', 14, { ...home, lastname: 'Yılmaz' })), true)
})

t.test('T5.61 a known buyer reads the open amount and what is left of the limit', async (t) => {
  const address = { lastname: 'Falk', streetAndNumber: 'Am Teich 3' }
  const page = await asGuest('falk@example.org', 13, address)
  const { newCartId } = await order(page, 'RECHNUNG')
  const next = pageOf({ ...page, cartId: newCartId ?? '' })
  await next.add(goods.parcel, 2)
  await next.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(address) })
  const sentence =
    'Auf Rechnung sind bei der ersten Bestellung bis 150 € möglich. Davon sind 130 € noch offen, es bleiben 20 €.'
  t.equal(await offered(next), sentence)
})

t.test('a customer’s invoices count with those of a guest who has the same mailbox', async (t) => {
  const { userId: visitorId } = await accounts.shopInit({ store: 'de' })
  const login = await accounts.register(
    { ...lena, email: 'lena.meier@example.org' },
    { store: 'de', visitorId, network: '203.0.113.250' },
  )
  const customer = pageOf({ store: 'de', userToken: tokenOf(login), cartId: login.updatedCartId ?? '' })
  await customer.add(goods.parcel, 13)
  const address = { lastname: 'Meier', streetAndNumber: 'Kirchplatz 2' }
  await customer.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(address) })
  await customer.pay('RECHNUNG')
  const guest = await asGuest('LENA.Meier@example.org', 2, { lastname: 'Meier', streetAndNumber: 'Ulmenweg 77' })
  t.match(await guest.pay('RECHNUNG'), { successful: true })
  t.match(await submit(customer), { successful: true })
  t.match(
    await submit(guest),
    {
      successful: false,
      errorCode: 'paymentRefused',
      errorMessage:
        /^Diese Zahlungsart ist nicht möglich: Auf Rechnung sind bei der ersten Bestellung bis 150.*noch Rechnungen offen\. Bitte wähle eine andere\.$/,
    },
    'chosen before, and refused with the press of the button',
  )
  t.match(await order(guest, 'VORKASSE'), { successful: true })
})

t.test('simultaneous orders of one person are placed up to the limit', async (t) => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((each) => asGuest('rasch@example.org', 7, { lastname: 'Rasch', streetAndNumber: `Weg ${each}` })),
  )
  for (const page of pages) t.match(await page.pay('RECHNUNG'), { successful: true })
  const results = await Promise.all(pages.map(submit))
  t.same(
    results.map(({ errorCode }) => errorCode ?? 'placed').sort(),
    ['paymentRefused', 'paymentRefused', 'placed', 'placed'].sort(),
  )
})

t.test('paid, cancelled and prepaid orders free the limit', async (t) => {
  const address = { lastname: 'Frei', streetAndNumber: 'Kiesweg 8' }
  const invoiced = await asGuest('frei@example.org', 13, address)
  const { orderId } = await order(invoiced, 'RECHNUNG')
  t.match(await order(await asGuest('frei@example.org', 13, address), 'VORKASSE'), { successful: true })
  const next = await asGuest('frei@example.org', 14, address)
  t.equal(await offered(next), shared)
  await change(url, async (trx) => {
    await trx.execute(sql`update payments set state = 'captured', authorised = amount, captured = amount
      where order_id = (select id from orders where number = ${orderId})`)
  })
  t.equal(await offered(next), true)
})

const asSchool = async (email: string) => {
  const login = await accounts.registerBusiness({ ...school, email }, { store: 'b2b', userToken: null })
  return pageOf({ store: 'b2b', userToken: tokenOf(login), cartId: login.updatedCartId ?? '' })
}

t.test(
  'first big business order: no method on credit is offered or chosen, the payment step is shown, prepayment is left',
  async (t) => {
    const page = await asSchool('grosse.schule@example.org')
    await page.add(goods.dear, 1)
    t.match(
      (await page.read()).paymentStep,
      { isAvailable: false, selectedMethodId: 'RECHNUNG_V' },
      'within the limit as agreed',
    )
    await page.add(goods.dear, 24)
    const bigger = { deliveryType: 'sameAsBilling' as const, billingAddress: addressForm({ lastname: 'Groß' }) }
    await page.save(bigger)
    const { paymentStep } = await page.read()
    t.match(paymentStep, { isAvailable: true, selectedMethodId: null, validated: false })
    t.same(
      paymentStep.paymentMethods.map(({ paymentId, enabled, selected }) => [paymentId, enabled, selected]),
      [
        ['RECHNUNG_V', false, false],
        ['X_RECHNUNG', false, false],
        ['VORKASSE_V', true, false],
      ],
    )
    const sentence = 'Bei der ersten Bestellung bis 5.000 € möglich.'
    t.equal(await offered(page, 'RECHNUNG_V'), sentence)
    t.equal(await offered(page, 'X_RECHNUNG'), sentence)
    t.match(await submit(page), { successful: false, errorCode: 'noPaymentSelected' }, 'forced')
    t.match(await page.pay('X_RECHNUNG', '991-33333TEST-33'), { successful: false })
    t.match(await order(page, 'VORKASSE_V'), { successful: true })
  },
)

t.test('an organisation has one limit: several orders, methods and accounts of it count together', async (t) => {
  const main = await asSchool('haupt.schule@example.org')
  await main.add(goods.dear, 8)
  await main.save({
    deliveryType: 'sameAsBilling',
    billingAddress: addressForm({ lastname: 'Haupt', streetAndNumber: 'Schulhof 1' }),
  })
  t.match(await submit(main), { successful: true }, '3,200 € net on account')
  const user = await asSchool('lehrkraft@example.org')
  await change(url, async (trx) => {
    const idOf = (email: string) => sql`(select id from customers where email = ${email})`
    await trx.execute(sql`insert into business_users (customer_id, main_user_id, may_order)
      values (${idOf('lehrkraft@example.org')}, ${idOf('haupt.schule@example.org')}, true)`)
  })
  await user.add(goods.dear, 5)
  await user.save({
    deliveryType: 'sameAsBilling',
    billingAddress: addressForm({ lastname: 'Lehr', streetAndNumber: 'Neubau 5' }),
  })
  t.match(
    await offered(user, 'RECHNUNG_V'),
    /^Auf Rechnung sind bei der ersten Bestellung bis 5\.000 € möglich\. Davon sind 3\./,
  )
  t.match(await offered(user, 'X_RECHNUNG'), /noch offen/)
  t.match((await user.read()).paymentStep, { isAvailable: true, selectedMethodId: null })
  await change(url, async (trx) => {
    await trx.execute(sql`update payments p set state = 'captured', authorised = amount, captured = amount from orders o
      join customers c on c.id = o.customer_id where o.id = p.order_id and c.email = 'haupt.schule@example.org'`)
  })
  t.match(
    (await user.read()).paymentStep,
    { isAvailable: false, selectedMethodId: 'RECHNUNG_V' },
    'the school has paid an order',
  )
})
