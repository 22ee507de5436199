/** What is counted or measured, where it follows its number. */
const units =
  '%|Stück|pieces?|Artikel|items?|Produkte?|products?|Tagen?|days?|Minuten|minutes|Std\\.|hrs|Min\\.|min|Uhr|MB|Zeichen|characters|Zeilen|lines|Sternen?|stars?'

const pairs = [
  new RegExp(`(?<=[\\d#}]) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'),
  // "Nr. 17", "5,00 € / 100 g"
  /(?<=\bNr\.) (?=[\d{])/gu,
  /(?<=\}) (?=\/ \{)|(?<=\} \/) (?=\{)/gu,
]

/** A number stays in one line with its unit: the spaces between them do not break. `message` is in ICU's syntax. */
export const unbroken = (message: string): string => pairs.reduce((text, pair) => text.replace(pair, '\u00a0'), message)
