/**
 * Fills an empty database with the demo shop: DATABASE_URL says which, PUBLIC_ORIGIN the German store's address; the other
 * stores are its subdomains at., ch. and educational. In a database that is filled, stores that are still there follow another
 * PUBLIC_ORIGIN; those with addresses of their own keep them.
 */

import { loadFixturesOnce } from './stack/fixtures.ts'
import { progress } from './stack/progress.ts'
import { addressBeside } from './stack/store-addresses.ts'

const { step, end } = progress()
const databaseUrl = process.env.DATABASE_URL
const origin = new URL(process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000')
if (!databaseUrl) {
  process.stderr.write('DATABASE_URL is missing: the database to fill.\n')
  process.exit(1)
}

await loadFixturesOnce({ databaseUrl, addressOf: addressBeside(origin), onStep: step })
end()
