import pg from 'pg'
import t from 'tap'
import type { Preview } from '#contract/preview.ts'
import { filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { samplePage } from '#engine/testing/sample-content.ts'

const text = (id: string, html: string) => ({ id, name: 'T', type: 'html', attributes: { teasercontent: html } })
const page = (more: object, html: string) =>
  samplePage({ id: 'advice', path: '/rat/', pageType: 'CONTENTPAGE', ...more }, [text('a', html)])

const url = await filledDatabase(t, importing({ pages: [page({}, '<p>Alt</p>')] }))
const engine = await startEngine(t, url)
const db = new pg.Client(url)
await db.connect()
t.teardown(() => db.end())

const drafts: Preview = {
  ...{ by: 'session', id: 's', mode: 'edit', drafts: true, at: null, segments: null, tests: {}, customer: null },
} as const

const draft = (body: object) =>
  db.query(
    `insert into content_drafts (kind, key, store, language, revision, body, updated_by, updated_at)
     values ('page', 'advice', 'de', 'de', nextval('content_revisions'), $1, 'anna@shop.test', now())
     on conflict (kind, key, store, language) do update set body = excluded.body`,
    [body],
  )

const contentOf = async (preview?: Preview) => {
  const query = '{ getPageById(pageId: "advice") { seo { rows { cells { teasers { attributes { name text } } } } } } }'
  const { data } = await engine.run(query, preview ? { preview } : {})
  return JSON.stringify(data?.getPageById)
}
const statusOf = async (path: string, preview?: Preview) => {
  const query = 'query ($url: String!) { found: getPageDetailsByUrl(url: $url) { status pageId } }'
  const { data } = await engine.run(query, { variables: { url: path }, ...(preview && { preview }) })
  return (data?.found as unknown as { status: number } | undefined)?.status
}

t.test('a preview shows drafts, and visitors see what is published', async (t) => {
  await draft(page({}, '<p>Neu</p><script>alert(1)</script>'))
  t.match(await contentOf(), 'Alt')
  t.notMatch(await contentOf(), 'Neu')
  t.match(await contentOf(drafts), 'Neu')
  t.notMatch(await contentOf(drafts), 'alert', 'its HTML is sanitised, too')
  t.match(await contentOf({ ...drafts, drafts: false }), 'Alt', 'a preview without drafts')
})

t.test('a page that a draft moves is at its new path in the preview alone', async (t) => {
  await draft(page({ path: '/neuer-rat/' }, '<p>Neu</p>'))
  t.same([await statusOf('/rat/'), await statusOf('/neuer-rat/')], [200, 404])
  t.same([await statusOf('/rat/', drafts), await statusOf('/neuer-rat/', drafts)], [404, 200])
})

t.test('E4.25 a malformed draft is drawn as far as possible', async (t) => {
  for (const body of [
    { id: 'advice' },
    { ...page({}, ''), rows: [{ cells: 'x' }, null, { cells: [{ teasers: [null, 1] }] }] },
  ]) {
    await draft(body)
    t.match(await contentOf(drafts), '"rows":')
  }
  await draft({})
  t.match(await contentOf(drafts), 'Alt', 'what has no id is no page')
})
