import { wholeWords } from '#contract/text/whole-words.ts'
import { fold } from '#engine/search-index/words/words.ts'

/**
 * What German schools and parents write on lists of materials, as data: nothing here names a product of the shop. Words are folded
 * (lower case, no umlauts).
 */
const read = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(fold))

/** Abbreviations by what they stand for. */
export const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{M}])din[\s-]*a\s*(\d)/giu, 'A$1'],
  [/(?<![\p{L}\p{M}])A (\d)(?!\d)/gu, 'A$1'],
  [/(?<![\p{L}\p{M}])lin(?:eatur|\.)?\s*(\d+)/giu, 'Lineatur$1'],
  [/(?<![\p{L}\p{M}])bleist\.?(?=\s|$)/giu, 'Bleistift'],
  [wholeWords('pckg\\.?|pkg\\.?|päckchen|packungen|päck\\.', 'giu'), 'Packung'],
  [/(?<![\p{L}\p{M}])(?:gr|größe|grösse)\.?\s*(\d{2,3})/giu, 'Größe$1'],
  [/(?<![\p{L}\p{M}])m\.(?=\s)/giu, 'mit'],
  [/(?<![\p{L}\p{M}])u\.(?=\s)/giu, 'und'],
  [/(?<![\p{L}\p{M}])versch\./giu, 'verschieden'],
  [wholeWords('karr?iert', 'giu'), 'kariert'],
  [wholeWords('o\\.\\s*ä\\.?|z\\.\\s*b\\.?|ggf\\.?|ca\\.?|mind\\.?|inkl\\.?', 'giu'), ' '],
]

/** Numbers in words. */
export const numberWords: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwolf: 12,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}

/** Say nothing of what is wanted. */
export const fillers = read(`
  bitte moglichst gern gerne gut gute guten grosse grosser grosses grossen gross kleine kleiner klein neu neue alter altes alte
  verschieden oder und mit ohne je fur im in der die das ein eine einen zum zur von aus als auch noch nur schon jeweils pro kind
  stuck packung pack set satz paar stk st rolle beispiel marke heller sohle lange langes please the a an of with for and or each`)

/** Lessons: alone they are a heading, before a colon they say what a line is for. */
export const lessons = read(`
  deutsch mathe mathematik englisch franzosisch latein kunst musik sport sachkunde sachunterricht hsu heimatkunde religion ethik werken
  textil technik biologie physik chemie geschichte erdkunde geografie informatik ag schwimmen sonstiges allgemein
  german maths math english art music science other`)

/** A line with one of them is a title, not an article. */
export const titleWords = read(`
  liste materialliste material materialien schulsachen sportzeug bestellung einkaufszettel einkaufsliste projektwoche schuljahr jahrgang
  jahrgangsstufe anzahl artikel seite frau herr herrn klassenlehrerin klassenlehrer lehrerin lehrer eltern familien kita
  list supplies page dear parents`)

/** What makes a line a sentence about something else: who speaks, what is done, and what is not wanted. */
export const sentence = wholeWords(
  'wir|sie|uns|unser[en]?|we|you|our|werden|wird|bekommen|bleib(?:t|en)|freuen|nachfragen|rückfragen|fragen|versehen|beschriften|willkommen|vielen dank|geliehen|braucht|nicht|please label|kein\\p{L}* .*(?<!\\p{L})(?:kaufen|nachkaufen|mitbringen)',
)

/** Words in brackets that exclude a line: the school provides it, or it is needed later. */
export const notYet = wholeWords('wird|werden|erst ab|erst im|provided')

/** About money, not about things. */
export const costs = wholeWords('kosten|kostenbeitrag|euro|geld|betrag|costs?|\\d*\\s*€')

export const contact = /@|(?<![\p{L}\p{M}])tel(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])telefon|https?:/iu

/**
 * Things of their own that share their head with others: slippers are no gym shoes. They count as found only where a product has this very
 * name.
 */
export const ownThings = read(`
  hausschuhe finken pantoffeln gummistiefel stiefel matschhose regenhose regenjacke wechselwasche wechselkleidung handtuch geschirrtuch
  taschentucher feuchttucher kuchenrolle klopapier haargummi haarband wasserbecher malbecher becher lappen schwamm lernuhr armbanduhr
  zahnburste zahnbecher sonnenhut sonnencreme badehose badekappe schwimmbrille schlafsack kissen bettwasche schnuller windeln
  tshirt shirt hose hosen turnhose sporthose trainingsanzug unterhose socken strumpfhose schutzbrille fahrradhelm kuscheldecke zeitung schuhkarton
  klebeband tesafilm korken steine kastanien fotos passfoto`)
