import type { TextLanguage } from '#contract/stores.ts'

const listed = (text: string): string[] => text.trim().split(/\s+/)

/** German colours with the endings of adjectives. */
const colours = listed('rot blau grun gelb schwarz weiss grau braun rosa pink lila turkis orange').flatMap((colour) =>
  ['', 'e', 'er', 'es', 'en', 'em'].map((ending) => colour + ending),
)

/**
 * Folded words that say for whom, how much or how good, not what the thing is: the first to be left out when no product has
 * all words. Where products have them, they count like others.
 */
const softWords: Record<TextLanguage, ReadonlySet<string>> = {
  de: new Set([
    ...colours,
    ...listed(`
    set sets pack packs packung packungen paket pakete satz kit sortiment mix box stuck stk st teilig er
    kind kinder kindern madchen junge jungen jungs schuler schulerin schulkind schulkinder teenager teens damen herren erwachsene
    erwachsener baby babys familie anfanger
    gunstig gunstige gunstiger gunstiges gunstigen billig billige billiger billiges gut gute guter gutes guten beste bester bestes besten
    schon schone schoner schones schonen neu neue neuer neues neuen cool coole cooler cooles coolen klein kleine kleiner kleines
    gross grosse grosser grosses passend passende bunt bunte bunter buntes farbe farben farbig farbige grosse
    kaufen online bestellen shop euro eur preis marke geschenk geschenke jahr jahre jahren jahrige jahriger jahriges alter
    zum schule basteln malen schreiben selber selbst
    kita kitas krippe kindergarten vorschule grundschule volksschule primarschule gymnasium schulanfanger erstklassler kleinkind kleinkinder`),
  ]),
  en: new Set(
    listed(`
    set sets pack packs packet package kit assortment mix box piece pieces pcs
    child children childrens kid kids boy boys girl girls pupil pupils student students teen teens adult adults baby toddler toddlers
    cheap cheaper good best nice new cool small large big buy online order shop price brand gift gifts present euro euros eur
    year years old olds yo age aged ages colour color s
    red blue green yellow black white grey gray brown pink purple orange turquoise
    nursery kindergarten preschool primary secondary reception beginner beginners`),
  ),
}

export const isSoft = (word: string, language: TextLanguage): boolean => softWords[language].has(word)
