import t from 'tap'
import { buildText } from '../snapshot/build-text.ts'
import type { SynonymGroup } from '../words/synonyms.ts'
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

t.test('a thing ranks before goods that only come with it', async (t) => {
  const goods = ['Regenhülle, für Rucksäcke', 'Schulrucksack Aue', 'Whiteboard-Marker Rondo', 'Whiteboard Forum']
  const find = indexOf(goods, 'de')
  t.equal(find('rucksack').names[0], 'Schulrucksack Aue')
  t.equal(find('whiteboard').names[0], 'Whiteboard Forum')
  t.same(find('whiteboardmarker').names, ['Whiteboard-Marker Rondo'], 'in one word')
  const english = indexOf(['Lumo desk lamp, dimmable', 'Aula pupil desk, single'], 'en')
  t.equal(english('desk').names[0], 'Aula pupil desk, single')
})

t.test('a thing that the shop does not sell leads to no other things', async (t) => {
  const goods = ['Bodenkissen Laube, mit Wagen', 'Bilderbuch Fundort, Drei im Regen', 'Regenhülle Aue', 'Brotdose rot']
  const find = indexOf(goods, 'de')
  for (const term of ['puppenwagen', 'kinderwagen rot', 'laminierfolie rot', 'toaster a4'])
    t.same(find(term).names, [], term)
  t.same(find('wagen').names, ['Bodenkissen Laube, mit Wagen'], 'what cushions come with, asked for by its name')
  t.same(find('brotdose wagen').names, ['Brotdose rot'], 'beside a thing that is sold')
})

t.test('S4.21 corrections say what they searched for', async (t) => {
  t.equal(search('Schulranzen').corrected, null)
  t.equal(search('bleistfit').corrected, 'Bleistift')
  t.equal(search('rote Gumistiefel').corrected, 'rote Gummistiefel')
  t.equal(search('Ordner mit Einhornmotiv').corrected, 'Ordner')
  t.match(search('Springseil Wanduhr'), {
    corrected: /^(Springseil|Wanduhr)$/,
    alternatives: [/^(Springseil|Wanduhr)$/],
  })
  t.equal(search('Kinderstuhl').corrected, null, 'a Stuhl for Kinder')
  t.equal(
    search('Zauberspringseil').corrected,
    'Springseil',
    'an unknown compound is searched for as what it is one of',
  )
  t.notOk(
    search('Springseil Wanduhr 30 cm').alternatives.some((text) => /^(30|cm)$/.test(text)),
    'a measure alone',
  )
  t.same(
    search('123456'),
    { names: [], corrected: null, isPartial: false, alternatives: [] },
    'numbers are never meant otherwise',
  )
})

t.test("editors' synonyms are found like the words themselves, with typos and in compounds", async (t) => {
  const groups: SynonymGroup[] = [{ language: 'de', terms: ['Schulranzen', 'Tornister'], meanings: [] }]
  const find = indexOf(['Turnbeutel', 'Schulranzen Daune'], 'de', groups)
  for (const term of ['Tornister', 'tornist', 'Tornisster']) t.same(find(term).names, ['Schulranzen Daune'], term)
  t.equal(find('Tornisster').corrected, 'Tornister')
})

t.test('a thing that is not sold is no typo: the nearest hits are found, with a message', async (t) => {
  const find = indexOf(['Tintenlöscher Klecks', 'Heftgerät Index'], 'de')
  t.match(find('locher'), { names: ['Heftgerät Index'], corrected: 'Heftgerät' })
  t.equal(indexOf(['Locher Index', 'Heftgerät Index'], 'de')('locher').corrected, null, 'unless it is sold')
  const staplers = indexOf(['Heftgerät Index, 30 Blatt', 'Heftgerät Depot, 20 Blatt'], 'de')
  t.equal(staplers('locher 40 blatt').corrected, 'Heftgerät', 'what is counted goes with its number')
  const others = indexOf(
    ['Handlupe Newton', 'Schultasche Aue', 'Bleistift Halde, dick', 'Stofftier Anger', 'Brettspiel Purzel'],
    'de',
  )
  for (const term of ['handpuppe', 'taschentücher', 'spielgeld']) t.same(others(term).names, [], term)
  t.same(others('mensch ärgere dich nicht').names, ['Brettspiel Purzel'])
})

