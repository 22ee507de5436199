import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { buildSchema, parse, validate } from 'graphql'
import t from 'tap'
import type { ImportRecord } from '#contract/import/catalogue.ts'
import { upstreamSdl } from '#contract/sdl.ts'
import { graphqlAjv } from '#lib/http/graphql-over-http.ts'
import { SwrCache } from '../../bff/cache/swr-cache.ts'
import edgeGraphql from '../../bff/graphql/edge-graphql.ts'
import { isOutage } from '../../bff/graphql/forwarding/upstream-errors.ts'
import { followChanges } from '../../bff/upstream/changes.ts'
import { UpstreamClient } from '../../bff/upstream/client.ts'
import { assignVariants } from '../../bff/visitor/ab.ts'
import type { Visitor } from '../../bff/visitor/visitor.ts'
import { importRecords } from '../../shop/modules/catalogue/catalogue/catalogue.import.ts'
import { change, client, filledDatabase, importing, startEngine } from '../../shop/testing/engine.ts'
import { sampleCatalogue, samplePage } from '../../shop/testing/sample-content.ts'

type Operation = { query: string; variables?: object }
type Answer = { data?: unknown; errors?: { message: string; path?: unknown; extensions?: { code?: unknown } }[] }

/** Values for the variables of the web's operations, by name or type. */
const values: Record<string, unknown> = {
  url: '/kategorie/',
  id: '10',
  pageId: 'page',
  productId: '100',
  itemId: '100-01',
  tabId: 'none',
  domain: 'de',
  names: ['contact', 'test'],
  prefixes: ['a'],
  keys: ['a.b'],
  teaserIds: ['t1', 'none'],
  'SearchFilterInput!': { searchTerm: 'Produkt' },
  selectedVariants: [],
  kind: 'product',
  part: 1,
  after: null,
}

const handwritten: Operation[] = [
  { query: '{ getStore { ...S } } fragment S on Store { id host languages isB2b }' },
  {
    query:
      '{ a: getProductById(productId: "100") { name } b: getProductById(productId: "101") { n: name items { itemId prices { price { amount } } } } c: getProductById(productId: "nope") { name } }',
  },
  {
    query:
      '{ core_category(id: "10", paging: { limit: 1, offset: 1 }) { totalProducts products { id price { currentPrice } } filters { __typename id ... on PriceRangeFilter { min max } ... on EnumFilter { values { id count } } } state { currentPage totalPages } } }',
  },
  {
    query: 'query ($f: SearchFilterInput!) { core_search(filter: $f) { totalProducts products { id name } } }',
    variables: { f: { searchTerm: 'Produkt', rangeFilters: [{ id: 'PRICE', from: 1.5 }] } },
  },
  {
    query:
      '{ getPageDetailsByUrl(url: "/kategorie") { status redirectUrl } gone: getPageDetailsByUrl(url: "/prod/102") { status } none: getPageDetailsByUrl(url: "/nope/") { status pageType } }',
  },
  {
    query:
      '{ getNavigation { id name hasChildren children { id children { id } } breadcrumb { displayName url } } getNavigationByCategoryId(categoryId: "11") { name } }',
  },
  {
    query:
      '{ getPageById(pageId: "page") { seo { rows { cells { x teasers { type attributes { name text value } } } } } } getFooter { links { headline } } }',
  },
  {
    query:
      '{ getTranslationsByKeys(keys: ["a.b", "none"]) { key value } getTranslationsByPrefix(prefixes: ["a"]) { key } getGlobalParametersByName(names: ["test"]) { name entries { name value } } }',
  },
  {
    query:
      'mutation { recordGlanceView(productId: "100", domain: "de") x: recordGlanceView(productId: "nope", domain: "de") }',
  },
  { query: '{ getTranslationsByPrefix(prefixes: ["", "x"]) { key } getStore { id } }' },
]

const visitor: Visitor = {
  store: 'de',
  language: 'de-DE',
  locale: 'de',
  origin: 'http://localhost:3000',
  abVariants: {},
  abSeed: 'seed',
  requestId: 'request-of-test',
  identity: null,
  memberToken: null,
  isUnconfirmed: false,
}

