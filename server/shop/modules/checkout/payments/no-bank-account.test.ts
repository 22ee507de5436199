import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { checkoutShop, legalTexts } from '../checkout/testing/shop.ts'
import { type Page, payingPeople } from './testing/paying-people.ts'

const url = await filledDatabase(
  t,
  checkoutShop({
    translations,
    legalTexts: (['de', 'at'] as const).flatMap((store) => legalTexts.map((text) => ({ ...text, store }))),
  }),
)
const db = new pg.Pool({ connectionString: url, max: 1 })
t.teardown(() => db.end())
await db.query("update stores set company = null where id = 'de'")
const engine = await startEngine(t, url)
const { submit, asGuest } = payingPeople(engine)

t.test('T5.64 a store without a bank account offers no transfer, refuses a forced one and names no IBAN', async (t) => {
  const page = await asGuest('ohne.konto@example.org', 2, { lastname: 'Konto', streetAndNumber: 'Am Markt 1' })
  const byTransfer = async (whose: Page) =>
    (await whose.read()).paymentStep.paymentMethods.filter(({ paymentId }) =>
      /VORKASSE|RECHNUNG|INVOICE/.test(paymentId),
    )
  t.same(await byTransfer(page), [])
  const austria = { country: 'AT', postcode: '1070', city: 'Wien', streetAndNumber: 'Neubaugasse 4' }
  const other = await asGuest('mit.konto@example.org', 2, { store: 'at', lastname: 'Konto', ...austria })
  t.ok((await byTransfer(other)).length > 0, 'the store that has an account offers them')
  for (const method of ['VORKASSE', 'RECHNUNG']) {
    t.match(await page.pay(method), { successful: false }, method)
    t.match(await submit(page), { successful: false }, method)
  }
  const { rows } = await db.query(
    'select count(*)::int as orders, (select count(*)::int from mails) as mails from orders',
  )
  t.match(rows, [{ orders: 0, mails: 0 }])
})
