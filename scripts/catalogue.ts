/**
 * Writes a catalogue as NDJSON, one record of server/contract/import/catalogue.ts a line:
 *
 *   node scripts/catalogue.ts --products 100000 --pictures few --out /tmp/catalogue.ndjson
 *
 * Reviews are left out of large catalogues unless they are asked for.
 *
 * Options: --products (2500), --seed (1), --pictures all|few (all), --today (now, ISO date), --reviews, --out (standard output).
 */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { generateCatalogue } from '../fixtures/catalogue/generate.ts'

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '2500' },
    seed: { type: 'string', default: '1' },
    pictures: { type: 'string', default: 'all' },
    today: { type: 'string' },
    reviews: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
})

const products = Number(values.products)
const seed = Number(values.seed)
const today = values.today ? new Date(values.today) : new Date()
const { pictures, reviews } = values
if (!Number.isInteger(products) || products < 1) throw new Error('--products must be a whole number from 1')
if (!Number.isInteger(seed)) throw new Error('--seed must be a whole number')
if (Number.isNaN(today.getTime())) throw new Error('--today must be a date, for example 2026-08-01')
if (pictures !== 'all' && pictures !== 'few') throw new Error('--pictures must be all or few')

function* lines(pictures: 'all' | 'few') {
  for (const record of generateCatalogue({ products, seed, today, pictures, reviews }))
    yield `${JSON.stringify(record)}\n`
}

await pipeline(Readable.from(lines(pictures)), values.out ? createWriteStream(values.out) : process.stdout)
