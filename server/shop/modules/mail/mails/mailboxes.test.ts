import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { accountPageOf } from '../../account/visitors/testing/account-page.ts'
import { accountsOf, emptyShop, lena, tokenOf } from '../../account/visitors/testing/accounts.ts'
import { insertSampleOrder } from '../../orders/orders/testing/sample-order.ts'

const url = await emptyShop(t, Object.fromEntries(translations.map(({ key, text }) => [key, text])))
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())

/** Recipients with one spelling of a mailbox differ in what follows a plus sign. */
const mailsTo = async (mailbox: string, kind: string) => {
  const text = `select recipient, values from mails where kind = $2
    and regexp_replace(recipient, '\\+[^@]*', '') = $1 order by created_at`
  return (await db.query<{ recipient: string; values: Record<string, string> }>(text, [mailbox, kind])).rows
}

let networks = 0
/** Each request is sent from a network of its own, as that of a stranger with many of them. */
const elsewhere = () => {
  networks += 1
  return { network: `203.0.${networks}.7` }
}

type Answer = { successful: boolean; receipt: string }

const declare = async (field: string, type: string, data: object, call: object = {}): Promise<Answer> => {
  const text = `mutation ($data: ${type}!) { answer: ${field}(data: $data) { successful receipt } }`
  const variables = { data: { submissionId: randomUUID(), ...data } }
  const { data: answer, errors } = await engine.run(text, { ...elsewhere(), ...call, variables })
  if (errors) throw new Error(errors[0]?.message)
  return answer?.answer as unknown as Answer
}
const withdraw = (data: object, call?: object) =>
  declare('declareWithdrawal', 'WithdrawalInput', { name: 'Lena Sommer', orderNumber: '100000001', ...data }, call)
const cancel = (data: object, call?: object) =>
  declare('declareCancellation', 'CancellationInput', { name: 'Lena Sommer', ...data }, call)

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

t.test('T9.30 twelve declarations of withdrawal from twelve networks send four mails to one mailbox', async (t) => {
  const answers = await times(12, (index) => withdraw({ email: `oma+${index}@dorf.example`, goods: '2 Hefte' }))
  t.equal((await mailsTo('oma@dorf.example', 'withdrawal')).length, 4)
  t.equal((await db.query("select from withdrawals where email like 'oma+%'")).rowCount, 12, 'all are stored')
  t.equal(answers.filter(({ receipt }) => /Die Bestätigung .+ senden wir an/.test(receipt)).length, 4)
  const [shown] = answers.filter(({ receipt }) => receipt.includes('Bitte speichere oder druck diese Seite'))
  t.match(
    shown?.receipt.replace(/am .+? Uhr/, 'am … Uhr').replace(/oma\+\d+/, 'oma'),
    'Eingegangen am … Uhr. Lena Sommer widerruft den Vertrag über die Bestellung 100000001. Widerrufen wird: 2 Hefte. Bestätigung an: oma@dorf.example. Bitte speichere oder druck diese Seite:',
  )
})

t.test(
  'T9.31 the buyer of an order gets the confirmation of its withdrawal whatever strangers have declared',
  async (t) => {
    const email = 'kaeufer@dorf.example'
    for (const number of ['100000801', '100000802'])
      await change(url, async (trx) => void (await insertSampleOrder(trx, { order: { number, email } })))
    await times(6, () => withdraw({ email, orderNumber: '1' }))
    const goods = 'Zirkel '.repeat(100).trim()
    const own = await withdraw({ email, orderNumber: '100 000 801', goods })
    const foreign = await withdraw({ email, orderNumber: '100 000 901', goods })
    const mails = await mailsTo(email, 'withdrawal')
    t.equal(mails.length, 5)
    t.match(mails.at(-1)?.values, { orderNumber: '100 000 801', goods })
    const withoutTime = ({ receipt }: Answer) => receipt.replace(/am .+? Uhr/, '').replace(/ 100 000 .01/, '')
    t.equal(withoutTime(own), withoutTime(foreign), 'the answer does not tell that there is such an order')
    await withdraw({ email, orderNumber: '100000801' })
    t.equal((await mailsTo(email, 'withdrawal')).length, 5, 'the same order again')
    await withdraw({ email, orderNumber: '100000802' })
    t.equal((await mailsTo(email, 'withdrawal')).length, 6, 'the next order of the same buyer')
  },
)