t.test('the noun decides when no product has all words', async (t) => {
  const find = indexOf(['Schulranzen-Set Aue, 5-teilig', 'Zirkel Delta, im Etui', 'Pinselset Tupf'], 'de')
  t.match(find('zirkel set'), { names: ['Zirkel Delta, im Etui'], corrected: 'zirkel', isPartial: true })
  t.same(find('zirkelkasten').names, ['Zirkel Delta, im Etui'], 'what a box holds')
  t.same(find('pinsel').names, ['Pinselset Tupf'])
  const desks = indexOf(['Schreibtischlampe Lumo', 'Schülertisch Aula, höhenverstellbar'], 'de')
  t.same(
    desks('schreibtisch höhenverstellbar').names,
    ['Schülertisch Aula, höhenverstellbar'],
    'what a compound is one of',
  )
})

t.test('a word that may be mistyped counts less than one that is known', async (t) => {
  const find = indexOf(['Scooter Turbino', 'Schulranzen Aue'], 'de')
  t.match(find('scout schulranzen'), { names: ['Schulranzen Aue'], isPartial: true })
  t.same(find('scoter').names, ['Scooter Turbino'])
  const seats = indexOf(['Sitzriese Campus', 'Kissen Aue'], 'de')
  t.same(seats('sitzkissen').names, ['Kissen Aue'], 'the end of a compound before two typos')
})

t.test('an unknown compound is read by what it is one of, or else by what it belongs to', async (t) => {
  const find = indexOf(
    ['Gymnastikreifen Salto', 'Heft Velin', 'Blatt Ries', 'Matte Höhle', 'Turnmatte Salto', 'Schreibtisch Aula'],
    'de',
  )
  t.match(find('blattstreifen'), { names: ['Blatt Ries'], corrected: 'Blatt' }, 'a cut within a word is none')
  t.same(find('filzplatten').names, [], 'atten is no word')
  t.match(find('schreibtischunterlage'), { names: ['Schreibtisch Aula'], corrected: 'Schreibtisch' })
  t.match(find('heftli'), { names: ['Heft Velin'], corrected: 'Heft' }, 'a diminutive')
})

t.test('words for whom, colours and what follows a for are no nouns', async (t) => {
  const find = indexOf(['Freundebuch Kita', 'Regal Moos', 'Fußball Olymp', 'Turnbeutel Saum'], 'de')
  t.same(find('regal kita').names, ['Regal Moos'])
  t.same(find('turnbeutel für fußball').names, ['Turnbeutel Saum'])
  const pads = indexOf(['Block Ries A4'], 'de')
  for (const term of ['DIN A4 Block', 'Block DIN A 4', 'block din-a-4'])
    t.match(pads(term), { names: ['Block Ries A4'], corrected: null }, `the norm says nothing: ${term}`)
  const ropes = indexOf(['Springseil Volley, 2 m'], 'de')
  t.match(ropes('springseil 9 m'), { corrected: 'springseil' }, 'a unit goes with its number')
})

t.test('a letter or two are no beginning of another word', async (t) => {
  const find = indexOf(['Pinselset Grafo', 'Pinselset Tupf'], 'de')
  t.same(find('pinsel gr 8').names, ['Pinselset Grafo', 'Pinselset Tupf'])
  const pens = indexOf(['Kugelschreiber Index'], 'de')
  t.match(pens('kugelschreiberminen'), { names: ['Kugelschreiber Index'], corrected: 'Kugelschreiber' })
})

t.test('measures in the unit of the shop', async (t) => {
  const find = indexOf(
    ['Ordner Depot, 50 mm', 'Ordner Ablaga, 80 mm', 'Rucksack Aue, 30 Liter', 'Karton, 50 × 70 cm'],
    'de',
  )
  t.same(find('ordner 8 cm').names, ['Ordner Ablaga, 80 mm'])
  t.same(find('rucksack 30l').names, ['Rucksack Aue, 30 Liter'])
  t.same(find('karton 50x70').names, ['Karton, 50 × 70 cm'])
})

t.test('only sold products are found', async (t) => {
  const text = buildText(
    [
      { name: 'Globus', fields: [] },
      { name: 'Globus groß', fields: [] },
    ],
    'de',
  )
  const index = new TextIndex(text, 'de', 2)
  t.same([...index.find('globus', Int32Array.from([-1, 0])).places], [1])
  t.same([...index.find('globus', Int32Array.from([-1, -1])).places], [])
  t.same(
    [...index.find('globus', Int32Array.from([0, 1])).places],
    [0, 1],
    'nothing is left of what was searched before',
  )
})

t.test('unknown words and sentences without words find nothing', async (t) => {
  for (const term of ['', '   ', '!!!', 'der die das', 'xqzwv', '\u0000', 'a'.repeat(100_000), 'ß'.repeat(300)])
    t.same(find(term), [])
})

t.test('English plurals and misspellings are found', async (t) => {
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
