import { randomUUID } from 'node:crypto'
import t from 'tap'
import {
  category,
  importing as importingRecords,
  item,
  picture,
  product,
} from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { importPromotions } from '#engine/modules/catalogue/promotions/promotions.import.ts'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { openMerchant, result } from '../testing/merchants.ts'

const prices = { de: { amount: 1000 } }
const url = await filledDatabase(t, async (trx) => {
  await importing({})(trx)
  await importingRecords([
    { kind: 'media', record: picture },
    { kind: 'category', record: category('1', null) },
    {
      kind: 'product',
      record: product('1', { categoryIds: ['1'], items: [item('1-1', { prices }), item('1-2', { prices })] }),
    },
  ])(trx)
  const name = { de: 'Alt', en: 'Old' }
  await importPromotions(trx, [
    { id: 'old', name, stores: ['de'], kind: 'percentFrom', quantity: 1, percent: 5, position: 9 },
  ])
})
const engine = await startEngine(t, url)
const { ask, audit, otherTokens } = await openMerchant(t, { engine, url })

const entered = (rest: object = {}) => ({
  ...{
    nameDe: 'Drei für zwei',
    nameEn: 'Three for two',
    stores: ['de'],
    kind: 'buyNPayM',
    quantity: 3,
    pay: 2,
    position: 1,
  },
  ...rest,
})
const create = (promotion: object, key: string = randomUUID(), editorToken?: string) =>
  ask(
    `mutation ($promotion: StudioPromotionInput!, $key: ID!) {
      result: studio_createPromotion(promotion: $promotion, key: $key) ${result} }`,
    { promotion, key },
    editorToken === undefined ? {} : { editorToken },
  )
const list = async (state: string | null = null) =>
  (
    (await ask(
      'query ($state: StudioRunState) { result: studio_promotions(state: $state) { promotions { id version state position isImported percent } } }',
      { state },
    )) as { promotions: { id: string; version: string; state: string; isImported: boolean }[] }
  ).promotions
const preview = (items: object[], rest: object) =>
  ask(
    `query ($items: [StudioCartItemInput!]!, $promotion: StudioPromotionInput, $promotionId: ID) {
      result: studio_cartPreview(items: $items, promotion: $promotion, promotionId: $promotionId) {
        promotionsSaving { amount } lines { itemId isGiven } } }`,
    { items, ...rest },
  )

t.test('E4.71 a merchant makes a promotion, once a key, and stops it', async (t) => {
  const key = randomUUID()
  t.match(await Promise.all([create(entered(), key), create(entered(), key)]), [
    { successful: true },
    { successful: true },
  ])
  const id = `desk-${key}`
  t.match(await list(), [
    { id, state: 'running', isImported: false },
    { id: 'old', isImported: true },
  ])
  const stop = () =>
    ask(`mutation ($id: ID!, $key: ID!) { result: studio_stopPromotion(id: $id, key: $key) ${result} }`, {
      id,
      key: randomUUID(),
    })
  t.match(await stop(), { successful: true })
  t.match(await stop(), { refusal: 'state' })
  t.match(await list('ended'), [{ id }])
  t.match(await audit(id), [{ action: 'createPromotion', after: { kind: 'buyNPayM' } }, { action: 'stopPromotion' }])
})

t.test('E4.64 a promotion that another merchant has changed is not changed', async (t) => {
  const [old] = await list('running')
  const edit = (percent: number) =>
    ask(
      `mutation ($id: ID!, $version: ID!, $promotion: StudioPromotionInput!, $key: ID!) {
        result: studio_changePromotion(id: $id, version: $version, promotion: $promotion, key: $key) ${result} }`,
      {
        id: 'old',
        version: old?.version,
        promotion: entered({ kind: 'percentFrom', quantity: 1, percent }),
        key: randomUUID(),
      },
    )
  t.match(await edit(6), { successful: true })
  t.match(await edit(7), { refusal: 'changed' })
  t.match(await list('running'), [{ id: 'old', percent: 6 }])
})

