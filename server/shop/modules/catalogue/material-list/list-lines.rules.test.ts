import t from 'tap'
import { materialListLimits, readLine, readLines } from './list-lines.rules.ts'

t.test('numbers in front and behind, in digits and in words', async (t) => {
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
    ['0 Lineale', 'Lineale', 1, null],
  ]
  for (const [line, wish, count, pack] of cases) t.match(readLine(line), { text: line, wish, count, pack }, line)
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
