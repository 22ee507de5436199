import t from 'tap'
import { buildText } from './build-text.ts'
import { TextIndex } from './text-index.ts'

const names =
  `Schulranzen Set 5-teilig blau|Schulranzen Leicht Einhorn|Schulrucksack Teens schwarz|Kinderrucksack Dino|Bleistift HB 12er Pack|Bleistifte dreikant|Buntstifte 24 Farben|Füller für Rechtshänder|Füllfederhalter Edelstahl|Radiergummi weiß|Federmäppchen gefüllt|Malkasten 12 Farben|Zeichenblock A3|Collegeblock kariert|Notizbuch Leder|Schulhefte Lineatur 2|Heftumschläge transparent|Taschenrechner wissenschaftlich|Schreibtischlampe LED|Drehstuhl für Kinder|Bürostuhl ergonomisch|Turnbeutel bedruckt|Sporttasche|Brotdose Edelstahl|Trinkflasche 500 ml|Gummistiefel rot|Regenjacke Kinder|Kinderfahrrad 16 Zoll|Fahrradhelm Größe S|Springseil|Ringbuchordner|Wanduhr lautlos|Kopfhörer kabellos|Große Straßenmalkreide`.split(
    '|',
  )

const index = new TextIndex(
  buildText(
    names.map((text) => [{ text, weight: 100 }]),
    'de',
  ),
  'de',
)
const find = (term: string) => [...index.search(term)].map((place) => names[place] ?? '')

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
  const english = new TextIndex(
    buildText(
      goods.map((text) => [{ text, weight: 100 }]),
      'en',
    ),
    'en',
  )
  const first = (term: string) => goods[english.search(term)[0] ?? -1]
  t.same(['pencil', 'lunch boxes', 'brush', 'berry', 'pensil'].map(first), [
    'Pencils',
    'Lunch box',
    'Paint brushes',
    'Berries game',
    'Pencils',
  ])
})
