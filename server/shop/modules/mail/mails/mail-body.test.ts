import t from 'tap'
import { htmlOf } from './mail-body.ts'

t.test('a mail breaks long words of texts, facts, goods and addresses at a phone’s width', async (t) => {
  const long = `${'anna.maria.'.repeat(9)}@dorf.example`
  const html = htmlOf(
    {
      subject: 'Dein Widerruf',
      greeting: 'Guten Tag,',
      headline: 'Dein Widerruf ist da',
      paragraphs: [`Wir schreiben an ${long}.`],
      button: null,
      url: '',
      blocks: [
        { kind: 'facts', rows: [['E-Mail-Adresse', long]] },
        { kind: 'lines', lines: [long] },
        { kind: 'table', columns: ['Menge', 'Artikel', 'Preis'], rows: [['1', long, '2,00 €']], sums: [] },
      ],
      footer: '',
      shop: 'Pausenhof',
      home: 'https://shop.test',
    },
    'de',
  )
  const holders = html.match(/<(?:td|p)[^>]*>[^<]*anna\.maria[^<]*/g) ?? []
  t.equal(holders.length, 4)
  for (const holder of holders) t.match(holder, 'overflow-wrap:anywhere')
})
