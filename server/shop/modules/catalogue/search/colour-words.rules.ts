import type { TextLanguage } from '#contract/stores.ts'
import { fold } from '#engine/search-index/words/words.ts'

/** Each line: what editors call a colour of the filter, and what shoppers also call it. */
const german = `
Rot: bordeaux weinrot burgund kirsch kirschrot rubin rubinrot ziegelrot feuerrot karmin karminrot scharlachrot
Orange: apricot aprikose koralle kupfer terrakotta mandarine
Gelb: senf senfgelb zitrone zitronengelb sonnengelb neongelb mais vanille
Grün: oliv olivgrün khaki tannengrün grasgrün smaragd smaragdgrün lindgrün limette waldgrün neongrün
Mint: mintgrün pastellgrün pistazie salbei
Türkis: petrol aqua cyan lagune blaugrün aquamarin
Blau: hellblau himmelblau königsblau royalblau azur azurblau babyblau kobalt kobaltblau
Dunkelblau: marine marineblau navy nachtblau indigo
Lila: violett flieder lavendel aubergine purpur mauve pflaume beere brombeer
Pink: magenta fuchsia himbeer neonpink cyclam
Rosé: rosa rose altrosa hellrosa pfirsich puder lachs
Braun: schoko schokobraun cognac karamell nougat mokka kastanie
Schwarz: anthrazitschwarz tiefschwarz
Grau: anthrazit graphit taupe schiefer hellgrau dunkelgrau
Weiß: creme cremeweiß elfenbein schneeweiß offwhite
Silber: silbern silberfarben chrom
Gold: golden goldfarben messing
Natur: beige sand holzfarben naturfarben ecru
`

const english = `
Red: burgundy bordeaux crimson scarlet maroon ruby cherry
Orange: apricot coral copper terracotta tangerine
Yellow: mustard lemon
Green: olive khaki emerald lime
Mint: sage pistachio
Turquoise: teal petrol aqua cyan aquamarine
Blue: azure cobalt
Navy: indigo
Purple: violet lilac lavender aubergine plum mauve
Pink: magenta fuchsia raspberry
Rose: blush salmon peach
Brown: chocolate tan caramel chestnut
Grey: gray anthracite graphite charcoal slate taupe
White: cream ivory
Silver: chrome
Gold: golden
Natural: beige sand ecru
`

const shortestColour = 3
const asColour = /(?:farben|farbig|farbene?[rsnm]?|farbige?[rsnm]?|colou?red)$/
const noColour = /brot$|schrot$/
const ending = /(?:e|er|es|en|em|s)$/

const read = (lines: string): Map<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [name = '', others = ''] = line.split(': ')
        return others.split(' ').map((other): [string, string] => [fold(other), fold(name)])
      }),
  )

const synonyms: Record<TextLanguage, ReadonlyMap<string, string>> = { de: read(german), en: read(english) }
/** Folded names that compounds may end with: himmelblau, knallrot. */
const colours: Record<TextLanguage, readonly string[]> = {
  de: [
    'rot',
    'orange',
    'gelb',
    'grun',
    'turkis',
    'blau',
    'lila',
    'pink',
    'braun',
    'schwarz',
    'grau',
    'weiss',
    'silber',
    'gold',
  ],
  en: [],
}

/** The folded name of the colour that a folded word means: weinroter, fliederfarben, knallgelb; null for another word. */
export const colourOf = (word: string, language: TextLanguage): string | null => {
  const known = synonyms[language]
  const bare = word.replace(asColour, '')
  for (const form of [word, word.replace(ending, ''), bare, bare.replace(ending, '')]) {
    if (form.length < shortestColour) continue
    const colour = known.get(form)
    if (colour !== undefined) return colour
    const end = colours[language].find((name) => form.endsWith(name))
    if (end !== undefined && (form === end || form.length >= end.length + shortestColour) && !noColour.test(form))
      return end
  }
  return null
}
