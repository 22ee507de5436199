import pg from 'pg'
import t from 'tap'
import { shellTexts } from '#contract/texts/shell/shell.ts'
import { startEngine } from '#engine/testing/engine.ts'
import { untilQuiet } from '#engine/testing/quiet-jobs.ts'
import { accountsOf, emptyShop, lena, tokenOf } from '../../account/visitors/testing/accounts.ts'
import { consentKeys } from './newsletter.service.ts'
import { newsletterOf } from './testing/newsletter-of.ts'

const url = await emptyShop(t, shellTexts)
const engine = await startEngine(t, url)
const [db, holder] = [new pg.Client(url), new pg.Client(url)]
for (const each of [db, holder]) {
  await each.connect()
  t.teardown(() => each.end())
}
const { rowsOf, subscribe, isSubscribed, subscribed, follow, mailsTo, linkIn } = newsletterOf(engine, db)

/**
 * Runs `work` while the table of subscriptions is locked: so work that ends has not read it, and
 * its time can't depend on it.
 */
const whileLocked = async <Value>(lock: string, work: () => Promise<Value>): Promise<Value> => {
  await holder.query('begin')
  await holder.query(lock)
  try {
    return await work()
  } finally {
    await holder.query('rollback')
  }
}
const unreadable = 'lock table newsletter_subscriptions in access exclusive mode'

t.test(
  'T5.16 whether an address gets the newsletter is told to its own customer alone, and others wait no longer for one than for another',
  async (t) => {
    const known = 'ada@schule.example'
    await subscribed(known)
    const login = await accountsOf(engine).register({ ...lena, email: 'bea@schule.example' }, { network: '192.0.2.9' })
    const bea = { userToken: tokenOf(login) }
    await subscribed('bea@schule.example')
    const requested = [known, 'niemand@schule.example', 'no address', '']
    await whileLocked(unreadable, async () => {
      for (const email of requested) {
        t.equal(await isSubscribed(email), false, `a stranger asks for ${email || 'nothing'}`)
        t.equal(await isSubscribed(email, bea), false, `another customer asks for ${email || 'nothing'}`)
      }
      t.equal(await isSubscribed('bea@schule.example'), false, 'a stranger asks for a customer')
    })
    t.equal(await isSubscribed(' Bea@Schule.example ', bea), true)
  },
)

t.test('the forms do the same for every address before they answer', async (t) => {
  const known = 'cem@schule.example'
  await subscribed(known)
  const answers = await whileLocked('select from newsletter_subscriptions for update', async () => {
    const text = `mutation ($data: NewsletterInput!) { answer: subscribeToNewsletter(data: $data) { successful
      generalErrorMessage fieldErrors { fieldName } } }`
    const answerTo = (email: string) =>
      engine.run(text, { network: '10.9.0.0/24', variables: { data: { email } } }).then(({ data }) => data?.answer)
    return [await answerTo(known), await answerTo('neu@schule.example')]
  })
  t.same(answers[0], answers[1])
  t.match(answers[0], { successful: true })
  await untilQuiet(db)
  t.equal((await mailsTo(known, 'newsletterAsk')).length, 1, 'who has it gets no second mail')
  t.equal((await mailsTo('neu@schule.example', 'newsletterAsk')).length, 1)
})

t.test('the consent is stored as the form shows it, in the language and store of the visitor', async (t) => {
  const places = [
    { store: 'de', language: 'de-DE' },
    { store: 'ch', language: 'de-CH' },
    { store: 'b2b', language: 'de-DE' },
    { store: 'b2b', language: 'en-DE' },
  ]
  for (const [index, place] of places.entries()) {
    const email = `visitor${index}@schule.example`
    const { data } = await engine.run(
      'query ($prefixes: [String!]!) { texts: getTranslationsByPrefix(prefixes: $prefixes) { key value } }',
      { ...place, variables: { prefixes: [consentKeys.form] } },
    )
    const texts = data?.texts as unknown as { key: string; value: string }[]
    const shown = texts.find(({ key }) => key === consentKeys.form)?.value
    await subscribe(email, {}, { ...place, network: `10.8.${index}.0/24` })
    const stored = await rowsOf('select consent_text from newsletter_subscriptions where email = $1', [email])
    t.equal(
      shown,
      shellTexts['shell.newsletter.consent'][place.language === 'en-DE' ? 'en' : 'de'].replace(
        '{shopName}',
        'Pausenhof',
      ),
    )
    t.same(stored, [{ consent_text: shown }], `${place.store} ${place.language}`)
    const [mail] = await mailsTo(email, 'newsletterAsk')
    await follow(linkIn(mail.values.path), place.store)
    t.same(await rowsOf('select consent_text from newsletter_subscriptions where email = $1', [email]), stored)
  }
})
