import t from 'tap'
import { materialListLimits, readLine, readLines } from './list-lines.rules.ts'

t.test('quantities are read before and behind the goods, in digits and words', async (t) => {
  const cases: [line: string, wish: string, count: number | null, pack: number | null][] = [
    ['- 3x Heft A4', 'Heft A4', 3, null],
    ['4.) Kugelschreiber blau, 2 Stück', 'Kugelschreiber blau,', null, 2],
    ['zwei Bleistifte', 'Bleistifte', 2, null],
    ['Radiergummis 3', 'Radiergummis', 3, null],
    ['2; Bleistift HB; sechseckig', 'Bleistift HB sechseckig', 2, null],
    ['2 kg Modelliermasse', '2 kg Modelliermasse', null, null],
    ['12 Farben Wachsmalstifte', '12 Farben Wachsmalstifte', null, null],
    ['Fasermaler 24er', 'Fasermaler', null, 24],
    ['Mathe: 3 Hefte DIN A4', 'Hefte A4', 3, null],
    ['Hallenschuhe Gr. 32', 'Hallenschuhe Größe32', null, null],
    ['Bleistifte: 2 Stück', 'Bleistifte', null, 2],
    ['Heft A4: 4 Stk.', 'Heft A4', null, 4],
    ['Spitzer: 2x', 'Spitzer', 2, null],
    ['3 Stühle', 'Stühle', 3, null],
    ['4 Ständer', 'Ständer', 4, null],
    ['3 Stück Radierer', 'Radierer', 3, null],
    ['1 Xylophon', 'Xylophon', 1, null],
    ['2xHeft', 'Heft', 2, null],
    ['2 x Heft', 'Heft', 2, null],
    ['2xheft', 'heft', 2, null],
    ['5 Äpfel', 'Äpfel', 5, null],
    ['10er Pack Wachsmalstifte', 'Wachsmalstifte', null, 10],
    ['10er-Set Filzstifte', 'Filzstifte', null, 10],
    ['Klebestift (2x)', 'Klebestift', 2, null],
    ['Klebestift (je 2 Stück)', 'Klebestift', null, 2],
    ['(2x) Klebestift', 'Klebestift', 2, null],
    ['1.000 Blatt Papier', 'Blatt Papier', 1000, null],
    ['Heft A 4', 'Heft A4', null, null],
    ...[
      '●',
      '■',
      '➢',
      '◦',
      '✔',
      '►',
      'o',
      '\uf0a8',
      '\uf0b7',
      '[ ]',
      '[x]',
      '☐',
      '-',
      '–',
      '§',
      'Ø',
      '1.)',
      '\u200b•',
    ].map((sign): [string, string, number, null] => [`${sign} 2 Bleistifte`, 'Bleistifte', 2, null]),
    ['0 Lineale', 'Lineale', 1, null],
  ]
  for (const [line, wish, count, pack] of cases) t.match(readLine(line), { text: line, wish, count, pack }, line)
})

t.test('a number that is not understood is asked about', async (t) => {
  for (const line of ['Bleistifte 2-3 oder 4 Hefte', 'Klebestift 2 große 1 kleiner', 'Hefte 3/4'])
    t.equal(readLine(line).isOpen, true, line)
  for (const line of [
    '2 Hefte A4, Lineatur 4',
    'Pinsel Nr. 8',
    '12 Farben Wachsmalstifte',
    '1 Lineal 30 cm',
    '2 Bleistifte 2B',
  ])
    t.equal(readLine(line).isOpen, false, line)
})

t.test('lines end as on any system', async (t) => {
  for (const [index, end] of ['\n', '\r\n', '\r', '\u2028', '\f'].entries())
    t.equal(readLines(`2 Bleistifte${end}1 Radiergummi${end}1 Spitzer${end}`).lines.length, 3, `end ${index}`)
})

t.test('headings, sentences and remarks ask for nothing', async (t) => {
  for (const line of [
    'Materialliste Klasse 3b',
    'Deutsch:',
    'Kunst',
    'Bitte alles mit Namen beschriften!',
    'Die Bücher werden von der Schule gestellt.',
    'Geodreieck brauchen wir noch NICHT',
    '1 Wörterbuch (wird gemeinsam bestellt)',
    'Fragen an lehrerin@schule.example',
    'Kopiergeld: 10 Euro',
  ])
    t.equal(readLine(line).wish, null, line)
})

t.test('a list is cut after so many lines, a line after so many characters', async (t) => {
  const { lines, isCut } = readLines(Array.from({ length: materialListLimits.lines + 1 }, () => '1 Lineal').join('\n'))
  t.equal(lines.length, materialListLimits.lines)
  t.equal(isCut, true)
  t.same(readLines('\n \n--\n'), { lines: [], isCut: false })
  t.ok((readLine(`1 ${'Lineal '.repeat(500)}`).wish?.length ?? 0) <= materialListLimits.line)
})
