import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import t from 'tap'
import type { ImportReview } from '#contract/import/catalogue.ts'
import { change, emptyContent, filledDatabase, ratingKey, startEngine } from '#engine/testing/engine.ts'
import { importContent } from '../../studio/content-import/import-content.ts'
import { importing, product, sampleRecords } from '../catalogue/testing/sample-catalogue.ts'
import { createRatingLinks, type Purchase } from './rating-link.ts'

const review = (id: string, rest: Partial<ImportReview> = {}): ImportReview => ({
  id,
  productId: '500',
  stars: 5,
  language: 'de',
  title: `Titel ${id}`,
  message: `Ein Text zu ${id}, lang genug.`,
  writtenAt: `2026-01-${id.padStart(2, '0')}T10:00:00Z`,
  isVerified: true,
  helpful: 0,
  ...rest,
})

const imported = [
  review('1', { stars: 4, authorName: 'Ute aus Bremen', helpful: 3 }),
  review('2', { language: 'en', comment: { text: 'Danke!', author: 'Team', on: '2026-01-20' } }),
  review('3', { stars: 2, isVerified: false }),
  ...['4', '5', '6', '7'].map((id) => review(id)),
]

const url = await filledDatabase(t, async (trx) => {
  const texts = ['title.missing', 'short', 'long', 'markup', 'rating.range'].map((name) => `review.error.${name}`)
  const refusals = ['off', 'link', 'product', 'late'].map((name) => `review.refused.${name}`)
  await importContent(trx, {
    ...emptyContent,
    parameters: (['de', 'at', 'b2b'] as const).map((store) => ({
      store,
      name: 'rating',
      entries: [{ name: 'active', value: String(store !== 'at') }],
    })),
    translations: [...texts, ...refusals].map((key) => ({ key, text: { de: key, en: `${key} (en)` } })),
  })
  await importing([
    ...sampleRecords(),
    { kind: 'product', record: product('600', { rating: { average: 3.3, count: 9 } }) },
    ...['700', '710', '720'].map((id) => ({ kind: 'product' as const, record: product(id) })),
    ...imported.map((record) => ({ kind: 'review' as const, record })),
  ])(trx)
})
const engine = await startEngine(t, url)
const links = createRatingLinks([ratingKey])
const link = (rest: Partial<Purchase> = {}) =>
  links.seal({
    purchase: 'P-1',
    productIds: ['700', '500'],
    language: 'de',
    expires: Math.ceil(Date.now() / 1000) + 3600,
    ...rest,
  })

type Reviews = {
  numberOfReviews: number
  rating: number | null
  totalMatching: number
  isSubmissionEnabled: boolean
  reviews: Record<string, unknown>[]
}

const ofProduct = async (productId: string, rest = '', call = {}) => {
  const text = `{ getReviewsByProduct(productId: "${productId}"${rest}) { numberOfReviews rating totalMatching isSubmissionEnabled
    counts { all one two three four five } starRatios { one two three four five }
    reviews { ratingId rating fullAuthorInfo title message date helpfulRating comment commentAuthor commentDate isVerified } } }`
  const { data, errors } = await engine.run(text, call)
  return { reviews: data?.getReviewsByProduct as Reviews | null | undefined, errors }
}

const submit = async (encryptedData: string, given: object, call = {}) => {
  const { data, errors } = await engine.run(
    `mutation ($encryptedData: String!, $review: ReviewInput!) { submitReview(encryptedData: $encryptedData, review: $review)
      { successful generalErrorMessage fieldErrors { fieldName formName errorMessage } } }`,
    {
      ...call,
      variables: {
        encryptedData,
        review: {
          productId: '700',
          rating: 5,
          title: 'Gut gemacht',
          message: 'Sitzt und hält.',
          authorName: '',
          ...given,
        },
      },
    },
  )
  if (errors) throw new Error(errors[0]?.message)
  return data?.submitReview as unknown as {
    successful: boolean
    generalErrorMessage: string | null
    fieldErrors: object[]
  }
}

