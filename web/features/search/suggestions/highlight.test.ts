import t from 'tap'
import { highlightParts } from './highlight.ts'

const marked = (name: string, query: string) =>
  highlightParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

t.test('typed words are marked everywhere, without regard to case and accents', async (t) => {
  t.equal(marked('Füller und Füllerpatronen', 'füll'), '[Füll]er und [Füll]erpatronen')
  t.equal(marked('Füller blau', 'blau FULLER'), '[Füller] [blau]')
  t.equal(marked('Straße', 'straße'), '[Straße]')
  t.equal(marked('Schere', 'kleber'), 'Schere')
  t.equal(marked('Schere', '  '), 'Schere')
  t.equal(marked('<b>a</b>', 'b'), '<[b]>a</[b]>')
  t.equal(marked('', 'a'), '')
})

t.test('nothing of the name is lost', async (t) => {
  for (const name of ['ﬁx İstanbul', 'a🖍b', 'ÄÖÜß']) {
    t.equal(
      highlightParts(name, 'i a')
        .map(({ text }) => text)
        .join(''),
      name,
    )
  }
})
