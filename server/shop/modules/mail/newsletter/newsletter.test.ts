import pg from 'pg'
import t from 'tap'
import { accountTexts } from '#contract/texts/account/account.ts'
import { shellTexts } from '#contract/texts/shell/shell.ts'
import { addJob } from '#engine/jobs/jobs.ts'
import { change, startEngine } from '#engine/testing/engine.ts'
import { untilQuiet } from '#engine/testing/quiet-jobs.ts'
import { addressBookOf } from '../../account/addresses/testing/address-book.ts'
import { accountPageOf } from '../../account/visitors/testing/account-page.ts'
import { accountsOf, emptyShop, lena, tokenOf } from '../../account/visitors/testing/accounts.ts'
import { newsletterOf } from './testing/newsletter-of.ts'

const url = await emptyShop(t, { ...shellTexts, ...accountTexts })
const engine = await startEngine(t, url)
const accounts = accountsOf(engine)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

const { rowsOf, subscribe, unsubscribe, isSubscribed, mailsTo, linkIn, look, follow, statesOf, subscribed } =
  newsletterOf(engine, db)

t.test('a subscription counts only after the mail’s link, and its proof is stored', async (t) => {
  const email = 'ada@schule.example'
  t.match(await subscribe(` ${email.toUpperCase()} `), { successful: true })
  const [mail] = await mailsTo(email, 'newsletterAsk')
  t.same(await statesOf(email), [{ confirmed: false, ended: false }])
  t.match(await follow(linkIn(mail.values.path), 'at'), { state: 'gone' }, 'another store')
  t.match(await follow(linkIn(mail.values.path)), { purpose: 'confirmNewsletter', state: 'done' })
  t.match(await rowsOf('select * from newsletter_subscriptions where email = $1', [email]), [
    {
      origin: 'form',
      consent_text: shellTexts['shell.newsletter.consent'].de.replace('{shopName}', 'Pausenhof'),
      network: '192.0.2.0/24',
      confirmed_network: '198.51.100.0/24',
    },
  ])
  const [welcome] = await mailsTo(email, 'newsletterWelcome')
  t.match(
    await follow(linkIn(welcome.values.endPath)),
    { purpose: 'endNewsletter', state: 'done' },
    'one click ends it',
  )
  t.same(await statesOf(email), [{ confirmed: true, ended: true }])
})

t.test(
  'T7.16 T7.27 the form says the same of every address, and no second mail goes to one that has the newsletter',
  async (t) => {
    const email = 'bea@schule.example'
    const first = await subscribe(email)
    await follow(linkIn((await mailsTo(email, 'newsletterAsk'))[0].values.path))
    t.same(await subscribe(email), first)
    t.equal((await mailsTo(email, 'newsletterAsk')).length, 1)
    t.equal((await rowsOf('select from newsletter_subscriptions where email = $1', [email])).length, 1)
    t.same(await unsubscribe('niemand@schule.example'), await unsubscribe(email), 'ending, too')
    t.match(await subscribe('nix'), {
      successful: false,
      fieldErrors: [{ fieldName: 'email', formName: 'newsletter' }],
    })
    t.match(await subscribe('bot@schule.example', { website: 'x' }), { successful: true })
    t.same(await statesOf('bot@schule.example'), [], 'who fills the honeypot is no person')
    for (let count = 0; count < 6; count++)
      await subscribe('viel@schule.example', {}, { network: `10.0.${count}.0/24` })
    t.equal((await mailsTo('viel@schule.example', 'newsletterAsk')).length, 4, 'a mailbox is not flooded')
  },
)

t.test('only the newest link of the newsletter works, and unconfirmed requests are deleted', async (t) => {
  const email = 'cem@schule.example'
  await subscribe(email)
  await subscribe(email)
  const [old, fresh] = await mailsTo(email, 'newsletterAsk')
  t.match(await follow(linkIn(old.values.path)), { state: 'gone' })
  await db.query("update newsletter_subscriptions set created_at = now() - interval '8 days' where email = $1", [email])
  await change(url, (trx) => addJob(trx, 'newsletter.clean', {}))
  await untilQuiet(db)
  t.match(await follow(linkIn(fresh.values.path)), { state: 'gone' })
  t.same(await statesOf(email), [])
})