t.test('S3.24 reviews of a product: own language first, newest first, with counts and shares', async (t) => {
  const { reviews } = await ofProduct('500')
  t.match(reviews, {
    numberOfReviews: 7,
    rating: 4.4,
    totalMatching: 7,
    isSubmissionEnabled: true,
    counts: { all: 7, one: 0, two: 1, three: 0, four: 1, five: 5 },
    starRatios: { one: '0.00', two: '14.29', three: '0.00', four: '14.28', five: '71.43' },
  })
  t.same(
    reviews?.reviews.map(({ ratingId }) => ratingId),
    ['7', '6', '5', '4', '3'],
  )
  const rest = await ofProduct('500', ', limit: 10, offset: 5')
  t.same(rest.reviews?.reviews.map(({ ratingId }) => ratingId).join(), '1,2')
  t.match(rest.reviews?.reviews, [
    { fullAuthorInfo: 'Ute aus Bremen', helpfulRating: 3, comment: null, date: '2026-01-01' },
    { fullAuthorInfo: null, comment: 'Danke!', commentAuthor: 'Team', commentDate: '2026-01-20' },
  ])
  const english = await ofProduct('500', ', limit: 1', { store: 'b2b', language: 'en-DE' })
  t.equal(english.reviews?.reviews[0]?.ratingId, '2')
  const two = await ofProduct('500', ', filter: { stars: 2 }')
  t.match(two.reviews, { totalMatching: 1, numberOfReviews: 7, reviews: [{ rating: 2, isVerified: false }] })
  t.equal((await ofProduct('500', '', { store: 'at', language: 'de-AT' })).reviews?.isSubmissionEnabled, false)
})

t.test('malformed arguments of reviews are BAD_USER_INPUT, unknown products null', async (t) => {
  for (const rest of [', limit: 51', ', limit: -1', ', offset: -1', ', offset: 10001', ', filter: { stars: 6 }'])
    t.equal((await ofProduct('500', rest)).errors?.[0]?.extensions.code, 'BAD_USER_INPUT', rest)
  for (const id of ['999', '', '5\\u0000', "5' or 1=1", '400']) t.equal((await ofProduct(id)).reviews, null, id)
  t.same((await ofProduct('500', ', limit: 0')).reviews?.reviews, [])
})

t.test('a product’s rating follows its reviews, and an imported rating stands without them', async (t) => {
  const { data } = await engine.run(
    '{ a: getProductById(productId: "500") { rating numberOfRatings } b: getProductById(productId: "600") { rating numberOfRatings } }',
  )
  t.same(data, { a: { rating: 4.4, numberOfRatings: 7 }, b: { rating: 3.3, numberOfRatings: 9 } })
  t.match((await ofProduct('600')).reviews, { numberOfReviews: 0, rating: null, reviews: [] })
})

t.test('S7.14 a valid link names its products, anything else answers null', async (t) => {
  const ask = async (encryptedData: string, call = {}) => {
    const { data, errors } = await engine.run(
      `query ($e: String!) { decryptRatingData(encryptedData: $e) { productId rating authorName }
        getReviewArticles(encryptedData: $e) { productId name path image { src } review { title } } }`,
      { ...call, variables: { e: encryptedData } },
    )
    t.notOk(errors)
    return data as unknown as { decryptRatingData: object | null; getReviewArticles: { productId: string }[] }
  }
  const whole = await ask(link({ rating: 4, authorName: 'Ute' }))
  t.same(whole.decryptRatingData, { productId: '700', rating: 4, authorName: 'Ute' })
  t.same(
    whole.getReviewArticles.map(({ productId }) => productId),
    ['700', '500'],
  )
  const sealed = link()
  const nothing = { decryptRatingData: null, getReviewArticles: [] }
  const others = ['', 'x', sealed.slice(1), sealed.slice(0, -5), `${sealed}A`, '\u0001', 'ü'.repeat(5000)]
  for (const bad of [...others, link({ expires: 1 }), link({ productIds: ['400', '999'] })])
    t.same(await ask(bad), nothing, bad.slice(0, 12))
  t.match(await ask(link({ productIds: ['999', '500'] })), { decryptRatingData: { productId: '500' } })
})