t.test('E4.71 a promotion is refused with its reasons', async (t) => {
  for (const [input, errors] of [
    [{ pay: 3 }, ['pay pieces']],
    [{ quantity: 1 }, ['quantity pieces', 'pay pieces']],
    [{ kind: 'percentFrom', percent: 0 }, ['percent pieces']],
    [{ kind: 'gift' }, ['minimumValue required', 'itemId required']],
    [{ kind: 'gift', minimumValue: 100, itemId: 'none' }, ['itemId unknown']],
    [{ position: -1, nameDe: ' ' }, ['nameDe required', 'position pieces']],
    [{ stores: ['de', 'ch'] }, ['stores role']],
  ] as const) {
    const answer = (await create(entered(input))) as { fieldErrors: { fieldName: string; code: string }[] }
    t.same(
      answer.fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`),
      errors,
      JSON.stringify(input),
    )
  }
})

t.test('E4.71 the preview of a promotion is in its place in the order of precedence', async (t) => {
  const items = [{ itemId: '1-1', quantity: 3 }]
  t.match(await preview(items, {}), { promotionsSaving: { amount: 180 } }, 'what is stored')
  t.match(await preview(items, { promotion: entered({ startsAt: '2999-01-01', position: 2 }) }), {
    promotionsSaving: { amount: 180 },
  })
  t.match(await preview(items, { promotion: entered({ position: 0 }) }), { promotionsSaving: { amount: 1000 } })
  t.match(await preview(items, { promotion: entered(), promotionId: 'old' }), { promotionsSaving: { amount: 1000 } })
  t.match(await preview(items, { promotion: entered({ kind: 'gift', minimumValue: 100, itemId: '1-2' }) }), {
    lines: [{ itemId: '1-1' }, { itemId: '1-2', isGiven: true }],
  })
})

t.test('E4.71 a free article is chosen, changed and taken out of the store', async (t) => {
  const save = (article: object, version: string | null = null, editorToken?: string) =>
    ask(
      `mutation ($article: StudioFreeArticleInput!, $version: ID, $key: ID!) {
        result: studio_saveFreeArticle(article: $article, version: $version, key: $key) ${result} }`,
      { article, version, key: randomUUID() },
      editorToken === undefined ? {} : { editorToken },
    )
  const articles = async () =>
    (
      (await ask('{ result: studio_freeArticles { articles { itemId version code name minimumValue } } }')) as {
        articles: { version: string }[]
      }
    ).articles
  const article = { itemId: '1-2', code: 'gratis', kind: 'article', minimumValue: 2000 }
  t.match(await save({ ...article, minimumValue: null }), {
    fieldErrors: [{ fieldName: 'minimumValue', code: 'required' }],
  })
  t.match(await save(article), { successful: true })
  t.match(await save(article), { fieldErrors: [{ fieldName: 'itemId', code: 'twice' }] })
  t.match(await save({ ...article, itemId: '1-1' }), { fieldErrors: [{ fieldName: 'code', code: 'taken' }] })
  const [{ version } = { version: '' }] = await articles()
  t.match(await save({ ...article, minimumValue: 3000 }, version), { successful: true })
  t.match(await save({ ...article, minimumValue: 4000 }, version), { refusal: 'changed' })
  t.match(await articles(), [{ itemId: '1-2', code: 'GRATIS', minimumValue: 3000 }])
  const remove = () =>
    ask(
      `mutation ($itemId: ID!, $key: ID!) { result: studio_removeFreeArticle(itemId: $itemId, key: $key) ${result} }`,
      {
        itemId: '1-2',
        key: randomUUID(),
      },
    )
  t.match(await remove(), { successful: true })
  t.match(await remove(), { refusal: 'unknown' })
  t.same(await articles(), [])
  for (const editorToken of await otherTokens()) {
    t.equal(await save(article, null, editorToken), 'NOT_FOUND')
    t.equal(await create(entered(), randomUUID(), editorToken), 'NOT_FOUND')
  }
})
