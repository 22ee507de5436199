import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import t from 'tap'
import { translations } from '#contract/texts/translations.ts'
import { openDatabase } from '#engine/db/database.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { entriesOf } from '#engine/modules/checkout/cart/testing/shop.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { primeOf, primeShop } from '../testing/prime.ts'

const registration = (active: string) => ({
  store: 'de' as const,
  name: 'primeRegistration',
  entries: entriesOf({ active }),
})
const url = await filledDatabase(t, primeShop(translations, []))
await change(url, importing({ parameters: [registration('false')] }))
const engine = await startEngine(t, url)
const db = new pg.Pool({ connectionString: url, max: 2 })
t.teardown(() => db.end())
const own = openDatabase({ url, poolSize: 1, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
t.teardown(() => own.$client.end())

const visitor = primeOf(engine, { store: 'de', userToken: null, network: '203.0.113.0/24' })
const mailsTo = async (email: string, kind: string) =>
  (await db.query('select * from mails where recipient = $1 and kind = $2 order by created_at', [email, kind])).rows
const mailTo = async (email: string, kind: string) => {
  for (;;) {
    const [mail] = await mailsTo(email, kind)
    if (mail) return mail
    await delay(20)
  }
}
const follow = async (path: string) => {
  const link = new URL(path, 'http://x').searchParams.get('link')
  const { data } = await engine.run(
    'mutation ($link: String!) { result: followMailLink(link: $link) { purpose state } }',
    { store: 'de', userToken: null, variables: { link } },
  )
  return data?.result
}

t.test(
  'T4.121 a confirmed waiting-list entry gets one mail when registration opens; unconfirmed and left ones get none',
  async (t) => {
    for (const email of ['Eins@pausenhof.example', 'zwei@pausenhof.example', 'drei@pausenhof.example'])
      t.same(await visitor.wait(email), { successful: true, generalErrorMessage: null, fieldErrors: [] })
    const { values } = await mailTo('eins@pausenhof.example', 'primeWaitingAsk')
    t.same(await follow(values.path), { purpose: 'confirmPrimeWaitingList', state: 'done' })
    t.same(
      await follow(values.path),
      { purpose: 'confirmPrimeWaitingList', state: 'done' },
      'once more changes nothing',
    )
    t.match((await db.query("select * from prime_waiting_list where email = 'eins@pausenhof.example'")).rows, [
      { consent_text: /Schickt mir eine Mail/, network: '203.0.113.0/24', confirmed_at: Date },
    ])
    const third = await mailTo('drei@pausenhof.example', 'primeWaitingAsk')
    await follow(third.values.path)
    t.same(await follow(third.values.endPath), { purpose: 'endPrimeWaitingList', state: 'done' })
    await mailTo('zwei@pausenhof.example', 'primeWaitingAsk')
    await visitor.wait('eins@pausenhof.example')
    t.equal((await mailsTo('eins@pausenhof.example', 'primeWaitingAsk')).length, 1, 'who waits is not asked again')

    await addJob(own, 'prime.waitingList.mail', {})
    await delay(300)
    t.equal((await mailsTo('eins@pausenhof.example', 'primeWaitingOpen')).length, 0, 'as long as it is closed')
    await change(url, importing({ parameters: [registration('true')] }))
    while (!(await visitor.programme())?.isRegistrationOpen) await delay(50)
    await addJob(own, 'prime.waitingList.mail', {})
    await mailTo('eins@pausenhof.example', 'primeWaitingOpen')
    await addJob(own, 'prime.waitingList.mail', {})
    await delay(300)
    t.equal((await mailsTo('eins@pausenhof.example', 'primeWaitingOpen')).length, 1, 'once')
    for (const other of ['zwei', 'drei'])
      t.equal((await mailsTo(`${other}@pausenhof.example`, 'primeWaitingOpen')).length, 0)
    t.match(await visitor.wait('vier@pausenhof.example'), { successful: false, generalErrorMessage: /sofort Mitglied/ })
  },
)

t.test('T5.24 a form without an address is refused, one of a machine forgotten', async (t) => {
  t.match(await visitor.wait('x'), { fieldErrors: [{ fieldName: 'email', formName: 'primeWaitingList' }] })
  t.match(await visitor.wait('fuenf@pausenhof.example', { website: 'x' }), { successful: true })
  t.equal((await db.query("select from prime_waiting_list where email = 'fuenf@pausenhof.example'")).rowCount, 0)
})
