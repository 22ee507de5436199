import { randomUUID } from 'node:crypto'
import pg from 'pg'
import t from 'tap'
import type { ImportReview } from '#contract/import/catalogue.ts'
import { importing, product, sampleRecords } from '#engine/modules/catalogue/catalogue/testing/sample-catalogue.ts'
import { createRatingLinks } from '#engine/modules/catalogue/reviews/rating-link.ts'
import { insertSampleOrder } from '#engine/modules/orders/orders/testing/sample-order.ts'
import { change, emptyContent, filledDatabase, ratingKey, startEngine } from '#engine/testing/engine.ts'
import { importContent } from '../../content-import/import-content.ts'
import { newStaff } from '../../editors/testing/staff.ts'

const review = (id: string, rest: Partial<ImportReview> = {}): ImportReview => ({
  id,
  productId: '500',
  stars: 5,
  language: 'de',
  title: `Titel ${id}`,
  message: `Ein Text zu ${id}, lang genug.`,
  writtenAt: '2026-01-05T10:00:00Z',
  isVerified: true,
  helpful: 0,
  ...rest,
})
const imported = [
  review('bad', { stars: 1, authorName: 'Ute aus Bremen' }),
  review('good', { stars: 5 }),
  review('english', { productId: '600', language: 'en' }),
]
const importReviews = importing(imported.map((record) => ({ kind: 'review' as const, record })))

const url = await filledDatabase(t, async (trx) => {
  await importContent(trx, {
    ...emptyContent,
    parameters: [
      { store: 'de', name: 'rating', entries: [{ name: 'active', value: 'true' }] },
      { store: 'de', name: 'reviewCheck', entries: [{ name: 'active', value: 'true' }] },
      { store: 'at', name: 'rating', entries: [{ name: 'active', value: 'true' }] },
    ],
    translations: [{ key: 'reviews.answerAuthor', text: { de: 'Team', en: 'The team' } }],
  })
  await importing([...sampleRecords(), { kind: 'product', record: product('600') }])(trx)
  await importReviews(trx)
})
const engine = await startEngine(t, url)
const links = createRatingLinks([ratingKey])
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())
const { token, email } = await newStaff(url, { desks: ['service'] })

type Listed = {
  id: string
  version: string
  state: string
  answer: string | null
  reason: string | null
  title: string
}
const list = async (state: string, search = '') => {
  const { data, errors } = await engine.run(
    `query ($state: StudioReviewState!, $search: String!) { studio_reviews(state: $state, search: $search) {
      total reviews { id version state title stars language number author answer answeredOn reason } } }`,
    { editorToken: token, variables: { state, search } },
  )
  if (errors) throw new Error(errors[0]?.message)
  return data?.studio_reviews as unknown as { total: number; reviews: Listed[] }
}
const find = async (id: string, state = 'published') => {
  const found = (await list(state)).reviews.find((each) => each.id === id)
  if (!found) throw new Error(`No ${state} review ${id}`)
  return found
}
const result = '{ successful refusal fieldErrors { fieldName code } }'
const act = async (field: string, variables: object, more = '') => {
  const declared = more === 'reason' ? ', $reason: StudioReviewReason!' : more === 'text' ? ', $text: String!' : ''
  const { data, errors } = await engine.run(
    `mutation ($id: ID!, $version: ID!, $key: ID!${declared}) {
      result: ${field}(id: $id, version: $version, key: $key${more && `, ${more}: $${more}`}) ${result} }`,
    { editorToken: token, variables: { key: randomUUID(), ...variables } },
  )
  if (errors) throw new Error(errors[0]?.message)
  return data?.result as unknown as { successful: boolean; refusal: string | null }
}
const publish = ({ id, version }: Listed) => act('studio_publishReview', { id, version })
const withdraw = ({ id, version }: Listed, reason: string, key = randomUUID()) =>
  act('studio_withdrawReview', { id, version, reason, key }, 'reason')
