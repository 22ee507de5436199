import t from 'tap'
import type { StudioPublish } from '#contract/generated/types.ts'
import { filledDatabase, importing } from '#engine/testing/engine.ts'
import { samplePage } from '#engine/testing/sample-content.ts'
import type { Place } from '../kinds/kind.ts'
import { openStudio, recordAt } from '../testing/studio.ts'

const url = await filledDatabase(t, importing({ pages: [samplePage({ id: 'home', path: '/' })] }))
const { draft, publish, entry } = await openStudio(t, url)

const outcomeOf = (published: readonly StudioPublish[]) => ({
  successful: published.filter(({ successful }) => successful).length,
  messages: published.flatMap(({ findings }) => findings.map(({ message }) => message)),
})

t.test('E4.44 two pages with one path published at once: one is refused', async (t) => {
  for (let turn = 0; turn < 8; turn += 1) {
    const both = [`a-${turn}`, `b-${turn}`].map((id) => samplePage({ id, path: `/zugleich-${turn}/` }))
    const revisions: number[] = []
    for (const page of both) revisions.push(await draft(recordAt('page', page.id), page))
    const published = await Promise.all(
      both.map(({ id }, index) => publish(recordAt('page', id), revisions[index] ?? 0)),
    )
    t.match(outcomeOf(published), { successful: 1, messages: [/^is the path of the page [ab]-\d, too$/] })
  }
})

t.test('two circular redirects published at once: one is refused', async (t) => {
  for (let turn = 0; turn < 8; turn += 1) {
    const [here, there] = [`/hin-${turn}`, `/her-${turn}`]
    const both = [
      { store: 'de', from: here, to: there, isTemporary: false },
      { store: 'de', from: there, to: here, isTemporary: false },
    ]
    const revisions: number[] = []
    for (const redirect of both) revisions.push(await draft(recordAt('redirect', redirect.from), redirect))
    const published = await Promise.all(
      both.map(({ from }, index) => publish(recordAt('redirect', from), revisions[index] ?? 0)),
    )
    t.match(outcomeOf(published), { successful: 1, messages: [/^leads in a circle/] })
  }
})

t.test('circles through two stores, and of searches, are not closed by publishing both at once either', async (t) => {
  for (const letter of 'abcdefgh') {
    const across = [
      { store: 'de', from: `/hin-${letter}`, to: `https://at.shop.test/her-${letter}`, isTemporary: false },
      { store: 'at', from: `/her-${letter}`, to: `https://de.shop.test/hin-${letter}`, isTemporary: false },
    ] as const
    const searches = [
      { store: 'de', language: 'de', query: `hin${letter}`, target: `/search?q=her${letter}` },
      { store: 'de', language: 'de', query: `her${letter}`, target: `/search?q=hin${letter}` },
    ]
    const pairs = [
      across.map((body) => ({ place: { ...recordAt('redirect', body.from), store: body.store }, body })),
      searches.map((body) => ({ place: recordAt('searchRedirect', body.query), body })),
    ]
    for (const pair of pairs) {
      const drafted: { place: (typeof pair)[number]['place']; revision: number }[] = []
      for (const { place, body } of pair) drafted.push({ place, revision: await draft(place, body) })
      const published = await Promise.all(drafted.map(({ place, revision }) => publish(place, revision)))
      t.match(outcomeOf(published), { successful: 1, messages: [/^leads in a circle/] })
    }
  }
})

const redirect = (from: string, to: string) => ({ store: 'de', from, to, isTemporary: false })

const publishBody = async (place: Place, body: object) => publish(place, await draft(place, body))

t.test('a redirect from a page’s new path to its old one ends however it is spelled, and no other does', async (t) => {
  for (const [turn, back] of ['/alt-0', '/alt-1/?von=neu', 'https://de.shop.test/alt-2/'].entries()) {
    const [place, ending] = [recordAt('page', `moving-${turn}`), recordAt('redirect', `/neu-${turn}`)]
    const body = samplePage({ id: place.key, path: `/alt-${turn}/` })
    await publishBody(place, body)
    await publishBody(ending, redirect(ending.key, back))
    const moved = await draft(place, { ...body, path: `/neu-${turn}/` })
    t.match((await entry(place))?.findings, [{ message: /^is a redirect to this page/, level: 'warning' }], back)
    t.match(await publish(place, moved, { leaves: true }), { successful: true }, back)
    t.equal(await entry(ending), null, `${back} would hide the page`)
    t.match((await entry(recordAt('redirect', `/alt-${turn}`)))?.published, { to: `/neu-${turn}/` }, back)
  }
  const place = recordAt('page', 'staying')
  const body = samplePage({ id: 'staying', path: '/bleibt/' })
  await publishBody(place, body)
  await publishBody(recordAt('redirect', '/fremd'), redirect('/fremd', 'https://elsewhere.test/bleibt/'))
  const moved = await draft(place, { ...body, path: '/fremd/' })
  t.match(await publish(place, moved, { leaves: true }), {
    successful: false,
    findings: [{ path: 'path', message: 'is a redirect to https://elsewhere.test/bleibt/', level: 'error' }],
  })
})

t.test('the redirect that a page leaves closes no circle', async (t) => {
  const place = recordAt('page', 'ended')
  const body = samplePage({ id: 'ended', path: '/kreis-a/' })
  await publishBody(place, body)
  for (const [from, to] of [
    ['/kreis-b', '/kreis-c/'],
    ['/kreis-c', '/kreis-a/'],
  ] as const)
    await publishBody(recordAt('redirect', from), redirect(from, to))
  // Marked as withdrawn, a page may have a path from which a redirect leads.
  const moved = await draft(place, { ...body, path: '/kreis-b/', isGone: true })
  const { successful, findings } = await publish(place, moved, { leaves: true })
  t.equal(successful, false)
  t.match(
    findings.filter(({ level }) => level === 'error'),
    [{ path: 'path', message: 'leads in a circle: /kreis-a → /kreis-b → /kreis-c → /kreis-a' }],
  )
  t.match(await publish(place, moved), { successful: true }, 'without the redirect')
})
