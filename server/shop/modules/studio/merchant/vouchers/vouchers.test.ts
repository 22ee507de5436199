import { randomUUID } from 'node:crypto'
import t from 'tap'
import type { StudioFile } from '#contract/generated/types.ts'
import {
  category,
  importing as importingRecords,
  item,
  picture,
  product,
} from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { importVouchers } from '#engine/modules/checkout/vouchers/vouchers.import.ts'
import { change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { newStaff } from '../../editors/testing/staff.ts'
import { openMerchant, result } from '../testing/merchants.ts'

const prices = { de: { amount: 1000 }, at: { amount: 1000 } }
const imported = { code: 'OLD', name: { de: 'Alt', en: 'Old' }, stores: ['de' as const] }
const url = await filledDatabase(t, async (trx) => {
  await importing({})(trx)
  await importingRecords([
    { kind: 'media', record: picture },
    { kind: 'category', record: category('1', null) },
    {
      kind: 'product',
      record: product('1', { categoryIds: ['1'], items: [item('1-1', { prices }), item('1-2', { prices })] }),
    },
    { kind: 'product', record: product('2', { categoryIds: ['1'], isBook: true, items: [item('2-1', { prices })] }) },
  ])(trx)
  await importVouchers(trx, [{ ...imported, kind: 'percent', percent: 5 }])
})
const engine = await startEngine(t, url)
const { ask, audit, db, otherTokens } = await openMerchant(t, { engine, url })

const entered = (rest: object = {}) => ({
  ...{ code: 'herbst 10', nameDe: 'Herbst', nameEn: 'Autumn', stores: ['de'], kind: 'percent', percent: 10 },
  ...rest,
})
const create = (voucher: object, key: string = randomUUID(), editorToken?: string) =>
  ask(
    `mutation ($voucher: StudioVoucherInput!, $key: ID!) {
      result: studio_createVoucher(voucher: $voucher, key: $key) ${result} }`,
    { voucher, key },
    editorToken === undefined ? {} : { editorToken },
  )
const edit = (code: string, version: string, voucher: object) =>
  ask(
    `mutation ($code: ID!, $version: ID!, $voucher: StudioVoucherInput!, $key: ID!) {
      result: studio_changeVoucher(code: $code, version: $version, voucher: $voucher, key: $key) ${result} }`,
    { code, version, voucher, key: randomUUID() },
  )
const stop = (code: string) =>
  ask(`mutation ($code: ID!, $key: ID!) { result: studio_stopVoucher(code: $code, key: $key) ${result} }`, {
    code,
    key: randomUUID(),
  })
const one = async (code: string) =>
  (await ask(
    'query ($code: ID!) { result: studio_voucher(code: $code) { code version state percent redemptions isImported isOfSeries } }',
    { code },
  )) as { version: string; state: string } | null
const list = async (search: string, state: string | null = null) =>
  (
    (await ask(
      'query ($search: String!, $state: StudioVoucherState) { result: studio_vouchers(search: $search, state: $state) { vouchers { code } } }',
      { search, state },
    )) as { vouchers: { code: string }[] }
  ).vouchers.map(({ code }) => code)

t.test('E4.67 a merchant makes a voucher, once a key, and finds it by code, name and state', async (t) => {
  const key = randomUUID()
  const answers = await Promise.all([create(entered(), key), create(entered(), key)])
  t.match(answers, [{ successful: true }, { successful: true }])
  t.match(await one('HERBST10'), { state: 'active', percent: 10, redemptions: 0, isImported: false })
  t.match(await create(entered()), { successful: false, fieldErrors: [{ fieldName: 'code', code: 'taken' }] })
  t.same(await list('erbst'), ['HERBST10'])
  t.same(await list('autumn', 'active'), ['HERBST10'])
  t.same(await list('autumn', 'ended'), [])
  t.match(await one('OLD'), { isImported: true })
  t.match(await audit('HERBST10'), [
    { desk: 'merchant', action: 'createVoucher', after: { kind: 'percent', percent: 10 } },
  ])
})

t.test('E4.68 a voucher is refused with its reasons, each at its field', async (t) => {
  for (const [input, errors] of [
    [{ code: '-' }, ['code code']],
    [{ code: ' ' }, ['code required']],
    [{ code: 'A1B', nameDe: '', nameEn: 'x'.repeat(201) }, ['nameDe required', 'nameEn tooLong']],
    [{ code: 'A1B', stores: [] }, ['stores required']],
    [{ code: 'A1B', stores: ['de', 'at'] }, ['stores role']],
    [{ code: 'A1B', percent: 101 }, ['percent pieces']],
    [{ code: 'A1B', kind: 'amount' }, ['amount required']],
    [{ code: 'A1B', kind: 'freeArticle' }, ['itemId required']],
    [{ code: 'A1B', kind: 'freeArticle', itemId: '9' }, ['itemId unknown']],
    [{ code: 'A1B', kind: 'freeArticle', itemId: '2-1' }, ['itemId book']],
    [{ code: 'A1B', categoryIds: ['1', '99'] }, ['categoryIds unknown']],
    [{ code: 'A1B', maxRedemptions: 0, minimumValue: -1 }, ['minimumValue amount', 'maxRedemptions pieces']],
    [{ code: 'A1B', endsAt: '2020-01-01' }, ['endsAt past']],
  ] as const) {
    const answer = (await create(entered(input))) as { fieldErrors: { fieldName: string; code: string }[] }
    t.same(
      answer.fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`),
      errors,
      JSON.stringify(input),
    )
  }
})

t.test('E4.68 a voucher with an amount belongs to stores of one currency', async (t) => {
  const { token } = await newStaff(url, { desks: ['merchant'] })
  await db.query(`insert into editor_roles (editor_id, store, role, desks)
    select editor_id, s, null, '{merchant}' from editor_roles, unnest('{at,ch}'::text[]) s
    where editor_id = (select editor_id from editor_sessions order by created_at desc limit 1)`)
  const amount = { code: 'FUENF', kind: 'amount', amount: 500, stores: ['de', 'at', 'ch'] }
  t.match(await create(entered(amount), randomUUID(), token), {
    fieldErrors: [{ fieldName: 'stores', code: 'currency' }],
  })
  t.match(await create(entered({ ...amount, stores: ['de', 'at'] }), randomUUID(), token), { successful: true })
  const percent = entered({ code: 'ALLE', stores: ['de', 'at', 'ch'] })
  t.match(await create(percent, randomUUID(), token), { successful: true })
  t.match(await stop('ALLE'), { fieldErrors: [{ fieldName: 'stores', code: 'role' }] }, 'a merchant of one of them')
})

t.test('E4.64 a voucher that another merchant has changed is not changed', async (t) => {
  await create(entered({ code: 'ZWEI' }))
  const { version } = (await one('ZWEI')) ?? { version: '' }
  t.match(await edit('ZWEI', version, entered({ percent: 20 })), { successful: true })
  t.match(await edit('ZWEI', version, entered({ percent: 30 })), { refusal: 'changed' })
  t.match(await one('ZWEI'), { percent: 20 })
})

t.test('E4.67 a voucher is stopped, and an import that brings it again lets it go on', async (t) => {
  t.match(await stop('OLD'), { successful: true })
  t.match(await one('OLD'), { state: 'stopped', isImported: true })
  t.match(await stop('OLD'), { refusal: 'state' })
  await change(url, (trx) => importVouchers(trx, [{ ...imported, kind: 'percent', percent: 5 }]))
  t.match(await one('OLD'), { state: 'active' })
})

const createSeries = (key: string, rest: object = {}) =>
  ask(
    `mutation ($voucher: StudioVoucherInput!, $prefix: String, $count: Int, $key: ID!) {
      result: studio_createVoucherSeries(voucher: $voucher, prefix: $prefix, count: $count, key: $key) ${result} }`,
    { voucher: entered({ code: null, nameDe: '=2+3' }), prefix: 'kita', count: 1200, key, ...rest },
  )

t.test('E4.69 a series has codes that each count once, without letters that look alike, once a key', async (t) => {
  const key = randomUUID()
  t.match(await Promise.all([createSeries(key), createSeries(key)]), [{ successful: true }, { successful: true }])
  const { rows } = await db.query<{ code: string }>(
    `select code from vouchers where code like 'KITA-%' and max_redemptions = 1`,
  )
  t.equal(rows.length, 1200)
  t.ok(rows.every(({ code }) => /^KITA(-[ACDEFGHJKMNPQRTVWXY34679]{5}){2}$/.test(code)))
  t.match(await createSeries(randomUUID(), { count: 10_001 }), {
    fieldErrors: [{ fieldName: 'count', code: 'pieces' }],
  })
  t.match(await createSeries(randomUUID(), { prefix: '=A' }), {
    fieldErrors: [{ fieldName: 'prefix', code: 'prefix' }],
  })
  const code = rows[0]?.code ?? ''
  t.same(await list('KITA'), [], 'the list has no codes of series')
  t.same(await list(code.toLowerCase()), [code], 'but by the whole code')
  t.match(await one(code), { isOfSeries: true })

  const series = '{ result: studio_voucherSeries { total series { id prefix codes used terms { state percent } } } }'
  const entry = { id: key, prefix: 'KITA', codes: 1200, used: 0, terms: { state: 'active', percent: 10 } }
  t.match(await ask(series), { total: 1, series: [entry] })
  const download = 'mutation ($id: ID!) { result: studio_exportVoucherSeries(id: $id) { name content } }'
  const file = (await ask(download, { id: key })) as StudioFile
  const lines = Buffer.from(file.content, 'base64').toString().trim().split('\r\n')
  t.equal(lines.length, 1201)
  t.match(lines[1], /^KITA-[A-Z0-9-]+;'=2\+3;;;nein$/, 'a name that would be a formula is a text')
  for (const editorToken of await otherTokens()) t.equal(await ask(download, { id: key }, { editorToken }), 'NOT_FOUND')
  t.equal(await ask(download, { id: randomUUID() }), null)

  const stopSeries = `mutation ($id: ID!, $key: ID!) { result: studio_stopVoucherSeries(id: $id, key: $key) ${result} }`
  t.match(await ask(stopSeries, { id: key, key: randomUUID() }), { successful: true })
  t.match(await ask(series), { series: [{ terms: { state: 'stopped' } }] })
  t.match(await one(code), { state: 'stopped' })
  t.match(
    (await audit(key)).map(({ action }) => action),
    ['createVoucherSeries', 'exportVoucherSeries', 'stopVoucherSeries'],
  )
})

t.test('E4.70 the preview of a cart is what a real cart would come to, and stores nothing', async (t) => {
  const preview = (items: object[], voucher: object | null) =>
    ask(
      `query ($items: [StudioCartItemInput!]!, $voucher: StudioVoucherInput) {
        result: studio_cartPreview(items: $items, voucher: $voucher) {
          message subtotal { amount } voucherSaving { amount } total { amount } lines { itemId isGiven saving { amount } } } }`,
      { items, voucher },
    )
  const items = [
    { itemId: '1-1', quantity: 2 },
    { itemId: '2-1', quantity: 1 },
    { itemId: 'none', quantity: 1 },
  ]
  t.match(await preview(items, entered({ startsAt: '2999-01-01' })), {
    message: null,
    subtotal: { amount: 3000 },
    voucherSaving: { amount: 200 },
    total: { amount: 2800 + 490 },
    lines: [{ itemId: '1-1', saving: { amount: 200 } }, { itemId: '2-1' }],
  })
  t.match(await preview(items, entered({ kind: 'freeArticle', itemId: '1-2' })), {
    lines: [{}, {}, { itemId: '1-2', isGiven: true }],
  })
  t.match(await preview(items, entered({ minimumValue: 9000 })), { message: String, voucherSaving: { amount: 0 } })
  t.match(await preview([], null), { total: { amount: 0 } })
  t.same((await db.query('select from carts')).rowCount, 0)
  t.same(await ask('{ result: studio_exampleCart { itemId } }'), [])
})

t.test('E4.72 no other role makes a voucher', async (t) => {
  for (const editorToken of await otherTokens())
    t.equal(await create(entered({ code: 'NEIN' }), randomUUID(), editorToken), 'NOT_FOUND')
})
