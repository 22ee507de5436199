import Fastify from 'fastify'
import fp from 'fastify-plugin'
import t, { type Test } from 'tap'
import type { EdgeRun } from '../graphql/edge-run.ts'
import { runOf } from '../graphql/testing/run-of.ts'
import { createShopNames } from './shop-names.ts'
import webManifest from './web-manifest.ts'

async function edge(t: Test, run: EdgeRun, visitor: object) {
  const app = Fastify()
  const visitors = fp(
    async (scope) => {
      scope.decorateRequest('visitor')
      scope.addHook('onRequest', async (request) => Object.assign(request, { visitor }))
    },
    { name: 'visitor' },
  )
  await app.register(visitors)
  await app.register(webManifest, { run, names: createShopNames() })
  t.teardown(() => app.close())
  return app.inject('/manifest.webmanifest')
}

/** Answers in the visitor's language. */
const run = runOf(async (_id, _variables, { language }) => ({
  json: '',
  data: { getTranslationsByPrefix: [{ key: 'installation.name', value: `Pausenhof in ${language}` }] },
  tags: [],
  ttl: 60,
  isPublic: true,
}))

t.test('S7.32 each store is installed under its name and in its language', async (t) => {
  for (const [store, language] of [
    ['de', 'de-DE'],
    ['at', 'de-AT'],
    ['ch', 'de-CH'],
    ['b2b', 'de-DE'],
    ['b2b', 'en-DE'],
  ] as const) {
    const answer = await edge(t, run, { store, language })
    t.match(answer.headers, { 'content-type': /^application\/manifest\+json/, 'cache-control': /public/ })
    t.match(answer.json(), { name: `Pausenhof in ${language}`, lang: language, start_url: '/', scope: '/' }, language)
  }
})

t.test('a manifest whose texts failed is not cached', async (t) => {
  const failed: EdgeRun = async () => ({
    json: '',
    data: null,
    errors: [{ message: 'down' }],
    tags: [],
    ttl: 0,
    isPublic: false,
  })
  const answer = await edge(t, failed, { store: 'de', language: 'de-DE' })
  t.equal(answer.statusCode, 503)
  t.match(answer.headers, { 'cache-control': 'private, no-store', 'retry-after': '5' })
})
