import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import t from 'tap'
import { mailTexts } from '#contract/texts/mails/mail.ts'
import { primeMailTexts } from '#contract/texts/mails/prime-mails.ts'
import { returnMailTexts } from '#contract/texts/mails/return-mails.ts'
import { serviceMailTexts } from '#contract/texts/mails/service-mails.ts'
import { inTransaction, openDatabase } from '#engine/db/database.ts'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { createTranslate } from '../../content/translations/translate.ts'
import { createTranslationsService } from '../../content/translations/translations.service.ts'
import { createParametersService } from '../../stores/parameters/parameters.service.ts'
import { createStoresService } from '../../stores/stores/stores.service.ts'
import { accountMailKinds } from './mail-messages.ts'
import { createMailsService, type NewMail } from './mails.service.ts'

type Received = { from: string; to: string[]; text: string }

/** A mail server of its own; `answers` are codes that it gives before it takes anything. */
const startSmtp = async (answers: number[] = [], options: SMTPServerOptions = {}) => {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    ...options,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const code = answers.shift()
        if (code !== undefined) return done(Object.assign(new Error('no, somebody@example'), { responseCode: code }))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  t.teardown(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as { port: number }
  return { received, url: `smtp://127.0.0.1:${port}` }
}

const mail: NewMail = {
  kind: 'forgotPassword',
  recipient: 'lena@pausenhof.example',
  store: 'de',
  language: 'de-DE',
  expiresAt: null,
  values: { firstName: 'Lena <b>', lastName: 'Sommer', path: '/myaccount/newpassword?token=geheim' },
}

type Texts = Record<string, { de: string; en: string }>

const shop = async (smtpUrl: string | null, own: Texts = {}) => {
  const url = await filledDatabase(
    t,
    importing({
      translations: Object.entries({
        ...mailTexts,
        ...primeMailTexts,
        ...returnMailTexts,
        ...serviceMailTexts,
        ...own,
      }).map(([key, text]) => ({
        key,
        text,
      })),
    }),
  )
  const db = openDatabase({ url, poolSize: 4, statementTimeout: 5000, connectionTimeout: 5000 }, () => undefined)
  const [translations, stores, parameters] = [
    createTranslationsService(db),
    createStoresService(db),
    createParametersService(db),
  ]
  await Promise.all([translations.load(), stores.load(), parameters.load()])
  const from = 'Pausenhof <service@pausenhof.example>'
  const mails = createMailsService({
    db,
    stores,
    parameters,
    translate: createTranslate(translations),
    settings: { smtpUrl, from },
    orderMessage: async () => null,
  })
  t.teardown(() => db.$client.end())
  const rows = async () => (await db.$client.query('select * from mails order by created_at')).rows
  const add = async (more: Partial<NewMail> = {}): Promise<string> => {
    await inTransaction(db, (trx) => mails.add(trx, { ...mail, ...more }))
    return (await rows()).at(-1).id
  }
  const load = async (): Promise<void> => void (await Promise.all([stores.load(), parameters.load()]))
  return { url, db, mails, rows, add, load }
}

/** The readable part of what was sent. */
const decoded = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

t.test('a mail is sent in both forms, and its link is forgotten', async (t) => {
  const smtp = await startSmtp()
  const { mails, rows, add } = await shop(smtp.url)
  const id = await add()
  await mails.send(id)
  await mails.send(id)
  t.equal(smtp.received.length, 1, 'once')
  const [sent] = smtp.received
  const text = decoded(sent?.text ?? '')
  t.match(sent, { from: 'service@pausenhof.example', to: ['lena@pausenhof.example'] })
  t.match(text, `Message-ID: <${id}@pausenhof.example>`)
  t.match(text, 'Subject: Dein neues Passwort')
  t.match(text, 'Auto-Submitted: auto-generated')
  t.match(text, 'https://de.shop.test/myaccount/newpassword?token=geheim')
  t.match(text, 'multipart/alternative')
  t.match(text, 'Lena &lt;b&gt;', 'what people wrote is text')
  t.match(await rows(), [{ values: {}, sent_at: Date, failed_at: null }])
  t.equal(mails.outbox, null)
})

t.test('a mail refused temporarily is sent later, one refused for good is not', async (t) => {
  const smtp = await startSmtp([451, 550])
  const { mails, rows, add } = await shop(smtp.url)
  const id = await add()
  await t.rejects(mails.send(id), { message: 'the mail was not taken: smtp 451' }, 'without the words of the server')
  t.match(await rows(), [{ sent_at: null, failed_at: null }])
  await mails.send(id)
  t.match(await rows(), [{ sent_at: null, failed_at: Date, failure: 'smtp 550', values: {} }])
  await mails.send(id)
  t.same(smtp.received, [])
  await mails.send(await add())
  t.equal(smtp.received.length, 1)
})

t.test('a mail waits for a server that refuses the password or the sender', async (t) => {
  const no = (responseCode: number) => Object.assign(new Error('no'), { responseCode })
  let isRight = false
  const smtp = await startSmtp([], {
    onAuth: ({ username }, _session, done) => (isRight ? done(null, { user: username }) : done(no(535))),
    onMailFrom: (_address, _session, done) => done(isRight ? null : no(550)),
  })
  const { url } = smtp
  for (const each of [url.replace('//', '//user:old@'), url]) {
    isRight = false
    const { mails, rows, add } = await shop(each)
    const id = await add()
    await t.rejects(mails.send(id), { message: /not taken: smtp 5/ })
    t.match(await rows(), [{ sent_at: null, failed_at: null, values: mail.values }])
    isRight = true
    await mails.send(id)
    t.match(await rows(), [{ sent_at: Date, failed_at: null }])
  }
  t.equal(smtp.received.length, 2)
})

t.test('a mail is sent again when the server was away, and dropped when it is too late', async (t) => {
  const { mails, rows, add } = await shop('smtp://127.0.0.1:9')
  const id = await add()
  await t.rejects(mails.send(id), { message: /not taken: ECONN|not taken: ESOCKET/ })
  t.match(await rows(), [{ sent_at: null, failed_at: null }])
  await mails.send(await add({ expiresAt: new Date(Date.now() - 1) }))
  t.match((await rows()).at(-1), { failure: 'late', values: {} })
})

t.test('a mail is sent though the engine died between its row and its sending', async (t) => {
  const smtp = await startSmtp()
  const { url, rows, add } = await shop(smtp.url)
  // No worker runs here: jobs stay queued, as after a crash.
  await add()
  t.same(smtp.received, [])
  await startEngine(t, url, { SMTP_URL: smtp.url })
  while (smtp.received.length === 0) await delay(20)
  while ((await rows())[0].sent_at === null) await delay(20)
  t.equal(smtp.received.length, 1)
  const db = new pg.Client(url)
  await db.connect()
  while ((await db.query('select from graphile_worker.jobs')).rowCount) await delay(20)
  await db.end()
})

t.test('a mail whose transaction is rolled back is not sent', async (t) => {
  const { db, mails, rows } = await shop(null)
  await inTransaction(db, async (trx) => {
    await mails.add(trx, mail)
    throw new Error('rolled back')
  }).catch(() => undefined)
  t.same(await rows(), [])
  t.equal((await db.$client.query('select from graphile_worker.jobs')).rowCount, 0)
})

/** What no business customer is sent. */
const forConsumers = (kind: string): boolean =>
  ['welcome', 'reviewRequest', 'withdrawal', 'cancellation'].includes(kind) || kind.startsWith('prime')

t.test('every kind of mail has texts in every language and store', async (t) => {
  const { mails, add } = await shop(null)
  for (const kind of accountMailKinds) {
    for (const [store, language] of [
      ['de', 'de-DE'],
      ['b2b', 'de-DE'],
      ['b2b', 'en-DE'],
    ] as const) {
      const more = {
        customerNumber: '500001',
        product: 'Zirkel',
        number: '1',
        orderNumber: '1',
        name: 'Lena Sommer',
        rma: 'R1-1',
        topic: 'Eine Bestellung',
        items: '1 × Zirkel',
        refund: '9,99 €',
      }
      const values = { ...mail.values, ...more, endPath: '/service/mails?link=x' }
      const message = await mails.outbox?.open(await add({ kind, store, language, values }))
      t.ok(message?.subject && message.text.length > 200 && message.html.length > 1000, `${kind} ${store} ${language}`)
      t.notMatch(message?.text, /\{|undefined|^$\n\n\n/m, `${kind} ${store} ${language}`)
      if (store === 'b2b' && !forConsumers(kind))
        t.notMatch(message?.text, /\b(?:du|dein|deine|dir)\b/i, `${kind} says Sie`)
      if (language === 'en-DE') t.match(message?.text, 'https://en.b2b.shop.test/')
    }
  }
})

t.test('mails to an address that was entered in a form say why they come, and speak of no account', async (t) => {
  const { mails, add } = await shop(null)
  const kinds = [
    ...(['newsletterAsk', 'newsletterWelcome', 'newsletterEnd', 'stockAlertAsk', 'stockAlert'] as const),
    ...(['primeWaitingAsk', 'primeWaitingOpen'] as const),
  ]
  const reasons = { 'de-DE': /bekommst diese Mail, weil/, 'en-DE': /You are receiving this email because/ }
  for (const kind of kinds)
    for (const language of ['de-DE', 'en-DE'] as const) {
      const message = await mails.outbox?.open(await add({ kind, language, values: { product: 'Zirkel' } }))
      t.match(message?.text, reasons[language], `${kind} ${language}`)
      t.notMatch(message?.text, /Konto|account/i, `${kind} ${language}`)
    }
})

t.test('a message keeps its lines, as text and as HTML', async (t) => {
  const { mails, add } = await shop(null)
  const values = { message: 'Drei Dinge:\n1 <Zirkel>\n\n2 Hefte' }
  const message = await mails.outbox?.open(await add({ kind: 'contactMessage', values }))
  t.match(message?.text, values.message)
  t.match(message?.html, 'Drei Dinge:<br>1 &lt;Zirkel&gt;<br><br>2 Hefte')
})

t.test('the outbox lists mails and shows each with its link', async (t) => {
  const { url, add } = await shop(null)
  const { app } = await startEngine(t, url)
  t.match((await app.inject('/outbox')).body, 'No mail has been written yet')
  const id = await add()
  const list = await app.inject('/outbox')
  t.match(list.body, `/outbox/${id}`)
  t.match(list.headers, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  t.match((await app.inject(`/outbox/${id}`)).body, '/myaccount/newpassword?token=geheim')
  t.match((await app.inject(`/outbox/${id}/html`)).body, 'Lena &lt;b&gt;')
  t.equal((await app.inject('/outbox/0190a6c0-0000-7000-8000-000000000001')).statusCode, 404)
  t.equal((await app.inject('/outbox/none')).statusCode, 400)
  for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`]) {
    t.equal((await app.inject({ url: path, remoteAddress: '203.0.113.7' })).statusCode, 404, 'for this machine alone')
    t.equal((await app.inject({ url: path, headers: { host: 'evil.example' } })).statusCode, 404, 'by its own name')
  }
  const sending = await startEngine(t, url, { SMTP_URL: 'smtp://127.0.0.1:9' })
  t.equal((await sending.app.inject('/outbox')).statusCode, 404, 'is none where mails are sent')
})

t.test('a mail that can be ended has the header for one click', async (t) => {
  const smtp = await startSmtp()
  const { mails, add } = await shop(smtp.url)
  await mails.send(await add({ kind: 'newsletterWelcome', values: { endPath: '/service/mails?link=a.b' } }))
  await mails.send(await add())
  const [welcome, other] = smtp.received.map(({ text }) => decoded(text))
  t.match(welcome, /List-Unsubscribe: <https:\/\/de\.shop\.test\/api\/mail-end\/\?link=a\.b>/)
  t.match(welcome, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  t.notMatch(other, 'List-Unsubscribe')
})

t.test(
  'a message of the contact form is answered to its sender, and its file is sent once and forgotten',
  async (t) => {
    const smtp = await startSmtp()
    const { db, mails, add } = await shop(smtp.url)
    const file = { name: 'Zirkel grün.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7 Zirkel') }
    const message = {
      kind: 'contactMessage',
      key: 'contact.1',
      values: { replyTo: 'ada@schule.example' },
      file,
    } as const
    const id = await add(message)
    await add(message)
    const stored = async () => (await db.execute(sql`select mail_id from mail_files`)).rows
    t.same(await stored(), [{ mail_id: id }])
    await mails.send(id)
    await mails.send(id)
    t.same(await stored(), [])
    const [{ text } = { text: '' }] = smtp.received
    t.match(text, 'Content-Type: application/pdf')
    t.match(text, 'Content-Disposition: attachment')
    t.match(text, file.content.toString('base64'))
    await mails.send(await add())
    const [sent, other] = smtp.received.map(({ text }) => decoded(text))
    t.match(sent, 'Reply-To: ada@schule.example')
    t.match(other, 'Reply-To: schulservice@pausenhof.example', 'an answer to any other mail goes to the store')
  },
)

t.test('the sender of a store is its parameter contact, as long as that is one', async (t) => {
  const smtp = await startSmtp()
  const { db, mails, add, load } = await shop(smtp.url)
  const senderOfNext = async (sender: string) => {
    const entries = JSON.stringify([{ name: 'sender', value: sender }])
    await db.execute(sql`insert into parameters (store, name, entries) values ('de', 'contact', ${entries}::jsonb)
      on conflict (store, name) do update set entries = excluded.entries`)
    await load()
    await mails.send(await add())
    return smtp.received.at(-1)?.from
  }
  t.equal(await senderOfNext('Papierladen <hallo@papierladen.example>'), 'hallo@papierladen.example')
  t.equal(await senderOfNext('per Telefon'), 'service@pausenhof.example')
})

t.test('mails to the operator go to the contact of the store', async (t) => {
  const { db, mails, rows, load } = await shop(null)
  const toShop = { kind: 'certificate', replyTo: 'ada@schule.example', language: 'de-DE', values: {} } as const
  const recipientOf = async (store: 'de' | 'b2b') => {
    await inTransaction(db, (trx) => mails.addToShop(trx, { ...toShop, store }))
    return (await rows()).at(-1)
  }
  t.match(await recipientOf('de'), {
    recipient: 'service@pausenhof.example',
    values: { replyTo: 'ada@schule.example' },
  })
  await db.execute(sql`
    update stores set company = jsonb_set(coalesce(company, '{}'), '{contact}', '{"email": "buero@pausenhof.example"}')`)
  await load()
  t.match(await recipientOf('b2b'), { recipient: 'buero@pausenhof.example' }, 'the record of the store')
  await db.execute(sql`insert into parameters (store, name, entries)
    values ('b2b', 'contact', '[{"name": "email", "value": " schule@pausenhof.example "}]'),
      ('de', 'contact', '[{"name": "email", "value": "per Telefon"}]')`)
  await load()
  t.match(await recipientOf('b2b'), { recipient: 'schule@pausenhof.example' }, 'what the pages show')
  t.match(await recipientOf('de'), { recipient: 'buero@pausenhof.example' }, 'no address')
})

t.test('a mail whose subject comes out empty is held back until it is mended, and counted', async (t) => {
  const smtp = await startSmtp()
  const { mails, rows, add } = await shop(smtp.url, {
    'mail.forgotPassword.subject': { de: '{note}', en: '{note}' },
  })
  const values = { ...mail.values, note: ' ' }
  const id = await add({ values })
  await t.rejects(mails.send(id), /mail forgotPassword has no words: subject/)
  t.same(smtp.received, [])
  t.match((await rows())[0], { sentAt: undefined, failed_at: null, sent_at: null, values }, 'nothing of it is lost')
  t.match(
    mails.outcomes().filter(({ count }) => count > 0),
    [{ labels: { outcome: 'wordless' }, count: 1 }],
  )
})
