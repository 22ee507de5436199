/** Child of the bench: loads one file as `scripts/import.ts` does, and says how long it took and how much memory. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { openDatabase } from '#engine/db/database.ts'
import { formats, isFileExtension } from '#engine/modules/studio/loads/formats/formats.ts'
import { createLoads } from '#engine/modules/studio/loads/loads.service.ts'

export type MeasuredLoad = { seconds: number; memoryMb: number; counts: unknown; violations: readonly unknown[] }

const [url = '', name = '', kind = '', mapping = ''] = process.argv.slice(2)
const extension = extname(name)
if (!isFileExtension(extension)) throw new Error(`${name} is no file of a load`)

/** Kilobytes of the process so far, by the kernel's own count. */
const peak = async (): Promise<number> =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1] ?? 0)

const db = openDatabase({ url, poolSize: 1, statementTimeout: 600_000, connectionTimeout: 5000 }, () => undefined)
const before = await peak()
const since = performance.now()
const { kinds, violations } = await createLoads({ db }).load(
  [
    {
      name,
      reader: formats[extension],
      options: { ...(kind && { kind }), ...(mapping && { mapping: JSON.parse(mapping) }) },
      open: () => createReadStream(name),
    },
  ],
  { by: 'bench' },
)
const seconds = (performance.now() - since) / 1000
await db.$client.end()
const result: MeasuredLoad = { seconds, memoryMb: ((await peak()) - before) / 1000, counts: kinds, violations }
process.send?.(result)
