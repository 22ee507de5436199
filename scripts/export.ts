/**
 * For operators: writes what the shop has as NDJSON, sorted, in the form that scripts/import.ts reads. DATABASE_URL says of which shop.
 *
 *   node scripts/export.ts [--kind KIND] [--out FILE] [--with-passwords]
 *
 * Options: --kind (all), --out (standard output), --with-passwords (hashes of customers' passwords and
 * agreements by which memberships are paid, which are left out else). An export has
 * the names and addresses of customers: keep it as the database is kept.
 */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { isLoadKind, loadKinds } from '#contract/import/load-records.ts'
import { openDatabase } from '#engine/db/database.ts'
import { exportRecords } from '#engine/modules/studio/loads/export-records.ts'

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    out: { type: 'string' },
    'with-passwords': { type: 'boolean', default: false },
  },
})
const url = process.env.DATABASE_URL
const { kind, out } = values

if (!url || (kind !== undefined && !isLoadKind(kind))) {
  const sentence = url
    ? `${kind} is none of ${loadKinds.join(', ')}.`
    : 'DATABASE_URL is missing: the database of the shop.'
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
} else {
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 600_000, connectionTimeout: 5000 }, () => undefined)
  const stream = out === undefined ? process.stdout : createWriteStream(out)
  try {
    await exportRecords(
      db,
      async (line) => {
        if (!stream.write(line)) await once(stream, 'drain')
      },
      { only: kind, withPasswords: values['with-passwords'] },
    )
    if (out !== undefined) {
      stream.end()
      await finished(stream)
    }
  } finally {
    await db.$client.end()
  }
}
