import type { TextSnapshot } from '../snapshot/snapshot.ts'
import type { Expansion } from './vocabulary.ts'

/** A product that has a word in more than one place is a little more likely meant. */
const again = 0.1
/** Where some products have a word in what they are called, those that only have it as their category's name don't have it. */
const nearby = 80
const farAway = 51

/** Scores are told apart to a tenth of a percent; places fit into the digits below. */
const steps = 10
const highest = 2 ** 16
const placesBelow = 2 ** 24

/** Adds up how well products stand for groups of words. Its arrays are kept, so a search costs what it touches. */
export class Scorer {
  readonly #text: TextSnapshot
  readonly #totals: Float32Array
  readonly #best: Float32Array
  readonly #rest: Float32Array
  /** By place: how many groups it had so far. */
  readonly #had: Uint8Array
  #touched: Uint32Array
  #next: Uint32Array
  /** How well the best word of the last call's last group stands in any product: percent. */
  bestWord = 0

  constructor(text: TextSnapshot, products: number) {
    this.#text = text
    this.#totals = new Float32Array(products)
    this.#best = new Float32Array(products)
    this.#rest = new Float32Array(products)
    this.#had = new Uint8Array(products)
    this.#touched = new Uint32Array(products)
    this.#next = new Uint32Array(products)
  }

  /** Places that have every group, by score; `docs` has -1 at the place of what is not sold. */
  score(groups: readonly Expansion[], docs: Int32Array): Uint32Array {
    const rarestFirst = groups
      .map((group) => ({ group, products: this.#products(group) }))
      .sort((a, b) => a.products - b.products)
    let count = 0
    rarestFirst.forEach(({ group }, place) => {
      this.#collect(group, place, docs)
      count = this.#settle(place, count)
    })
    const keys = new Float64Array(count)
    for (let i = 0; i < count; i++) {
      const place = this.#touched[i] as number
      const score = Math.min(highest, Math.round((this.#totals[place] as number) * steps))
      keys[i] = (highest - score) * placesBelow + place
      this.#totals[place] = 0
      this.#had[place] = 0
    }
    keys.sort()
    const places = new Uint32Array(count)
    for (let i = 0; i < count; i++) places[i] = (keys[i] as number) % placesBelow
    return places
  }

  #products(group: Expansion): number {
    const { offsets } = this.#text.postings
    let products = 0
    for (const word of group.keys()) products += (offsets[word + 1] ?? 0) - (offsets[word] ?? 0)
    return products
  }

  #nextCount = 0

  /** The best word of the group in each product that had all groups before. */
  #collect(group: Expansion, had: number, docs: Int32Array): void {
    const { postings, weights } = this.#text
    const { offsets, items } = postings
    const [best, rest, next] = [this.#best, this.#rest, this.#next]
    let count = 0
    let highestOfAll = 0
    for (const [word, weight] of group) {
      const end = offsets[word + 1] as number
      for (let k = offsets[word] as number; k < end; k++) {
        const place = items[k] as number
        if ((docs[place] as number) < 0) continue
        const score = weight * (weights[k] as number)
        if (score > highestOfAll) highestOfAll = score
        if (this.#had[place] !== had) continue
        const known = best[place] as number
        if (known === 0) {
          best[place] = score
          next[count++] = place
        } else if (score > known) {
          best[place] = score
          rest[place] = (rest[place] as number) + known
        } else rest[place] = (rest[place] as number) + score
      }
    }
    this.bestWord = highestOfAll
    this.#nextCount = highestOfAll < nearby ? count : this.#keepNear(count)
  }

  #keepNear(count: number): number {
    let remaining = 0
    for (let i = 0; i < count; i++) {
      const place = this.#next[i] as number
      if ((this.#best[place] as number) >= farAway) this.#next[remaining++] = place
      else this.#best[place] = this.#rest[place] = 0
    }
    return remaining
  }

  /** Puts what was collected to the totals; what fell out since the group before is forgotten. */
  #settle(had: number, before: number): number {
    for (let i = 0; i < this.#nextCount; i++) {
      const place = this.#next[i] as number
      const best = this.#best[place] as number
      this.#totals[place] = (this.#totals[place] as number) + best + again * Math.min(best, this.#rest[place] as number)
      this.#best[place] = 0
      this.#rest[place] = 0
      this.#had[place] = had + 1
    }
    for (let i = 0; i < before; i++) {
      const place = this.#touched[i] as number
      if (this.#had[place] === had + 1) continue
      this.#totals[place] = 0
      this.#had[place] = 0
    }
    const settled = this.#next
    this.#next = this.#touched
    this.#touched = settled
    return this.#nextCount
  }
}
