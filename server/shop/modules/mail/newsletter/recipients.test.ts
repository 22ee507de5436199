import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import t from 'tap'
import { ratingKey, startEngine } from '#engine/testing/engine.ts'
import { emptyShop } from '../../account/visitors/testing/accounts.ts'
import { newsletterOf } from './testing/newsletter-of.ts'

const script = join(import.meta.dirname, '../../../../../scripts/newsletter.ts')
const url = await emptyShop(t)
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { subscribe, subscribed, mailsTo, linkIn, follow, statesOf } = newsletterOf(engine, db)

/** What the command prints and with which code it ends. */
const run = async (parameters: string[], settings: Record<string, string> = {}) => {
  const keys = `${ratingKey.version}:${ratingKey.secret}`
  const env = { ...process.env, DATABASE_URL: url, RATING_LINK_KEYS: keys, ...settings }
  return promisify(execFile)(process.execPath, [script, ...parameters], { env }).then(
    ({ stdout }) => ({ out: stdout, error: '', code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      out: stdout,
      error: stderr,
      code,
    }),
  )
}

const rowsIn = (csv: string) =>
  csv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

t.test('the list for the writing system: confirmed addresses of the store, each with its ways to end it', async (t) => {
  await subscribed('cem@schule.example')
  await subscribed('ada@schule.example')
  await subscribe('open@schule.example')
  await subscribed('gone@schule.example')
  const [welcome] = await mailsTo('gone@schule.example', 'newsletterWelcome')
  await follow(linkIn(welcome.values.endPath))

  const { out, code } = await run(['--store', 'de'])
  t.equal(code, 0)
  t.equal(out.split('\n')[0], 'email,language,confirmed,unsubscribe,oneClick')
  const rows = rowsIn(out)
  t.same(
    rows.map(([email]) => email),
    ['"ada@schule.example"', '"cem@schule.example"'],
    'neither what waits for its confirmation nor what has ended',
  )
  const [[, language, confirmed = '', page = '', oneClick = ''] = []] = rows
  t.equal(language, 'de-DE')
  t.equal(new Date(confirmed).toISOString(), confirmed)
  t.match(page, /^https:\/\/de\.shop\.test\/service\/mails\?link=/)
  t.match(oneClick, /^https:\/\/de\.shop\.test\/api\/mail-end\/\?link=/)
  t.equal(linkIn(oneClick), linkIn(page))
  t.match(await follow(linkIn(page)), { purpose: 'endNewsletter', state: 'done' })
  t.same(await statesOf('ada@schule.example'), [{ confirmed: true, ended: true }])
  t.same(
    rowsIn((await run(['--store', 'de'])).out).map(([email]) => email),
    ['"cem@schule.example"'],
  )
})

t.test('another store has its own list, and links lead where --origin says', async (t) => {
  t.same(rowsIn((await run(['--store', 'ch'])).out), [])
  const [[, , , page = ''] = []] = rowsIn((await run(['--store', 'de', '--origin', 'https://shop.example'])).out)
  t.match(page, /^https:\/\/shop\.example\/service\/mails\?link=/)
})

t.test('a subscriber in English is led to the English pages of the store', async (t) => {
  const call = { store: 'b2b', language: 'en-DE' }
  for (const [email, where] of [
    ['en@schule.example', call],
    ['de@schule.example', { ...call, language: 'de-DE' }],
  ] as const) {
    await subscribe(email, {}, where)
    const [mail] = await mailsTo(email, 'newsletterAsk')
    await follow(linkIn(mail.values.path), 'b2b')
  }
  const homes = async (...more: string[]) =>
    rowsIn((await run(['--store', 'b2b', ...more])).out).map(([email, language, , page = '', oneClick = '']) => [
      email,
      language,
      new URL(page).host,
      new URL(oneClick).host,
    ])
  t.same(await homes(), [
    ['"de@schule.example"', 'de-DE', 'b2b.shop.test', 'b2b.shop.test'],
    ['"en@schule.example"', 'en-DE', 'en.b2b.shop.test', 'en.b2b.shop.test'],
  ])
  const elsewhere = await homes('--origin', 'https://shop.example')
  t.same(
    elsewhere.map(([, , page]) => page),
    ['shop.example', 'en.shop.example'],
  )
})

t.test('missing arguments are named, and nothing is printed as a list', async (t) => {
  t.match(await run([]), { out: '', code: 1, error: /Usage/ })
  t.match(await run(['--store', 'xx']), { out: '', code: 1, error: /Usage/ })
  t.match(await run(['--store', 'de'], { DATABASE_URL: '' }), { out: '', code: 1, error: /DATABASE_URL is missing/ })
})

t.test('without the shop’s link keys no list is printed', async (t) => {
  const DATA_DIR = t.testdir({})
  for (const RATING_LINK_KEYS of ['', 'a-secret-without-its-version']) {
    const answer = await run(['--store', 'de'], { RATING_LINK_KEYS, DATA_DIR })
    t.match(answer, { out: '', code: 1, error: /RATING_LINK_KEYS is missing or wrong/ }, RATING_LINK_KEYS)
  }
  t.same(readdirSync(DATA_DIR), [], 'nor is a key made up')
})
