import { createHash } from 'node:crypto'

const isNumber = /^\d{1,18}$/
/** 15 digits: a number of JavaScript holds them, and no two articles of a catalogue are likely to share them. */
const first = 100_000_000_000_000n

/** A number for what another system names by letters; the same one for the same name. */
export const numberFor = (name: string): string => {
  const hash = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
  return String(first + (hash % (9n * first)))
}

/** Number of the product that an article is where a file knows articles alone: its own number, or one made of it. */
export const productNumberOf = (articleNumber: string): string =>
  isNumber.test(articleNumber) ? articleNumber : numberFor(articleNumber)
