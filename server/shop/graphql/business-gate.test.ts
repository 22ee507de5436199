import t from 'tap'
import { importRecords } from '../modules/catalogue/catalogue/catalogue.import.ts'
import { filledDatabase, importing, startEngine } from '../testing/engine.ts'
import { sampleCatalogue, samplePage } from '../testing/sample-content.ts'
import { openToStrangers } from './business-gate.ts'
import { resolvers } from './resolvers.ts'
import { roots, sendTo } from './testing/root-operations.ts'

const form = (id: string) => ({
  id,
  name: 'Formular',
  type: 'form',
  attributes: { buttonText: 'Senden', fields: [{ name: 'email', kind: 'email', label: 'E-Mail', required: true }] },
})
const tiles = {
  id: 'tiles',
  name: 'Empfehlung',
  type: 'recommendations',
  attributes: { headline: 'Beliebt', categoryId: '10' },
}

t.test('the business store', async (t) => {
  const url = await filledDatabase(t, async (trx) => {
    await importRecords(trx, sampleCatalogue)
    await importing({
      pages: [
        samplePage({ id: 'home', path: '/', store: 'b2b' }),
        samplePage({ id: 'contact', path: '/service/kontakt/', store: 'b2b' }, [form('open'), tiles]),
        samplePage({ id: 'advice', path: '/beratung/', store: 'b2b' }, [form('closed')]),
        samplePage({ id: 'part', path: null, store: 'b2b' }),
      ],
    })(trx)
  })
  const engine = await startEngine(t, url)
  const stranger = { store: 'b2b', userToken: null }

  await t.test('S6.8 T1.6 answers strangers no field without @openToStrangers', async (t) => {
    for (const { field, ...root } of roots) {
      if (openToStrangers.has(field)) continue
      const { data, errors } = await sendTo(engine, { field, ...root }, stranger)
      t.match(
        errors?.[0],
        { message: 'vue.error.security.valid_token_required', extensions: { code: 'LOGIN_REQUIRED' } },
        field,
      )
      t.notOk(data?.[field], field)
    }
  })

  t.test('every root field is guarded, whatever it answers', async (t) => {
    for (const type of ['Query', 'Mutation']) t.ok(Object.keys(resolvers[type] ?? {}).length > 5)
    for (const field of ['getPageById', 'getPageByUrl']) t.equal(openToStrangers.get(field), 'openPages')
    t.equal(openToStrangers.get('submitForm'), 'formsOnOpenPages')
  })

  await t.test('shows open pages, without prices', async (t) => {
    const text = `query ($id: ID!) { getPageById(pageId: $id) { id seo { rows { cells { teasers {
      productsRecommendations { id } } } } } } }`
    const page = (id: string, userToken?: null) => engine.run(text, { store: 'b2b', userToken, variables: { id } })
    const open = JSON.stringify((await page('contact', null)).data)
    t.match(open, '"id":"contact"')
    t.notMatch(open, '"100"')
    for (const id of ['home', 'advice', 'part', 'none'])
      t.match(await page(id, null), { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] }, id)
    for (const id of ['home', 'advice', 'contact']) t.match((await page(id)).data, { getPageById: { id } }, id)
  })

  await t.test('shows open pages by their path, without prices', async (t) => {
    const text = `query ($url: String!) { getPageByUrl(url: $url) { id seo { rows { cells { teasers {
      productsRecommendations { id } } } } } } }`
    const page = (url: string, userToken?: null) => engine.run(text, { store: 'b2b', userToken, variables: { url } })
    for (const path of ['/service/kontakt/', '/service/kontakt', 'https://b2b.shop.test/service//kontakt?a=1']) {
      const open = JSON.stringify((await page(path, null)).data)
      t.match(open, '"id":"contact"', path)
      t.notMatch(open, '"100"', path)
    }
    for (const path of ['/service/none/', '/service', '/service/../beratung/'])
      t.same(await page(path, null), { data: { getPageByUrl: null } }, path)
    const closed = ['/', '/beratung/', '/beratung', '/none/', '', 'a', '/a\\b']
    for (const path of closed)
      t.match(await page(path, null), { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] }, path)
    for (const [path, id] of Object.entries({ '/': 'home', '/beratung': 'advice', '/service/kontakt/': 'contact' }))
      t.match((await page(path)).data, { getPageByUrl: { id } }, path)
  })

  await t.test('takes forms of open pages', async (t) => {
    const submit = (formId: string, userToken?: null) =>
      engine.run(
        `mutation ($formId: ID!) { submitForm(formId: $formId, submissionId: "0190a6c0-0000-7000-8000-000000000001",
          values: []) { successful } }`,
        { store: 'b2b', userToken, variables: { formId } },
      )
    t.match(await submit('open', null), { data: { submitForm: { successful: false } } })
    for (const id of ['closed', 'none'])
      t.match(await submit(id, null), { errors: [{ extensions: { code: 'LOGIN_REQUIRED' } }] }, id)
    t.match(await submit('closed'), { data: { submitForm: { successful: false } } })
  })

  await t.test('an invalid session is answered with its reason', async (t) => {
    const closed = '{ core_category(id: "10") { __typename } }'
    const ask = (userToken: string) => engine.run(closed, { store: 'b2b', userToken })
    t.match(await ask('x'.repeat(43)), { errors: [{ extensions: { code: 'USER_TOKEN_INVALID' } }] })
    t.match(await engine.run(closed, { store: 'b2b' }), { data: { core_category: { __typename: 'CategoryListing' } } })
    t.match(
      await engine.run(closed, {}),
      { data: { core_category: { __typename: 'CategoryListing' } } },
      'other stores are open',
    )
  })

  await t.test('search engines learn only of open pages', async (t) => {
    const paths = async (kind: string) => {
      const { data } = await engine.run(`{ getSitemapEntries(kind: ${kind}, part: 1) { entries { path } } }`, stranger)
      const found = data?.getSitemapEntries as { entries: { path: string }[] } | undefined
      return found?.entries.map(({ path }) => path)
    }
    t.same(await paths('page'), ['/service/kontakt/'])
    t.same(await paths('category'), [])
    t.same(await paths('product'), [])
  })
})
