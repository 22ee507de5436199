import { setTimeout as delay } from 'node:timers/promises'
import t from 'tap'
import { filledDatabase, importing, startEngine } from '../../../testing/engine.ts'
import { samplePage } from '../../../testing/sample-content.ts'
import { differencesOf } from './compare.rules.ts'
import { editor, openStudio, recordAt } from './testing/studio.ts'

const url = await filledDatabase(t, importing({ pages: [samplePage({ id: 'plan', path: '/plan/' })] }))
const { studio, store, draft, publish, entry } = await openStudio(t, url)
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()

t.test('a planned publication and its withdrawal happen although the engine was started anew', async (t) => {
  const place = recordAt('page', 'plan')
  const revision = await draft(place, samplePage({ id: 'plan', path: '/plan/', name: 'Geplant' }))
  const from = inSeconds(1)
  t.match(await publish(place, revision, { from, until: inSeconds(0) }), { successful: false })
  t.match(await publish(place, revision, { from: 'morgen' }), { successful: false, findings: [{ path: 'from' }] })
  t.match(await publish(place, revision, { from, until: inSeconds(2) }), { successful: true, version: null })
  t.match(await entry(place), {
    state: 'scheduled',
    published: { name: 'Seite' },
    schedule: { state: 'waiting', from },
  })
  await startEngine(t, url)
  const until = async (state: string): Promise<void> => {
    while ((await entry(place))?.state !== state) await delay(100)
  }
  await until('gone')
  const { versions } = await studio.entries.versions(place, 1)
  t.match(versions, [{ isWithdrawal: true }, { body: { name: 'Geplant' }, publishedBy: 'schedule' }, { number: 1 }])
  t.match(await entry(place), { draft: null, schedule: null })
})

t.test('of random edits by two editors none is lost', async (t) => {
  const place = recordAt('parameter', 'switch')
  const editors = [editor('anna'), editor('ben')]
  const known = editors.map(() => ({ revision: 0, values: [] as string[] }))
  const written: string[] = []
  const bodyOf = (values: string[]) => ({
    store: 'de',
    name: 'switch',
    entries: values.map((value) => ({ name: value, value })),
  })
  // A fixed seed: a failure is found again.
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return Math.floor((seed / 2147483648) * below)
  }
  for (let turn = 0; turn < 60; turn += 1) {
    const who = random(2)
    const mine = known[who]
    const me = editors[who]
    if (!mine || !me) throw new Error('two editors')
    if (random(6) === 0) {
      await studio.publishing.publish(place, { revision: mine.revision, redirectOldPath: false }, me)
      continue
    }
    const added = `v${turn}`
    const attempt = async (): Promise<void> => {
      const saved = await studio.drafts.save(place, mine.revision, bodyOf([...mine.values, added]), me)
      const shown = (saved.conflict ? saved.conflict.body : saved.body) as ReturnType<typeof bodyOf> | null
      mine.revision = saved.revision
      mine.values = shown?.entries.map(({ name }) => name) ?? []
      if (saved.conflict) return attempt()
    }
    await attempt()
    written.push(added)
  }
  const last = await entry(place)
  const { entries } = (last?.draft?.body ?? last?.published ?? bodyOf([])) as ReturnType<typeof bodyOf>
  t.same(
    entries.map(({ name }) => name),
    written,
  )
  const { versions } = await studio.entries.versions(place, 1)
  t.ok(versions.length > 1)
  t.same(
    versions.map(({ number }) => number),
    versions.map((_version, index) => versions.length - index),
  )
})

t.test('content that is exported, imported and exported again is the same text', async (t) => {
  const place = recordAt('page', 'carried')
  await publish(place, await draft(place, samplePage({ id: 'carried', path: '/getragen/' })))
  const kinds = ['page', 'parameter', 'translation'] as const
  const content = await studio.transfer.export(kinds, 'de', editor('anna'))
  const before = JSON.stringify(content)
  t.match(await studio.transfer.import(content, false, 'de', editor('anna')), { successful: true, changed: 0 })
  const pages = (content.pages as { name: string }[]).map((page) => ({ ...page, name: 'Anders' }))
  const changed = { pages, parameters: [] }
  t.match(await studio.transfer.import(changed, true, 'de', editor('anna')), {
    successful: true,
    changed: pages.length,
  })
  t.equal(JSON.stringify(await studio.transfer.export(kinds, 'de', editor('anna'))), before, 'a dry run')
  await studio.publishing.withdraw(place, editor('anna'))
  t.match(await studio.transfer.import(content, false, 'de', editor('anna')), { successful: true, changed: 1 })
  t.equal(JSON.stringify(await studio.transfer.export(kinds, 'de', editor('anna'))), before)
  t.match(await studio.transfer.import({ pages: [{}], others: [] }, false, 'de', editor('anna')), {
    successful: false,
    findings: [{ path: 'others' }],
  })
  t.match(await studio.entries.list({ kind: 'page', language: 'de', under: '/getragen', page: 1 }, store), { total: 1 })
})

t.test('differences name what was added, removed, moved and changed', async (t) => {
  const teaser = (id: string, more: object = {}) => ({ id, type: 'html', ...more })
  const grid = (...rows: object[][]) => ({ rows: rows.map((teasers, row) => ({ id: `r${row}`, teasers })) })
  t.same(
    differencesOf(grid([teaser('a'), teaser('b')]), grid([teaser('b'), teaser('a')])).map(({ kind }) => kind),
    ['moved'],
  )
  t.same(differencesOf(grid([teaser('a')], []), grid([], [teaser('a', { name: 'x' })])), [
    { path: 'rows[1].teasers[0]', kind: 'moved', before: 'rows[0].teasers[0]', after: 'rows[1].teasers[0]' },
    { path: 'rows[1].teasers[0].name', kind: 'added', before: null, after: 'x' },
  ])
  t.match(differencesOf(grid([teaser('a')]), grid([teaser('b')])), [{ kind: 'removed' }, { kind: 'added' }])
})
