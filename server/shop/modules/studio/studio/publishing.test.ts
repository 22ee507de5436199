import t from 'tap'
import type { StudioPublish } from '#contract/generated/types.ts'
import { filledDatabase, importing } from '../../../testing/engine.ts'
import { samplePage } from '../../../testing/sample-content.ts'
import { openStudio, recordAt } from './testing/studio.ts'

const url = await filledDatabase(t, importing({ pages: [samplePage({ id: 'home', path: '/' })] }))
const { draft, publish } = await openStudio(t, url)

const outcomeOf = (published: readonly StudioPublish[]) => ({
  successful: published.filter(({ successful }) => successful).length,
  messages: published.flatMap(({ findings }) => findings.map(({ message }) => message)),
})

t.test('of two pages with the same path that are published at once one is refused', async (t) => {
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

t.test('of two redirects that lead in a circle and are published at once one is refused', async (t) => {
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
