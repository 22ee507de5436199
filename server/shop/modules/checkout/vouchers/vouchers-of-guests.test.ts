import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { AddressInput, SubmitCartResult } from '#contract/generated/types.ts'
import type { ImportVoucher } from '#contract/import/offers.ts'
import { translations } from '#contract/texts/translations.ts'
import { filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { addressForm } from '../../account/addresses/testing/forms.ts'
import { accountsOf, lena, tokenOf } from '../../account/visitors/testing/accounts.ts'
import { both } from '../../catalogue/catalogue/testing/sample-catalogue.ts'
import { shopperWith } from '../cart/testing/carts.ts'
import { checkoutOf } from '../checkout/testing/checkouts.ts'
import { checkoutShop, goods, legalTexts } from '../checkout/testing/shop.ts'

const voucher = (code: string, rest: Partial<ImportVoucher>): ImportVoucher =>
  ({ code, name: both(code), stores: ['de', 'at'], kind: 'percent', percent: 10, ...rest }) as ImportVoucher

const url = await filledDatabase(
  t,
  checkoutShop({
    translations,
    legalTexts: (['de', 'at'] as const).flatMap((store) => legalTexts.map((text) => ({ ...text, store }))),
    vouchers: [voucher('WELCOME', { isFirstOrder: true }), voucher('ONCE', { isOncePerCustomer: true })],
  }),
)
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
let networks = 0

type Way = { address?: Partial<AddressInput>; isCustomer?: boolean }

/** A new browser with two pieces of 10 € in its cart, which enters the voucher before the shop knows who it is. */
const buyer = async (email: string, code: string, { address, isCustomer = false }: Way = {}) => {
  networks += 1
  const { userId: visitorId, cartId } = await accounts.shopInit()
  const call = { store: 'de', visitorId, cartId, network: `203.0.113.${networks}` }
  const before = shopperWith(engine, call)
  await before.add(goods.parcel, 2)
  const { results } = await before.send([{ addVoucher: { code } }])
  const login = isCustomer
    ? await accounts.register({ ...lena, email }, call)
    : await accounts.registerGuest({ email }, call)
  const own = { ...call, cartId: login.updatedCartId ?? cartId, userToken: tokenOf(login) }
  const page = { ...shopperWith(engine, own), ...checkoutOf(engine, own), ...own, entered: results[0]?.code }
  await page.save({ deliveryType: 'sameAsBilling', billingAddress: addressForm(address) })
  await page.pay('CASH_ON_DELIVERY')
  return page
}

const submit = async (page: Awaited<ReturnType<typeof buyer>>): Promise<SubmitCartResult> => {
  const { quoteHash } = await page.read()
  const { data, errors } = await engine.run(
    'mutation ($data: SubmitCartInput!) { result: submitCart(data: $data) { successful errorCode errorMessage orderId } }',
    { ...page, variables: { data: { submissionId: randomUUID(), quoteHash, newsletter: false } } },
  )
  if (errors?.[0]) throw new Error(errors[0].message)
  return data?.result as unknown as SubmitCartResult
}
const totalOf = async (page: Awaited<ReturnType<typeof buyer>>): Promise<number> =>
  ((await page.read()).cart as unknown as { grandTotal: { amount: number } }).grandTotal.amount

const again = {
  WELCOME:
    'Der Gutschein WELCOME gilt nur für die erste Bestellung. Mit dieser E-Mail-Adresse oder an diese Adresse wurde schon bestellt, deshalb haben wir ihn entfernt. Bitte prüfe die Übersicht und bestelle noch einmal.',
  ONCE: 'Den Gutschein ONCE kann jede Person nur einmal einlösen. Mit dieser E-Mail-Adresse oder an diese Adresse wurde er schon eingelöst, deshalb haben wir ihn entfernt. Bitte prüfe die Übersicht und bestelle noch einmal.',
}
const home = (number: number): Partial<AddressInput> => ({
  lastname: `Familie${number}`,
  streetAndNumber: `Weg ${number}`,
})

for (const [code, number] of [
  ['WELCOME', 10],
  ['ONCE', 20],
] as const) {
  t.test(`a guest’s second ${code} voucher is refused with a sentence, and the order goes on without it`, async (t) => {
    const email = `${code.toLowerCase()}@dorf.example`
    const first = await buyer(email, code, { address: home(number) })
    t.equal(await totalOf(first), 2290, '20.00 less 10 %, and 4.90')
    t.match(await submit(first), { successful: true })
    for (const [who, spelled, address] of [
      ['the same guest', email, home(number)],
      ['another spelling of the mailbox, another address', email.replace('@', '+neu@').toUpperCase(), home(number + 1)],
      ['another mailbox, the same household', `neu-${email}`, home(number)],
    ] as const) {
      const second = await buyer(spelled, code, { address })
      t.equal(second.entered, 'OK', `${who}: nothing is known before`)
      t.equal(await totalOf(second), 2490, who)
      t.match(await submit(second), { successful: false, errorCode: 'cartChanged', errorMessage: again[code] }, who)
      t.equal(await totalOf(second), 2490)
      const { results } = await second.send([{ addVoucher: { code } }])
      t.match(results, [{ successful: false }], `${who} is known by now`)
    }
    const neighbour = await buyer(`nachbar-${email}`, code, { address: { ...home(number), lastname: 'Anders' } })
    t.equal(await totalOf(neighbour), 2290, 'who lives in the same house')
    t.match(await submit(neighbour), { successful: true })
    const customer = await buyer(`konto-${email}`, code, { address: home(number), isCustomer: true })
    t.match(await submit(customer), { successful: false, errorMessage: again[code] }, 'with a new account')
    t.match(await submit(customer), { successful: true, errorMessage: null }, 'ordered without it')
  })

  t.test(`T9.35 one of a guest’s simultaneous orders gets the ${code} voucher`, async (t) => {
    const email = `zugleich-${code.toLowerCase()}@dorf.example`
    const pages = await Promise.all([1, 2, 3].map(() => buyer(email, code, { address: home(number + 5) })))
    for (const page of pages) t.equal(await totalOf(page), 2290)
    const answers = await Promise.all(pages.map(submit))
    t.equal(answers.filter(({ successful }) => successful).length, 1)
    t.equal(answers.filter(({ errorCode }) => errorCode === 'cartChanged').length, 2)
    const place = answers.findIndex(({ successful }) => !successful)
    const late = pages[place]
    if (!late) throw new Error('all went through')
    // Who came a moment later is told why at once, and needs no second try to hear it.
    if (answers[place]?.errorMessage !== again[code])
      t.match(await submit(late), { successful: false, errorMessage: again[code] })
    t.match(await submit(late), { successful: true })
  })
}
