import type pg from 'pg'
import type { Engine } from '#engine/testing/engine.ts'
import { untilQuiet } from '#engine/testing/quiet-jobs.ts'

type Call = { network?: string; store?: string; language?: string; userToken?: string | null }

const form = 'successful generalErrorMessage fieldErrors { fieldName formName }'

/** The newsletter as visitors use it, and what it leaves in the database. */
export const newsletterOf = (engine: Engine, db: Pick<pg.Client, 'query'>) => {
  const rowsOf = async (statement: string, values: unknown[] = []) => (await db.query(statement, values)).rows

  const ask = async (field: string, type: string, data: object, call: Call = {}) => {
    const network = call.network ?? '192.0.2.0/24'
    const text = `mutation ($data: ${type}!) { answer: ${field}(data: $data) { ${form} } }`
    const answer = (await engine.run(text, { ...call, network, variables: { data } })).data?.answer
    await untilQuiet(db)
    return answer
  }
  const subscribe = (email: string, more: object = {}, call?: Call) =>
    ask('subscribeToNewsletter', 'NewsletterInput', { email, ...more }, call)
  const unsubscribe = (email: string, houseNr: string | null = null, call?: Call) =>
    ask('unsubscribeNewsletter', 'NewsletterEndInput', { email, houseNr }, call)

  const isSubscribed = async (email: string, call: Call = {}) => {
    const text = 'query ($email: String!) { answer: checkEmailSubscribed(email: $email) }'
    return (await engine.run(text, { ...call, variables: { email } })).data?.answer
  }

  const mailsTo = (email: string, kind: string) =>
    rowsOf('select * from mails where recipient = $1 and kind = $2 order by created_at', [email, kind])
  const linkIn = (path: string): string => new URL(path, 'http://shop').searchParams.get('link') ?? ''
  const look = async (link: string) =>
    (
      await engine.run('query ($link: String!) { found: getMailLink(link: $link) { purpose state } }', {
        variables: { link },
      })
    ).data?.found
  const follow = async (link: string, store = 'de') =>
    (
      await engine.run('mutation ($link: String!) { found: followMailLink(link: $link) { purpose state } }', {
        store,
        network: '198.51.100.0/24',
        variables: { link },
      })
    ).data?.found
  const statesOf = (email: string) =>
    rowsOf(
      `select confirmed_at is not null as confirmed, ended_at is not null as ended from newsletter_subscriptions
       where email = $1 order by created_at`,
      [email],
    )

  const subscribed = async (email: string) => {
    await subscribe(email)
    const [mail] = await mailsTo(email, 'newsletterAsk')
    await follow(linkIn(mail.values.path))
  }

  return { rowsOf, ask, subscribe, unsubscribe, isSubscribed, mailsTo, linkIn, look, follow, statesOf, subscribed }
}