const answer = ({ id, version }: Listed, text: string) => act('studio_answerReview', { id, version, text }, 'text')

const atProduct = async (productId: string) => {
  const { data } = await engine.run(
    `{ getReviewsByProduct(productId: "${productId}") { numberOfReviews rating
      reviews { ratingId comment commentAuthor commentDate } } }`,
  )
  return data?.getReviewsByProduct as unknown as { numberOfReviews: number; rating: number | null; reviews: object[] }
}
const ratingOf = async (id: string) =>
  (await db.query('select rating, number_of_ratings as number from products where id = $1', [id])).rows[0]
const submit = (store: string, productId: string, title: string, purchase: string = randomUUID()) =>
  engine.run(
    `mutation ($enc: String!, $review: ReviewInput!) { submitReview(encryptedData: $enc, review: $review) { successful } }`,
    {
      store,
      variables: {
        enc: links.seal({
          purchase,
          productIds: [productId],
          language: 'de',
          expires: Math.ceil(Date.now() / 1000) + 3600,
        }),
        review: { productId, rating: 2, title, message: 'Das ist ein langer Text.', authorName: 'Ida Müller' },
      },
    },
  )
const tasks = async () => {
  const { data } = await engine.run('{ studio_deskTasks { kind count } }', { editorToken: token })
  const found = (data?.studio_deskTasks ?? []) as unknown as { kind: string; count: number }[]
  return found.find(({ kind }) => kind === 'reviews')?.count
}
const audit = async (key: string) =>
  (await db.query('select editor, action, before, after from audit_log where key = $1 order by id', [key])).rows

t.test('E4.80 S3.26 a review waits where the store’s switch says so, is counted, and is published', async (t) => {
  const purchase = randomUUID()
  t.match(await submit('de', '600', 'Wartet', purchase), { data: { submitReview: { successful: true } } })
  t.match(await atProduct('600'), { numberOfReviews: 1, rating: 5 })
  t.equal(await tasks(), 1)
  t.match((await engine.app.inject('/metrics/database')).body, 'shop_desk_tasks{store="",kind="reviews"} 1')
  const [waiting] = (await list('pending')).reviews
  t.match(waiting, { title: 'Wartet', author: 'Ida Müller', stars: 2 })
  if (!waiting) return
  t.match(await publish(waiting), { successful: true })
  t.match(await atProduct('600'), { numberOfReviews: 2, rating: 3.5 })
  t.same(await ratingOf('600'), { rating: 3.5, number: 2 })
  t.equal(await tasks(), 0)
  await submit('de', '600', 'Geändert', purchase)
  t.match(await atProduct('600'), { numberOfReviews: 1, rating: 5 }, 'a changed one waits again')
  await submit('at', '500', 'Sofort')
  t.match(await atProduct('500'), { numberOfReviews: 3 }, 'published at once in a store without the switch')
  t.match(await audit(waiting.id), [
    { editor: email, action: 'publishReview', before: { state: 'pending' }, after: { state: 'published' } },
  ])
  t.notMatch(JSON.stringify(await audit(waiting.id)), /Ida|Wartet/)
})

t.test('E4.81 a withdrawn review leaves its product with the rating, and no import brings it back', async (t) => {
  const before = await ratingOf('500')
  const shown = await find('bad')
  const key = randomUUID()
  t.match(await withdraw(shown, 'personal', key), { successful: true })
  t.match(await withdraw(shown, 'personal', key), { successful: true }, 'the same key')
  t.equal((await ratingOf('500')).number, before.number - 1)
  t.match(await find('bad', 'withdrawn'), { reason: 'personal' })
  await change(url, importReviews)
  t.match(await find('bad', 'withdrawn'), { reason: 'personal' })
  t.match(await audit('bad'), [{ action: 'withdrawReview', after: { state: 'withdrawn', reason: 'personal' } }])
  t.match(await publish(await find('bad', 'withdrawn')), { successful: true })
  t.same(await ratingOf('500'), before)
  t.match(await find('bad'), { reason: null })
})

