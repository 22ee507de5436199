import { PassThrough } from 'node:stream'
import t from 'tap'
import { parseDocument } from 'yaml'
import { inTransaction } from '#engine/db/database.ts'
import { createLegalService } from '#engine/modules/content/legal/legal.service.ts'
import { kinds } from '#engine/modules/studio/studio/kinds/kinds.ts'
import { createOpenPoints } from '#engine/modules/studio/studio/open-points.ts'
import { replaceChanged } from '#engine/modules/studio/studio/publishing/replace.ts'
import { migratedDatabase } from '#engine/testing/engine.ts'
import { readLegalFiles, sectionsOf } from './legal-files.ts'
import { readMarkFiles } from './mark-files.ts'
import { readShopFile, shopFileViolations } from './read-shop-file.ts'
import { renewLegalTexts } from './renew-legal-texts.ts'
import { setupOfAnswers, setupOfFile } from './setup-source.ts'
import { setupTemplate } from './template.ts'
import { openTerminal } from './terminal.ts'
import { loadThreeProducts, openShop, setUpBy, wholeTemplate } from './testing/own-shop.ts'

const template = setupTemplate()

t.test('the template is a valid file, with its stores commented out and in', async (t) => {
  t.same(Object.keys(readShopFile(template, 'shop.yaml').stores), ['de'])
  t.same(Object.keys(readShopFile(wholeTemplate(), 'shop.yaml').stores), ['de', 'at', 'ch', 'b2b'])
})

/** The template with another value at a path; undefined takes it out. */
const changed = (path: string, value: unknown): unknown => {
  const document = parseDocument(template)
  const keys = path.split('.')
  if (value === undefined) document.deleteIn(keys)
  else document.setIn(keys, value)
  return document.toJS()
}

t.test('E6.6 a wrong file names the path and the rule of every violation', async (t) => {
  for (const [path, value, message] of [
    ['company.bank', undefined, 'company.bank: is missing'],
    ['company.bank.iban', undefined, 'company.bank.iban: is missing'],
    ['company.bank.iban', '', /^company\.bank\.iban: /],
    ['company.bank.iban', 'DE00120300000000202051', /^company\.bank\.iban: must be an IBAN/],
    ['company.postCode', 1099, 'company.postCode: must be text'],
    ['company.country', 'ZZ', /^company\.country: must be a country/],
    ['administrator.email', 'kim', /^administrator\.email: must be an e-mail address/],
    ['mails.from', 'Kim', /^mails\.from: must be a name with an address/],
    ['name', 'Papier{laden}', /^name: must be: 1 to 60 characters/],
    ['stores', {}, 'stores: must have at least one of de, at, ch, b2b'],
    ['stores.de.colour', 1, 'stores.de.colour: is unknown here'],
    ['stores.de.baseUrl', 'https://papierladen.example/', /^stores\.de\.baseUrl: must be like https/],
    ['stores.de.baseUrl', 'https://papierladen.at', /^stores\.de\.baseUrl: leads to the store at/],
    ['stores.de.languages', ['en-DE'], 'stores.de.languages: must be of de-DE in the store de'],
    ['stores.de.payment.order', ['CASH'], /^stores\.de\.payment\.order\[0\]: must be one of/],
    ['stores.de.shippers', { ups: 0 }, 'stores.de.shippers.ups: is unknown here'],
    ['stores.de.shipping.cost', 4.999, /^stores\.de\.shipping\.cost: must be a number with two decimals/],
    ['stores.de.shipping.cost', 0.2, /^stores\.de\.shipping\.cost: .*What fits: whole cents/],
    [
      'stores.de.shipping.countries',
      { AT: { cost: 500 } },
      /^stores\.de\.shipping\.countries\.AT\.cost: .*does not fit/,
    ],
    ['stores.de.payment.limits', { 'CASH.maximum': 500 }, /^stores\.de\.payment\.limits\.CASH\.maximum: /],
  ] as const) {
    const violations = shopFileViolations(changed(path, value)).map((each) => `${each.path}: ${each.message}`)
    t.match(violations, [message], `${path} ${JSON.stringify(value)}`)
    t.equal(violations.length, 1, violations.join('\n'))
  }
  t.throws(() => readShopFile('name: [', 'shop.yaml'), { message: /^shop\.yaml: line 1: is no YAML/ })
  t.throws(() => readShopFile('', 'shop.yaml'), {
    message: /^shop\.yaml: name: is missing\nshop\.yaml: company: is missing/,
  })
})

t.test('a text file becomes sections by headlines and empty lines', async (t) => {
  t.same(sectionsOf('Vorab\n\n# Eins\r\nErster\nSatz\r\n\r\nZweiter\n## Zwei\n\nDritter\n'), [
    { headline: null, paragraphs: ['Vorab'] },
    { headline: 'Eins', paragraphs: ['Erster\nSatz', 'Zweiter'] },
    { headline: 'Zwei', paragraphs: ['Dritter'] },
  ])
  t.same(sectionsOf(' \n\n'), [])
})

