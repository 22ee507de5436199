import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import type { ImportSegment } from '#contract/import/content.ts'
import type { Preview } from '#contract/preview.ts'
import { type Call, change, filledDatabase, importing, startEngine } from '#engine/testing/engine.ts'
import { samplePage } from '#engine/testing/sample-content.ts'
import { openStudio, recordAt } from '../../studio/studio/testing/studio.ts'

const teaser = (id: string, more: object = {}) => ({
  id,
  name: id,
  type: 'html',
  attributes: { teasercontent: '<p>x</p>' },
  ...more,
})
const segments: ImportSegment[] = [
  { id: 'new', name: { de: 'Neue', en: 'New' }, rules: { kinds: ['stranger'] } },
  { id: 'schools', name: { de: 'Schulen', en: 'Schools' }, rules: { kinds: ['business'] } },
]
const hero = {
  id: 'hero',
  store: 'de',
  trackingCode: 'T1',
  paths: ['/'],
  variants: [{ id: 'a', weight: 1 }],
  isActive: true,
} as const
const preview: Preview = {
  by: 'session',
  id: 's',
  mode: 'look',
  drafts: true,
  at: null,
  segments: null,
  tests: {},
  customer: null,
}

t.test('E4.26 S3.43 teasers of segments and of a time', async (t) => {
  const later = Date.now() + 3_600_000
  const page = (more: object, until: number) =>
    samplePage({ id: 'home', path: '/', ...more }, [
      teaser('all'),
      teaser('new', { segments: ['new'] }),
      teaser('both', { segments: ['new', 'schools'], abTestId: 'hero', abVariantId: 'a' }),
      teaser('past', { until: '2026-01-01T00:00:00Z' }),
      teaser('advent', { from: '2099-12-01T00:00:00+01:00', until: '2099-12-24T00:00:00+01:00' }),
      teaser('soon', { until: new Date(until).toISOString() }),
    ])
  const url = await filledDatabase(
    t,
    importing({
      segments,
      abTests: [{ ...hero, paths: ['/'], variants: [{ id: 'a', weight: 1 }] }],
      pages: [
        page({}, later),
        page({ store: 'b2b', id: 'b2b-home' }, later),
        samplePage({ id: 'plain', path: '/plain/' }, [teaser('x')]),
        samplePage({ id: 'layer', path: null }, [teaser('x', { segments: ['new'] })]),
      ],
    }),
  )
  const engine = await startEngine(t, url)
  const shown = async (call: Call = {}) => {
    const { data } = await engine.run(
      '{ page: getPageById(pageId: "home") { seo { rows { cells { teasers { id abTestId abVariantId } } } } } }',
      call,
    )
    const { page } = data as unknown as { page: { seo: { rows: { cells: { teasers: object[] }[] }[] } } }
    return page.seo.rows[0]?.cells[0]?.teasers
  }
  const all = { id: 'all', abTestId: null, abVariantId: null }
  const conditional = [
    { id: 'new', abTestId: 'in:new', abVariantId: 'in' },
    { id: 'both', abTestId: 'in:new+schools&hero=a', abVariantId: 'in' },
  ]
  const last = { id: 'soon', abTestId: null, abVariantId: null }
  t.same(await shown(), [all, ...conditional, last], 'those of now, with who sees them')
  const advent = { id: 'advent', abTestId: null, abVariantId: null }
  t.same(await shown({ preview: { ...preview, at: '2099-12-02T10:00:00Z' } }), [all, ...conditional, advent])

  const tests = async (path: string, call: Call = {}) => {
    const { data } = await engine.run(`{ tests: getActiveAbTestsByUrl(url: "${path}") { id } }`, call)
    return (data as unknown as { tests: { id: string }[] }).tests.map(({ id }) => id)
  }
  t.same(await tests('/'), ['hero', 'in:new', 'in:new+schools&hero=a'], 'a page names its conditions')
  t.same(await tests('/plain/'), [], 'and any other none')
  const paths = await engine.run('{ paths: getPathsWithAbTests }')
  t.same(paths.data, { paths: ['/'] }, 'paths with tests or conditions, each once')
  const elsewhere = await engine.run('{ paths: getPathsWithAbTests }', { store: 'at' })
  t.same(elsewhere.data, { paths: [] }, 'each store has its own')
  t.same(await tests('page:layer'), ['in:new'], 'one without address is asked for by its id')
  const { draft } = await openStudio(t, url)
  const drafted = samplePage({ id: 'plain', path: '/plain/' }, [teaser('x', { segments: ['schools'] })])
  await draft(recordAt('page', 'plain'), drafted)
  t.same(await tests('/plain/', { preview }), ['in:schools'], 'a preview names those of the draft')
  t.same(await tests('/plain/'), [], 'and visitors do not')

  const own = async (call: Call = {}) => (await engine.run('{ own: getVisitorSegments }', call)).data?.own
  t.same(await own(), ['new'])
  t.same(await own({ store: 'b2b' }), ['schools'], 'a member of the business store')
  t.same(await own({ store: 'b2b', userToken: null }), ['new'])
  t.same(await own({ preview: { ...preview, customer: 'business' } }), ['schools'], 'as a preview wants it')
  t.same(await own({ preview: { ...preview, segments: ['new', 'schools'] } }), ['new', 'schools'])

  const choices =
    '{ data: getPreviewData(url: "/") { customerSegments { id name selected } abTestScenarios { id selected } } }'
  t.same((await engine.run(choices)).data, { data: null }, 'visitors choose nothing')
  const chosen = await engine.run(choices, { preview: { ...preview, segments: ['schools'], tests: { hero: 'a' } } })
  t.match((chosen.data as unknown as { data: object }).data, {
    customerSegments: [
      { id: 'new', name: 'Neue', selected: false },
      { id: 'schools', name: 'Schulen', selected: true },
    ],
    abTestScenarios: [{ id: 'hero:a', selected: true }],
  })

  const headers = { authorization: `Bearer ${engine.token}` }
  const read = async (after?: string) => {
    const url = after === undefined ? '/changes' : `/changes?after=${encodeURIComponent(after)}`
    return (await engine.app.inject({ url, headers })).json<{ cursor: string; tags?: string[] }>()
  }
  const untilTag = async (from: string): Promise<string> => {
    for (;;) {
      const { tags = [], cursor } = await read(from)
      if (tags.includes('page:home')) return cursor
      await delay(50)
    }
  }
  let [ends, published]: [number, string] = [0, '']
  let seen: unknown
  // Again with more time where a busy machine has come to see the page only after its end.
  for (let ms = 10_000; Date.now() >= ends; ms *= 2) {
    const { cursor } = await read()
    ends = Date.now() + ms
    await change(url, importing({ segments, pages: [page({}, ends)] }))
    published = await untilTag(cursor)
    seen = await shown()
  }
  t.same(seen, [all, ...conditional, last])
  await untilTag(published)
  t.ok(Date.now() >= ends && Date.now() < ends + 60_000, 'at that time, so that what is cached of it ends')
  t.same(await shown(), [all, ...conditional])
})