t.test(
  'E4.100 the writer of a withdrawn review gets a mail with the reason, where an order says who that is',
  async (t) => {
    const mails = async () =>
      (await db.query("select recipient, store, values from mails where kind = 'reviewWithdrawn' order by created_at"))
        .rows
    const before = await mails()
    const number = `R${Date.now()}`
    await change(url, async (trx) => {
      await insertSampleOrder(trx, { order: { number, store: 'at', email: 'ida@pausenhof.example' } })
    })
    await submit('at', '600', 'Mit Bestellung', number)
    const shown = (await list('published')).reviews.find(({ title }) => title === 'Mit Bestellung')
    if (!shown) throw new Error('not published')
    t.match(await withdraw(shown, 'advertising'), { successful: true })
    t.match((await mails()).slice(before.length), [
      {
        recipient: 'ida@pausenhof.example',
        store: 'at',
        values: { title: 'Mit Bestellung', reason: /Werbung|advertising/ },
      },
    ])
    t.match(await withdraw(await find('good'), 'offTopic'), { successful: true })
    t.equal((await mails()).length, before.length + 1, 'an imported review has no address')
    t.match(await publish(await find('good', 'withdrawn')), { successful: true })
  },
)

t.test('E4.81 a review that its writer changes after it was withdrawn waits', async (t) => {
  const purchase = randomUUID()
  await submit('at', '600', 'Erste Fassung', purchase)
  const { reviews } = await list('published')
  const shown = reviews.find(({ title }) => title === 'Erste Fassung')
  if (!shown) throw new Error('not published')
  await withdraw(shown, 'unlawful')
  await submit('at', '600', 'Zweite Fassung', purchase)
  t.match(await find(shown.id, 'pending'), { title: 'Zweite Fassung', reason: null })
})

t.test('E4.82 the shop answers a published review in its language, once, and takes the answer back', async (t) => {
  const shown = await find('english')
  t.match(await answer(shown, '<b>Thanks</b>'), {
    refusal: 'fields',
    fieldErrors: [{ fieldName: 'text', code: 'markup' }],
  })
  t.match(await answer(shown, 'x'.repeat(4001)), { fieldErrors: [{ code: 'tooLong' }] })
  t.match(await answer(shown, ' Thank you & "good luck" '), { successful: true })
  t.match(await atProduct('600'), {
    reviews: [
      { ratingId: 'english', comment: 'Thank you & "good luck"', commentAuthor: 'The team', commentDate: String },
    ],
  })
  t.match(await answer(shown, 'Another one'), { refusal: 'changed' })
  t.match(await answer(await find('english'), ''), { successful: true })
  t.match(await find('english'), { answer: null, answeredOn: null })
  t.match(await audit('english'), [
    { action: 'answerReview', before: { isAnswered: false }, after: { isAnswered: true } },
    { before: { isAnswered: true }, after: { isAnswered: false } },
  ])
})

t.test('E4.83 reviews are found by state and by number, id or words of their product', async (t) => {
  const { rows } = await db.query("select order_number from items where product_id = '600' limit 1")
  for (const search of ['600', rows[0].order_number])
    t.ok(
      (await list('published', search)).reviews.every(({ id }) => !['bad', 'good'].includes(id)),
      search,
    )
  t.same(await list('published', 'gibtesnicht'), { total: 0, reviews: [] })
  t.equal((await list('withdrawn', 'gibtesnicht')).total, 0)
})

t.test('E4.64 of two who act on one review the second one is told', async (t) => {
  const shown = await find('good')
  const answers = await Promise.all([withdraw(shown, 'offTopic'), answer(shown, 'Danke.')])
  t.same(answers.map(({ successful }) => successful).toSorted(), [false, true])
  t.ok(answers.some(({ refusal }) => refusal === 'changed'))
  t.match(await act('studio_publishReview', { id: 'nothing', version: '1' }), { refusal: 'unknown' })
})