t.test('E6.7 E6.8 E6.11 a shop is set up once, and legal texts follow as a new version', async (t) => {
  const folder = t.testdir({ 'agb.txt': '# 1. Geltung\nFür alle.', 'leer.txt': '' })
  const url = await migratedDatabase(t)
  const db = openShop(url)
  t.teardown(() => db.$client.end())
  const rowsOf = async () => {
    const { rows } = await db.$client.query<{ count: string }>(
      "select (select string_agg(xmin::text, ' ') from pages) || (select string_agg(xmin::text, ' ') from parameters) as count",
    )
    return rows[0]?.count
  }
  const legal = createLegalService()

  const { email, password } = await setUpBy(url, wholeTemplate(), folder)
  t.match(email, 'kim@papierladen.example')
  t.ok(password.length > 10)
  t.same(await legal.missing(db, 'de'), ['terms', 'withdrawal', 'privacy'], 'placeholders are missing')
  const openPoints = createOpenPoints({ db, legal })
  const pointsOf = async () => openPoints({ id: 'de', company: readShopFile(template, '').company })
  t.same(await pointsOf(), ['terms', 'withdrawal', 'privacy', 'goods'])
  t.same((await openPoints({ id: 'de', company: null })).at(-2), 'bankAccount')
  const before = await rowsOf()
  await t.rejects(setUpBy(url, template, folder), { message: /set up already, and nothing in it has changed/ })
  t.equal(await rowsOf(), before)

  const file = (name: string) => template.replace('terms: {}', `terms: { de: ${name} }`)
  const read = (name: string) => readLegalFiles(readShopFile(file(name), 'shop.yaml'), folder, 'shop.yaml')
  await t.rejects(read('fehlt.txt'), {
    message: /^shop\.yaml: stores\.de\.legal\.terms\.de: there is no file .*fehlt\.txt$/,
  })
  await t.rejects(read('leer.txt'), { message: /stores\.de\.legal\.terms\.de: leer\.txt is empty$/ })
  const { version } = await renewLegalTexts(db, {
    shop: readShopFile(file('agb.txt'), ''),
    legal: await read('agb.txt'),
  })
  t.match(version, /^\d{4}-\d\d-\d\d\.2$/)
  t.same(await legal.missing(db, 'de'), ['withdrawal', 'privacy'])
  await loadThreeProducts(url)
  t.same(await pointsOf(), ['withdrawal', 'privacy'])
  t.same(await legal.missing(db, 'at'), ['terms', 'withdrawal', 'privacy'], 'a store that the file does not name stays')
  const { rows } = await db.$client.query("select rows::text as text from pages where store = 'de' and id = 'agb'")
  t.match(rows[0]?.text, 'Für alle.')
})

t.test('E6.13 legal texts that were changed in the shop since stay, unless they are to be overwritten', async (t) => {
  const folder = t.testdir({
    'agb.txt': 'Für alle.',
    'neu.txt': 'Nur für Schulen.',
    'drei.txt': 'Nur für Kitas.',
    'vier.txt': 'Für Vereine.',
    'widerruf.txt': '14 Tage.',
  })
  const url = await migratedDatabase(t)
  const db = openShop(url)
  t.teardown(() => db.$client.end())
  const legal = createLegalService()
  const fileOf = (terms: string) =>
    template
      .replace('terms: {}', `terms: { de: ${terms} }`)
      .replace('withdrawal: {}', 'withdrawal: { de: widerruf.txt }')
  const renew = async (terms: string, overwrites = false) => {
    const shop = readShopFile(fileOf(terms), 'shop.yaml')
    return renewLegalTexts(db, { shop, legal: await readLegalFiles(shop, folder, 'shop.yaml'), overwrites })
  }
  const pageOf = async (id: string) => {
    const { rows } = await db.$client.query<{ text: string }>(
      "select rows::text as text from pages where store = 'de' and language = 'de' and id = $1",
      [id],
    )
    return rows[0]?.text ?? ''
  }
  const versions = async () =>
    Number((await db.$client.query("select count(distinct version) from legal_texts where store = 'de'")).rows[0].count)
  await setUpBy(url, fileOf('agb.txt'), folder)

  t.same(await renew('agb.txt'), { version: null, left: [] }, 'nothing is new')
  t.equal(await versions(), 1)
  t.match(await renew('neu.txt'), { version: /\.2$/, left: [] })
  t.match(await pageOf('agb'), 'Nur für Schulen.')

  const [page] = await kinds.page.find(db, { store: 'de', keys: ['agb'] })
  await inTransaction(db, async (trx) => {
    const edited = JSON.parse(JSON.stringify(page).replace('Nur für Schulen.', 'Nur für Grundschulen.'))
    await replaceChanged(trx, { kind: 'page', bodies: [edited] }, 'de', {
      editor: 'kim@papierladen.example',
      publishedBy: 'kim@papierladen.example',
    })
  })
  t.match(await pageOf('agb'), 'Nur für Grundschulen.')
  t.same(await renew('agb.txt'), { version: null, left: ['stores.de.legal.terms.de'] })
  t.match(await pageOf('agb'), 'Nur für Grundschulen.', 'the words of the editor stay')
  t.match(await renew('agb.txt', true), { version: /\.3$/, left: [] })
  t.match(await pageOf('agb'), 'Für alle.')
  t.match(await renew('drei.txt'), { version: /\.4$/, left: [] }, 'from now on they are those of the file again')
  const { rows } = await db.$client.query(
    "select published_by from content_versions where key = 'agb' and body::text like '%Grundschulen%'",
  )
  t.match(rows, [{ published_by: 'kim@papierladen.example' }], 'what was overwritten is among the versions')

  const loaded = (await legal.missing(db, 'de')).includes('privacy')
  t.ok(loaded, 'the file has no privacy text')
  await db.$client.query(
    `insert into legal_texts select store, version || '9', language, kind, title,
       case kind when 'privacy' then '[{"headline": null, "paragraphs": ["Nur nötige Daten."]}]'::jsonb
         when 'withdrawal' then '[{"headline": null, "paragraphs": ["30 Tage."]}]'::jsonb else sections end
     from legal_texts where store = 'de' and version like '%.4'`,
  )
  t.match(await renew('vier.txt'), { version: /\.5$/, left: ['stores.de.legal.withdrawal.de'] })
  t.notOk((await legal.missing(db, 'de')).includes('privacy'), 'a text that the file lacks is no placeholder again')
})