const persisted = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../web/generated/persisted.json'), 'utf8'),
) as Record<string, string>

/** The web's operations that the engine alone can answer, with values for what they need. */
function webOperations(): Operation[] {
  const schema = buildSchema(upstreamSdl)
  return Object.values(persisted)
    .filter((query) => validate(schema, parse(query)).length === 0)
    .map((query) => {
      const variables: Record<string, unknown> = {}
      for (const [, name = '', type = ''] of query.matchAll(/\$(\w+):([\w![\]]+)/g)) {
        const value = values[name] ?? values[type]
        if (value !== undefined) variables[name] = value
      }
      return { query, variables }
    })
}

const plain = ({ data, errors }: Answer) => ({
  data: data ?? null,
  errors: errors?.map(({ message, path, extensions }) => ({ message, path, code: extensions?.code })),
})

t.test('the edge answers as the engine does', async (t) => {
  const database = await filledDatabase(t, async (trx) => {
    await importRecords(trx, sampleCatalogue)
    await importing({
      pages: [samplePage({}, [{ id: 't1', name: 'Text', type: 'html', attributes: { teasercontent: '<p>Gruß</p>' } }])],
    })(trx)
  })
  const engine = await startEngine(t, database)
  const url = await engine.app.listen({ port: 0, host: '127.0.0.1' })

  const startEdge = async () => {
    const app = Fastify({ ajv: graphqlAjv })
    const upstream = new UpstreamClient({ url, clientId: client.id, clientSecret: client.secret })
    const cache = new SwrCache({ namespace: 'test', shared: null, log: app.log, isOutage })
    await app.register(edgeGraphql, {
      upstream,
      cache,
      assign: assignVariants,
      buildId: 'test',
      production: false,
      persisted: { get: (id: string) => persisted[id] },
      visitorOf: () => visitor,
    })
    t.teardown(async () => {
      await app.close()
      await upstream.close()
    })
    const ask = async ({ query, variables }: Operation): Promise<Answer> =>
      (await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } })).json()
    return { app, upstream, cache, ask }
  }

  const operations = [...webOperations(), ...handwritten]
  t.ok(operations.length > handwritten.length + 5, 'with the operations of the web')
  const edge = await startEdge()
  for (const operation of operations) {
    const want = plain((await engine.run(operation.query, { variables: operation.variables })) as Answer)
    for (const temperature of ['cold', 'cached']) {
      t.same(plain(await edge.ask(operation)), want, `${temperature}: ${operation.query.slice(0, 60)}`)
    }
  }

  t.test('S4.72 the edge shows changes of the engine within seconds', async (t) => {
    const { ask, cache, upstream, app } = await startEdge()
    const query = '{ getProductById(productId: "101") { name } }'
    t.match(await ask({ query }), { data: { getProductById: { name: 'Produkt 101' } } })
    const purged: string[] = []
    const purge = async (tags: readonly string[]) => {
      purged.push(...tags)
      await cache.purge(tags)
    }
    const follower = followChanges({ upstream, purge, renew: () => cache.renew(), log: app.log, intervalMs: 50 })
    t.teardown(follower.stop)
    for (let n = 0; purged.length === 0 && n < 300; n++) {
      await change(database, (trx) => importRecords(trx, renamed(`Neu ${n}`)))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    t.ok(purged.includes('product:101'), 'the product is among what changed')
    for (let n = 0; n < 600; n++) {
      const { data } = (await ask({ query })) as { data: { getProductById: { name: string } } }
      if (data.getProductById.name.startsWith('Neu')) return t.pass('the new name is shown')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    t.fail('the old name stayed')
  })
})

function renamed(name: string): ImportRecord[] {
  return sampleCatalogue.flatMap((entry): ImportRecord[] => {
    if (entry.kind !== 'product') return [entry]
    return entry.record.id === '101' ? [{ ...entry, record: { ...entry.record, name: { de: name, en: name } } }] : []
  })
}