t.test('a rating link gives the details of its products', async (t) => {
  const ask = async (id: string) =>
    (
      await engine.run(
        `{ getRatingProductDetails(productId: ${JSON.stringify(id)}) { productId name path image { src } } }`,
      )
    ).data?.getRatingProductDetails as unknown
  t.match(await ask('700'), { productId: '700', name: 'Produkt 700', path: '/prod/700' })
  for (const id of ['400', '999', 'x', '']) t.equal(await ask(id), null, id)
})

t.test('a review is written, then changed by the same link, and the product follows', async (t) => {
  t.match(await submit(link(), { rating: 3, authorName: ' Ute  B. ' }), { successful: true, fieldErrors: [] })
  const first = (await ofProduct('700')).reviews
  t.match(first, {
    numberOfReviews: 1,
    rating: 3,
    reviews: [{ rating: 3, fullAuthorInfo: 'Ute B.', isVerified: true, helpfulRating: 0 }],
  })
  t.match(await submit(link({ expires: Math.ceil(Date.now() / 1000) + 9 }), { rating: 5, title: 'Doch sehr gut' }), {
    successful: true,
  })
  const second = (await ofProduct('700')).reviews
  t.match(second, { numberOfReviews: 1, rating: 5, reviews: [{ title: 'Doch sehr gut', fullAuthorInfo: null }] })
  t.equal(second?.reviews[0]?.ratingId, first?.reviews[0]?.ratingId)
  const outcome = async () =>
    (await engine.run('{ getProductById(productId: "700") { rating numberOfRatings } }')).data
      ?.getProductById as unknown
  const listed = async () => {
    const answer = await engine.run(
      '{ core_category(id: "1", filter: { rangeFilters: [{ id: "rating", from: 5, to: 5 }] }) { products { id rating numberOfRatings } } }',
    )
    return (answer.data as unknown as { core_category: { products: { id: string }[] } }).core_category.products
  }
  const until = Date.now() + 60_000
  while (Date.now() < until && !(await listed()).some(({ id }) => id === '700')) await delay(50)
  t.same(
    (await listed()).filter(({ id }) => id === '700'),
    [{ id: '700', rating: 5, numberOfRatings: 1 }],
    'listing and its filter',
  )
  t.same(await outcome(), { rating: 5, numberOfRatings: 1 }, 'the product itself')
  const articles = await engine.run(
    `query ($e: String!) { getReviewArticles(encryptedData: $e) { productId review { rating title } } }`,
    { variables: { e: link() } },
  )
  t.same(articles.data?.getReviewArticles, [
    { productId: '700', review: { rating: 5, title: 'Doch sehr gut' } },
    { productId: '500', review: null },
  ])
})

t.test('S3.27 a link used many times at once makes one review, and many links make a right average', async (t) => {
  const once = await Promise.all(
    Array.from({ length: 8 }, () => submit(link({ purchase: 'P-once', productIds: ['710'] }), { productId: '710' })),
  )
  t.ok(once.every(({ successful }) => successful))
  t.equal((await ofProduct('710')).reviews?.numberOfReviews, 1)
  const stars = [1, 2, 3, 4, 5, 5, 4, 4]
  await Promise.all(
    stars.map((rating, index) =>
      submit(link({ purchase: `P-many-${index}`, productIds: ['720'] }), { productId: '720', rating }),
    ),
  )
  const { rows } = await new Promise<{ rows: unknown[] }>((resolve, reject) => {
    change(url, async (trx) => {
      resolve(await trx.execute(sql`select rating, number_of_ratings as n from products where id = '720'`))
    }).catch(reject)
  })
  t.same(rows, [{ rating: 3.5, n: 8 }])
})

