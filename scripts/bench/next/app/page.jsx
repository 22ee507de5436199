import { readFileSync } from 'node:fs'
import { Listing } from './Listing.jsx'

export const dynamic = 'force-dynamic'

/** Read once: what is measured is rendering. */
let first

export default function Page() {
  first ??= JSON.parse(readFileSync(process.env.BENCH_DATA, 'utf8'))
  return <Listing first={first} />
}
