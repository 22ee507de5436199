import t from 'tap'
import type { Preview } from '#contract/preview.ts'
import { previewHeader, readPreviewHeader } from '#contract/preview.ts'
import { startTestEdge, testVisitor } from '../graphql/testing/edge-app.ts'
import { startTestUpstream } from '../graphql/testing/test-upstream.ts'
import type { CallFor } from '../upstream/client.ts'
import { UpstreamClient } from '../upstream/client.ts'
import type { Visitor } from '../visitor/visitor.ts'

const preview: Preview = {
  by: 'session',
  id: 's1',
  mode: 'look',
  drafts: true,
  at: '2026-12-01T08:00:00Z',
  segments: ['prime'],
  tests: {},
  customer: 'private',
}

t.test('fields of a preview are requested each time with the preview’s header, mutations without it', async (t) => {
  const upstream = await startTestUpstream()
  t.teardown(() => upstream.close())
  const calls: CallFor[] = []
  const client = new UpstreamClient({ url: upstream.url, clientId: 'edge', clientSecret: 'secret', confirmations: 0 })
  t.teardown(() => client.close())
  let visitor: Visitor = testVisitor
  const { url, cache } = await startTestEdge(t, upstream.url, {
    visitorOf: () => visitor,
    upstream: {
      graphqlAnswer: (body, call, options) => {
        calls.push(call)
        return client.graphqlAnswer(body, call, options)
      },
    },
  })
  const ask = async (query: string) => {
    const body = JSON.stringify({ query })
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return (await answer.json()) as { data?: object; errors?: { extensions: { code: string } }[] }
  }
  visitor = { ...testVisitor, preview }
  for (const _ of [1, 2])
    t.match(await ask('{ footer { legal } me { id } }'), { data: { footer: {}, me: { id: 'u1' } } })
  t.equal(calls.length, 2)
  t.ok(calls.every((call) => call.preview === preview))
  t.equal(cache.bytes, 0, 'no cache has heard of it')
  t.match(await ask('mutation { addToCart(lines: []) { __typename } }'), {
    errors: [{ extensions: { code: 'PREVIEW_ONLY' } }],
  })
  t.equal(calls.length, 2)

  visitor = testVisitor
  await ask('{ footer { legal } }')
  t.ok(cache.bytes > 0)
  t.equal(calls.at(-1)?.preview, undefined)
  const known = calls.length
  visitor = { ...testVisitor, preview }
  await ask('{ footer { legal } }')
  t.equal(calls.length, known + 1, 'nor is the public answer taken for the draft')
})

t.test('previewHeader holds the whole preview, and malformed headers are refused', async (t) => {
  t.same(readPreviewHeader(previewHeader(preview)), preview)
  t.equal(readPreviewHeader(''), null)
  t.throws(() => readPreviewHeader(Buffer.from('{"drafts":true}').toString('base64url')))
  t.throws(() => readPreviewHeader('…'))
})