t.test('an invalid review is refused field by field in the visitor’s language', async (t) => {
  const bad = { rating: 0, title: ' ', message: 'zu kurz', authorName: 'www.anderswo.test' }
  const german = await submit(link({ purchase: 'P-bad' }), bad)
  t.same(german, {
    successful: false,
    generalErrorMessage: null,
    fieldErrors: [
      { fieldName: 'rating', formName: 'review', errorMessage: 'review.error.rating.range' },
      { fieldName: 'title', formName: 'review', errorMessage: 'review.error.title.missing' },
      { fieldName: 'message', formName: 'review', errorMessage: 'review.error.short' },
      { fieldName: 'authorName', formName: 'review', errorMessage: 'review.error.markup' },
    ],
  })
  const english = await submit(link({ purchase: 'P-bad' }), bad, { store: 'b2b', language: 'en-DE' })
  t.match(english.fieldErrors[0], { errorMessage: 'review.error.rating.range (en)' })
  const refusals: [string, object, string, object?][] = [
    ['nonsense', {}, 'link'],
    [link({ expires: 5 }), {}, 'link'],
    [link(), { productId: '600' }, 'product'],
    [link({ productIds: ['999'] }), { productId: '999' }, 'product'],
    [link(), {}, 'off', { store: 'at', language: 'de-AT' }],
  ]
  for (const [sealed, given, reason, call] of refusals)
    t.match(await submit(sealed, given, call), {
      successful: false,
      generalErrorMessage: `review.refused.${reason}`,
      fieldErrors: [],
    })
})

t.test('S3.26 a review cannot be changed after thirty days', async (t) => {
  await change(url, async (trx) => {
    await trx.execute(sql`update reviews set written_at = now() - interval '31 days' where purchase = 'P-1'`)
  })
  t.match(await submit(link(), { rating: 1 }), { successful: false, generalErrorMessage: 'review.refused.late' })
  t.match((await ofProduct('700')).reviews, { rating: 5 })
})

t.test('a pending review is neither shown nor counted', async (t) => {
  await change(url, async (trx) => {
    await trx.execute(sql`update reviews set status = 'pending' where purchase = 'P-once'`)
  })
  t.match((await ofProduct('710')).reviews, { numberOfReviews: 0, reviews: [] })
})

t.test('S3.28 a vote counts once, and ends nothing that is cached', async (t) => {
  const vote = async (ratingId: string, voteId: string) =>
    engine.run('mutation ($r: ID!, $v: ID!) { markReviewHelpful(ratingId: $r, voteId: $v) }', {
      variables: { r: ratingId, v: voteId },
    })
  const one = randomUUID()
  await Promise.all(Array.from({ length: 6 }, () => vote('4', one)))
  await Promise.all(Array.from({ length: 5 }, () => vote('4', randomUUID())))
  const { reviews } = await ofProduct('500')
  t.equal(reviews?.reviews.find(({ ratingId }) => ratingId === '4')?.helpfulRating, 6)
  for (const id of ['999', '', 'x y', "'"]) t.same((await vote(id, one)).data, { markReviewHelpful: false }, id)
  t.equal((await vote('4', 'me')).errors?.[0]?.extensions.code, 'BAD_USER_INPUT')
})

t.test('an import names the review that it can’t take', async (t) => {
  const take = (record: ImportReview) =>
    change(url, (trx) => importing([{ kind: 'review', record }])(trx)).then(
      () => 'taken',
      (error: Error) => error.message,
    )
  t.match(await take(review('90', { productId: '999' })), /review 90: refers to the product 999/)
  t.match(await take(review('91', { stars: 6 })), /review 91: its rating/)
  t.match(await take(review('92', { message: 'kurz' })), /review 92: its message/)
})