t.test('old links show the present state of the subscription', async (t) => {
  const email = 'gina@schule.example'
  await subscribed(email)
  const confirm = linkIn((await mailsTo(email, 'newsletterAsk'))[0].values.path)
  const end = linkIn((await mailsTo(email, 'newsletterWelcome'))[0].values.endPath)
  t.match(await look(confirm), { state: 'done' })
  t.match(await look(end), { state: 'open' })
  await follow(end)
  t.match(await look(confirm), { purpose: 'confirmNewsletter', state: 'gone' })
  t.match(await look(end), { purpose: 'endNewsletter', state: 'done' })

  await subscribe(email)
  await follow(linkIn((await mailsTo(email, 'newsletterAsk'))[1].values.path))
  t.match(await look(confirm), { state: 'done' }, 'by the newer request')
  t.match(await look(end), { state: 'open' }, 'the newsletter of long ago ends what comes now')
  t.match(await follow(end), { state: 'done' })
  t.same(await statesOf(email), [
    { confirmed: true, ended: true },
    { confirmed: true, ended: true },
  ])
})

t.test('T7.27 the house number of the account ends it at once, any other only brings the link', async (t) => {
  const email = 'dora@schule.example'
  const login = await accounts.register({ ...lena, email, newsletter: true }, { network: '192.0.2.9' })
  const call = { userToken: tokenOf(login) }
  await untilQuiet(db)
  const page = accountPageOf(engine, call)
  t.match(await page.read(), { newsletter: 'requested' }, 'registration asks for it')
  const [mail] = await mailsTo(email, 'newsletterAsk')
  await follow(linkIn(mail.values.path))
  t.match(await page.read(), { newsletter: 'subscribed' })
  t.match(await rowsOf('select origin, consent_text from newsletter_subscriptions where email = $1', [email]), [
    { origin: 'registration', consent_text: accountTexts['account.register.newsletter'].de },
  ])
  t.equal(await isSubscribed(email, call), true)
  t.equal(await isSubscribed(email), false, 'a stranger learns nothing')
  t.equal(await isSubscribed('ada@schule.example', call), false, 'nor a customer of other addresses')

  const address = {
    ...{ formType: 'private', salutation: 'ms', firstname: 'Dora', lastname: 'Sommer', postcode: '10115' },
    ...{ streetAndNumber: 'Seeweg 12 b', city: 'Berlin', country: 'DE' },
  }
  t.match(await addressBookOf(engine, call).save('billing', address as never), { successful: true })
  await unsubscribe(email, '12')
  t.same(await statesOf(email), [{ confirmed: true, ended: false }])
  t.equal((await mailsTo(email, 'newsletterEnd')).length, 1)
  await unsubscribe(email, '12B')
  t.same(await statesOf(email), [{ confirmed: true, ended: true }])
  t.match(await page.read(), { newsletter: 'none' })
})

t.test(
  'an account has nothing of what was confirmed for its address before, until it is confirmed again',
  async (t) => {
    const email = 'fay@schule.example'
    await subscribed(email)
    const login = await accounts.register({ ...lena, email }, { network: '192.0.2.11' })
    const call = { userToken: tokenOf(login) }
    const page = accountPageOf(engine, call)
    t.match(await page.read(), { newsletter: 'none' })
    t.equal(await isSubscribed(email, call), false)
    await unsubscribe(email, null, call)
    t.same(await statesOf(email), [{ confirmed: true, ended: false }], 'a mail brings the link')
    t.equal((await mailsTo(email, 'newsletterEnd')).length, 1)

    await subscribe(email, { source: 'form' }, call)
    t.match(await page.read(), { newsletter: 'requested' })
    await follow(linkIn((await mailsTo(email, 'newsletterAsk'))[1].values.path))
    t.match(await page.read(), { newsletter: 'subscribed' })
    t.equal(await isSubscribed(email, call), true)
    t.same(await statesOf(email), [
      { confirmed: true, ended: true },
      { confirmed: true, ended: false },
    ])
  },
)

t.test('the account’s customer ends the newsletter at once', async (t) => {
  const email = 'eva@schule.example'
  const login = await accounts.register({ ...lena, email }, { network: '192.0.2.10' })
  await subscribed(email)
  await unsubscribe(email, null, { userToken: tokenOf(login) })
  t.same(await statesOf(email), [{ confirmed: true, ended: true }])
  t.same(await mailsTo(email, 'newsletterEnd'), [])
})