t.test('a mail to who has no such order or membership repeats two hundred characters without links', async (t) => {
  const text = `${'x'.repeat(150)} kauf auf evil.example/jetzt ${'y'.repeat(200)}`
  const { receipt } = await withdraw({ email: 'kurz@dorf.example', goods: text })
  t.match(receipt, text, 'the page shows all of it')
  const [mail] = await mailsTo('kurz@dorf.example', 'withdrawal')
  t.equal(mail?.values.goods, `${'x'.repeat(150)} kauf auf […] ${'y'.repeat(200)}`.slice(0, 200).concat(' […]'))
  const notice = await cancel({ email: 'kurz@dorf.example', reason: text })
  t.match(notice.receipt, text)
  t.equal((await mailsTo('kurz@dorf.example', 'cancellation'))[0]?.values.reason, mail?.values.goods)
})

t.test('twelve notices from twelve networks send four mails to one mailbox', async (t) => {
  const answers = await times(12, (index) => cancel({ email: `oma+${index}@dorf.example`, contract: '100200' }))
  t.equal((await mailsTo('oma@dorf.example', 'cancellation')).length, 4)
  t.equal(answers.filter(({ receipt }) => receipt.includes('Bitte speichere oder druck diese Seite')).length, 8)
  const { receipt } = await cancel({ email: 'oma@dorf.example', contract: '100200' })
  t.match(
    receipt,
    'Uhr. Lena Sommer kündigt (ordentliche Kündigung). Vertrag: 100200. Ende: zum nächstmöglichen Zeitpunkt. Grund: –. Bestätigung an: oma@dorf.example. Bitte speichere oder druck diese Seite:',
  )
})

/** A new account with its page. */
const member = async (email: string) => {
  const login = await accounts.register({ ...lena, email }, elsewhere())
  return accountPageOf(engine, { userToken: tokenOf(login), ...elsewhere() })
}

t.test('twelve new accounts that want one address send it four links, and the others have to wait', async (t) => {
  const target = 'ziel@dorf.example'
  const answers = []
  for (let index = 0; index < 12; index += 1)
    answers.push(await (await member(`neu-${index}@dorf.example`)).updateEmail(target, lena.password))
  t.equal((await mailsTo(target, 'emailChangeNew')).length, 4)
  t.equal(answers.filter(({ successful }) => successful).length, 4)
  t.match(answers[11], { successful: false, generalErrorMessage: /warte/ })
})

t.test('a customer asks for four new addresses in a row, then has to wait', async (t) => {
  const { updateEmail } = await member('wechsel@dorf.example')
  const answers = []
  for (let index = 0; index < 5; index += 1)
    answers.push(await updateEmail(`wechsel-${index}@dorf.example`, lena.password))
  t.same(
    answers.map(({ successful }) => successful),
    [true, true, true, true, false],
  )
  t.equal((await mailsTo('wechsel@dorf.example', 'emailChangeOld')).length, 4)
})

t.test('accounts of one mailbox can be opened and deleted more often than it is written to', async (t) => {
  for (let index = 0; index < 6; index += 1) {
    const email = `kind+${index}@dorf.example`
    t.match(await (await member(email)).remove(lena.password), { successful: true }, email)
  }
  t.equal((await mailsTo('kind@dorf.example', 'welcome')).length, 4)
  t.equal((await mailsTo('kind@dorf.example', 'accountDeleted')).length, 4)
})
