import t from 'tap'
import { filledDatabase, importing } from '#engine/testing/engine.ts'
import { samplePage } from '#engine/testing/sample-content.ts'
import { openStudio, recordAt } from './testing/studio.ts'

const pages = [samplePage({ id: 'advice', path: '/rat/' }), samplePage({ id: 'ended', path: '/vorbei/', isGone: true })]
const redirects = [{ store: 'de' as const, from: '/alt', to: '/rat/', isTemporary: false }]
const url = await filledDatabase(t, importing({ pages, redirects }))
const { draft, entry } = await openStudio(t, url)

const html = (links: readonly string[]): string =>
  links.map((link) => `<p><a target="_blank" href="${link}">Link</a></p>`).join('')

/** What the studio says of a page with links in a formatted text and in the field of a teaser. */
const findingsOf = async (inText: readonly string[], inField: string) => {
  const place = recordAt('page', 'linking')
  const teasers = [
    { id: 'text', name: 'Text', type: 'html', attributes: { teasercontent: html(inText) } },
    { id: 'bar', name: 'Leiste', type: 'infoBar', attributes: { teasercontent: '-', teaserLink: { url: inField } } },
  ]
  await draft(place, samplePage({ id: place.key, path: '/verlinkt/' }, teasers))
  return (await entry(place))?.findings
}

t.test('E5.5 a link that leads to nothing is reported at its field or text', async (t) => {
  const text = 'rows[0].cells[0].teasers[0].attributes.teasercontent'
  const field = 'rows[0].cells[0].teasers[1].attributes.teaserLink.url'
  t.same(await findingsOf(['/rat/', '/nirgends/?a=1#b', '/nirgends', '/vorbei/'], '/RAT/'), [
    { path: text, message: 'leads to nothing: /nirgends/', level: 'warning' },
    { path: text, message: 'leads to nothing: /vorbei/', level: 'warning' },
    { path: field, message: 'leads to nothing: /RAT/', level: 'warning' },
  ])
})

t.test('a link to a page, a redirect, the application, a file or elsewhere is in order', async (t) => {
  const inOrder = [
    ...['/rat', '/rat/?a=1&amp;b=2#c', '/verlinkt/#oben', '/alt/', '/login/', '/search?q=heft', '/cat/10', '/prod/100'],
    ...['/media/0123456789abcdef/bild.webp', '/robots.txt', 'https://elsewhere.test/x/', '//elsewhere.test/x/'],
    ...['mailto:a@shop.test', '#oben', 'store:at/x/'],
  ]
  for (const inField of ['/rat/', '/alt', 'store:at/x/', '#oben', 'https://elsewhere.test/x/'])
    t.same(await findingsOf(inOrder, inField), [], inField)
})
