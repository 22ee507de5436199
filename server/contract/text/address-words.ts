/** A packing station or post office as it is stored: its number, with the word before it where it is a post office. */
export const stationOf = (typed: string): string => {
  const [, word = '', number = ''] =
    /^\s*(?:dhl[\s-]*)?(packstation|postfiliale|filiale|post)?[\s.:-]*(?:nr\.?|nummer)?\s*(\d{3})\s*$/iu.exec(typed) ??
    []
  if (number === '') return typed.trim()
  return /^p?o?s?t?filiale$|^post$/i.test(word) ? `Postfiliale ${number}` : number
}

/** How labels and papers name it. */
export const stationLine = (station: string): string => (/^\d/.test(station) ? `Packstation ${station}` : station)

const letter = '[\\p{L}\\p{M}]'
const station = new RegExp(`(?<!${letter})(?:pack[\\s-]?station|post[\\s-]?filiale|pack[\\s-]?shop)(?!${letter})`, 'iu')
const postbox = new RegExp(
  `(?<!${letter})(?:post[\\s-]?fach|p\\.?\\s*o\\.?\\s*box|post\\s*office\\s*box|case\\s+postale|casella\\s+postale)(?!${letter})`,
  'iu',
)

/** What is written into the field for a street and is none: a packing station has a form of its own, and no parcel comes to a post box. */
export const streetViolation = (street: string): 'station' | 'postbox' | null => {
  if (station.test(street)) return 'station'
  return postbox.test(street) ? 'postbox' : null
}
