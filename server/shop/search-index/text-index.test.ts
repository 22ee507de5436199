import t from 'tap'
import { buildText } from './build-text.ts'
import type { SynonymGroup } from './synonyms.rules.ts'
import { TextIndex } from './text-index.ts'

const names =
  `Schulranzen Set 5-teilig blau|Schulranzen Leicht Einhorn|Schulrucksack Teens schwarz|Kinderrucksack Dino|Bleistift HB 12er Pack|Bleistifte dreikant|Buntstifte 24 Farben|Füller für Rechtshänder|Füllfederhalter Edelstahl|Radiergummi weiß|Federmäppchen gefüllt|Malkasten 12 Farben|Zeichenblock A3|Collegeblock kariert|Notizbuch Leder|Schulhefte Lineatur 2|Heftumschläge transparent|Taschenrechner wissenschaftlich|Schreibtischlampe LED|Drehstuhl für Kinder|Bürostuhl ergonomisch|Turnbeutel bedruckt|Sporttasche|Brotdose Edelstahl|Trinkflasche 500 ml|Gummistiefel rot|Regenjacke Kinder|Kinderfahrrad 16 Zoll|Fahrradhelm Größe S|Springseil|Ringbuchordner|Wanduhr lautlos|Kopfhörer kabellos|Große Straßenmalkreide`.split(
    '|',
  )

const indexOf = (goods: readonly string[], language: 'de' | 'en', synonyms: readonly SynonymGroup[] = []) => {
  const texts = goods.map((name) => ({ name, fields: [] }))
  const index = new TextIndex(buildText(texts, language, synonyms), language, goods.length)
  const docs = Int32Array.from(goods.keys())
  return (term: string) => {
    const { places, ...rest } = index.find(term, docs)
    return { names: [...places].map((place) => goods[place] ?? ''), ...rest }
  }
}
const search = indexOf(names, 'de')
const find = (term: string) => search(term).names

/** Query, what every expected name matches, what none may match. */
const cases: [string, RegExp, RegExp?][] = [
  ['ranzen', /ranzen/i, /rucksack/i],
  ['rucksack', /rucksack/i],
  ['stifte', /stift/i, /stiefel/i],
  ['lampe', /lampe/],
  ['stuhl', /stuhl/i],
  ['schul ranzen', /Schulranzen/],
  ['kinderstuhl', /Drehstuhl für Kinder/],
  ['fueller', /Füller /],
  ['fuller', /Füller /],
  ['kopfhoerer', /Kopfhörer/],
  ['strassenmalkreide', /Straßen/],
  ['bleistfit', /Bleistift/],
  ['schulranzn', /Schulranzen/],
  ['radirgummi', /Radier/],
  ['colegeblock', /College/],
  ['fahradhelm', /helm/],
  ['notizbücher', /Notizbuch/],
  ['brotdosen', /Brotdose/],
  ['bleis', /Bleis/],
  ['edelstahl brotdose', /Brotdose Edelstahl/, /Füllf/],
  ['schulranzen blau', /Schulranzen.*blau/],
  ['rot', / rot/, /Brot/],
  ['ring', /Ringbuch/, /Springseil/],
]

for (const [term, wanted, unwanted] of cases)
  t.test(term, async (t) => {
    const found = find(term)
    t.same(
      names.filter((name) => wanted.test(name) && !found.includes(name)),
      [],
      'finds all',
    )
    t.match(found[0], wanted, 'a right one first')
    if (unwanted)
      t.same(
        found.filter((name) => unwanted.test(name)),
        [],
        'nothing wrong',
      )
  })

t.test('what nobody sells, and what is no word', async (t) => {
  for (const term of ['', '   ', '!!!', 'der die das', 'xqzwv', '\u0000', 'a'.repeat(100_000), 'ß'.repeat(300)])
    t.same(find(term), [])
})

t.test('English', async (t) => {
  const goods = ['Pencils', 'Lunch box', 'Paint brushes', 'Berries game']
  const english = indexOf(goods, 'en')
  const first = (term: string) => english(term).names[0]
  t.same(['pencil', 'lunch boxes', 'brush', 'berry', 'pensil'].map(first), [
    'Pencils',
    'Lunch box',
    'Paint brushes',
    'Berries game',
    'Pencils',
  ])
})
