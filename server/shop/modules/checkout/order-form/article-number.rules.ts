import { cleanCell } from './pasted-table.rules.ts'

/** Signs before a number: bullets, Excel's mark of text, "Art.-Nr.", and brackets around it. */
const before =
  /^(?:[^\p{L}\p{N}]+|(?:(?:artikel|art|bestell|best|item|order)?[-.\s]*(?:nr|nummer|no|number)(?:[.:]\s*|\s+)))+/iu
const behind = /[^\p{L}\p{N}]+$/u

/** Under which an article is found, however it was typed. */
export const articleKey = (typed: string): string =>
  cleanCell(typed).replace(before, '').replace(behind, '').replaceAll(' ', '').toUpperCase()

/** A number and that of a variant, with the sign between them that a number pad or a program has made of the point. */
const ofVariant = /^(\d{3,})[.,/_\p{Pd}](\d{1,2})$/u

/**
 * How the shop may write the number, the likeliest first: 100415,01 and 100415.1 for 100415.01. A spreadsheet that takes it for a number drops
 * the zero at its end, so 100415.1 may be 100415.10 as well.
 */
export const articleSpellings = (typed: string): string[] => {
  const key = articleKey(typed)
  const [, number, variant] = ofVariant.exec(key) ?? []
  if (number === undefined || variant === undefined) return [...new Set([key, key.replaceAll(/\p{Pd}/gu, '-')])]
  const short = String(Number(variant))
  const variants = [variant, short, short.padStart(2, '0'), ...(variant.length === 1 ? [`${variant}0`] : [])]
  return [...new Set([key, ...variants.flatMap((each) => [`${number}.${each}`, `${number}-${each}`])])]
}