/** A person who types these lines, the last ones after the shop has said what does not fit. */
const typing = (lines: string[]) => {
  const input = new PassThrough()
  const output = new PassThrough()
  input.end(`${lines.join('\n')}\n`)
  output.resume()
  return openTerminal(input, output)
}

const company = ['Papierladen', '', 'Ringstraße 1', '10115', 'Berlin', '', 'DE123456789', '', '030 1234567']
const contact = ['hallo@papierladen.example', '', 'Musterbank', 'DE02 1203 0000 0000 2020 51', 'BYLADEM1001', '']

t.test('E6.6 questions take defaults, ask again for what does not fit, and keep the answers', async (t) => {
  const folder = t.testdir({ 'agb.txt': 'Für alle.' })
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const store = ['', 'de-DE', '4,90', '', '', 'VORKASE', 'agb.txt', 'fehlt.txt', '']
  const lines = [...company, ...contact, 'Kim Sommer', 'kim', '', ...store]
  const terminal = typing([...lines, 'VORKASSE', 'kim@papierladen.example', ''])
  const { shop, legal } = await setupOfAnswers(`${folder}/shop.yaml`, { say, port: 3100, terminal })
  t.match(shop, {
    company: { name: 'Papierladen', country: 'DE', bank: { iban: 'DE02120300000000202051' } },
    mails: { from: 'Papierladen <hallo@papierladen.example>' },
    administrator: { email: 'kim@papierladen.example' },
    stores: {
      de: {
        baseUrl: 'http://localhost:3100',
        shipping: { cost: 4.9 },
        shippers: { dhl: 0 },
        payment: { order: ['VORKASSE'] },
      },
    },
  })
  t.same(legal['de terms de'], [{ headline: null, paragraphs: ['Für alle.'] }])
  t.match(said.join('\n'), /payment\.order\[0\]: must be one of/)
  t.match(said.join('\n'), /administrator\.email: must be an e-mail address/)
  t.match(said.join('\n'), /legal\.withdrawal\.de: there is no file/)
  t.same((await setupOfFile(`${folder}/shop.yaml`)).shop, shop, 'the next time they come from the file')

  const interrupted = setupOfAnswers(`${folder}/other.yaml`, { say, port: 3100, terminal: typing(company) })
  await t.rejects(interrupted, { message: /answers ended before the last question/ })
})

t.test('E6.12 a logo that is missing, no picture or does something is refused by its path', async (t) => {
  const plain =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><a href="#b"/><path d="M0 0h9v9z"/></svg>'
  const withPart = (part: string) => plain.replace('</svg>', `${part}</svg>`)
  const folder = t.testdir({
    'plain.svg': plain,
    'script.svg': withPart('<script>alert(1)</script>'),
    'event.svg': withPart('<rect onload="alert(1)" width="1" height="1"/>'),
    'remote.svg': withPart('<image href="https://example.com/a.png" width="1" height="1"/>'),
    'style.svg': withPart('<style>rect{fill:url(https://example.com/a)}</style>'),
    'text.png': 'no picture',
  })
  const read = (logo: string) =>
    readMarkFiles(changed('marks', { logo }) as Parameters<typeof readMarkFiles>[0], folder, 'shop.yaml')
  t.match(await read('plain.svg'), { logo: { mime: 'image/svg+xml', width: 20, height: 20 }, icon: null })
  for (const file of ['script.svg', 'event.svg', 'remote.svg', 'style.svg'])
    await t.rejects(read(file), { message: new RegExp(`marks\\.logo: ${file} has scripts or refers`) }, file)
  await t.rejects(read('text.png'), { message: /marks\.logo: text\.png is no picture/ })
  await t.rejects(read('other.svg'), { message: /marks\.logo: there is no file/ })
})
