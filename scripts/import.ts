/**
 * For operators: brings records of files into the shop, or restores what such a load replaced. DATABASE_URL says of which shop.
 *
 *   node scripts/import.ts FILE… [--dry-run] [--full] [--allow-removals] [--kind KIND] [--mapping FILE]
 *   node scripts/import.ts --template KIND
 *   node scripts/import.ts --undo ID [--force] [--dry-run]
 *   node scripts/import.ts --list
 *
 * docs/import.md says how files are written; a FILE may be a folder of pictures. --template writes a table to fill in. --dry-run changes nothing and says what would change. --full withdraws what the files leave
 * out of their kinds; more than a fifth of a kind goes with --allow-removals only. A file with any violation changes nothing.
 */
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#engine/db/database.ts'
import { type CsvKindName, csvKinds } from '#engine/modules/studio/loads/formats/csv/csv-kinds.ts'
import { templateOf } from '#engine/modules/studio/loads/formats/csv/template.ts'
import { formats, isFileExtension } from '#engine/modules/studio/loads/formats/formats.ts'
import { parseMapping } from '#engine/modules/studio/loads/formats/mapping.ts'
import { readPictureFolder } from '#engine/modules/studio/loads/formats/pictures/picture-folder.ts'
import type { ReaderOptions } from '#engine/modules/studio/loads/formats/source.ts'
import { createLoads, createPastLoads, type LoadFile } from '#engine/modules/studio/loads/loads.service.ts'
import { LoadRefusedError, type LoadReport, violationLine } from '#engine/modules/studio/loads/report.ts'

const usage = `Usage: node scripts/import.ts FILE… [--dry-run] [--full] [--allow-removals] [--kind KIND] [--mapping FILE]
       node scripts/import.ts --template KIND
       node scripts/import.ts --undo ID [--force] [--dry-run]
       node scripts/import.ts --list`
/** Milliseconds of one statement: the largest writes a thousand products. */
const statementTimeout = 600_000

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const sayReport = (report: LoadReport): void => {
  const { id, isDryRun, kinds, differences, violations, violationCount } = report
  for (const violation of violations) say(violationLine(violation))
  if (violationCount > violations.length) say(`and ${violationCount - violations.length} more`)
  for (const difference of differences) say(difference)
  for (const [kind, { new: fresh, changed, removed, unchanged }] of Object.entries(kinds))
    say(`${kind}: ${fresh} new, ${changed} changed, ${removed} removed, ${unchanged} unchanged`)
  if (violationCount > 0) {
    say(`${violationCount} violations: nothing has changed.`)
    process.exitCode = 1
  } else say(isDryRun ? 'A dry run: nothing has changed.' : `Done: load ${id}.`)
}

const isFolder = async (name: string): Promise<boolean> => (await stat(name)).isDirectory()

/** A folder is read by itself. */
async function* nothing(): AsyncGenerator<Uint8Array> {}

const fileOf = async (name: string, options: ReaderOptions): Promise<LoadFile> => {
  if (await isFolder(name)) return { name, reader: () => readPictureFolder(name), options, open: nothing }
  const extension = extname(name).toLowerCase()
  if (!isFileExtension(extension))
    throw new LoadRefusedError(`${name}: the end of its name is none of ${Object.keys(formats).join(', ')}.`)
  return { name, reader: formats[extension], options, open: () => createReadStream(name) }
}

const readMapping = async (name: string): Promise<unknown> => {
  const read = parseMapping(await readFile(name, 'utf8'))
  if ('mapping' in read) return read.mapping
  const { place, message } = read.violation
  throw new LoadRefusedError(violationLine({ file: name, ...place, message }))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    'allow-removals': { type: 'boolean', default: false },
    kind: { type: 'string' },
    mapping: { type: 'string' },
    template: { type: 'string' },
    undo: { type: 'string' },
    force: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const list = async (url: string): Promise<void> => {
  const db = openDatabase({ url, poolSize: 1, statementTimeout, connectionTimeout: 5000 }, () => undefined)
  try {
    for (const { id, startedAt, by, source, isFull, counts, undoneBy } of await createPastLoads({ db }).list()) {
      const changed = Object.entries(counts).map(
        ([kind, count]) => `${kind} +${count.new} ~${count.changed} -${count.removed}`,
      )
      const marks = [...(isFull ? ['full'] : []), ...(undoneBy === null ? [] : [`undone by ${undoneBy}`])]
      say([id, startedAt.toISOString(), by, source, ...changed, ...marks].join('  '))
    }
  } finally {
    await db.$client.end()
  }
}

const load = async (url: string): Promise<void> => {
  const db = openDatabase({ url, poolSize: 1, statementTimeout, connectionTimeout: 5000 }, () => undefined)
  const isDryRun = values['dry-run']
  try {
    const loads = createLoads({ db })
    if (values.undo !== undefined)
      return sayReport(await loads.undo(Number(values.undo), { by: 'script', isDryRun, isForced: values.force }))
    const options: ReaderOptions = {
      ...(values.kind !== undefined && { kind: values.kind }),
      ...(values.mapping !== undefined && { mapping: await readMapping(values.mapping) }),
    }
    const files = await Promise.all(positionals.map((name) => fileOf(name, options)))
    sayReport(
      await loads.load(files, {
        by: 'script',
        isDryRun,
        isFull: values.full,
        allowRemovals: values['allow-removals'],
      }),
    )
  } finally {
    await db.$client.end()
  }
}

const isTable = (kind: string): kind is CsvKindName => Object.hasOwn(csvKinds, kind)

const writeTemplate = (kind: string): void => {
  if (!isTable(kind)) throw new LoadRefusedError(`${kind} is none of ${Object.keys(csvKinds).join(', ')}.`)
  process.stdout.write(templateOf(kind))
}

const main = async (): Promise<void> => {
  if (values.template !== undefined) return writeTemplate(values.template)
  const url = process.env.DATABASE_URL
  if (!url) throw new LoadRefusedError('DATABASE_URL is missing: the database of the shop.')
  if (values.list) return list(url)
  const hasWork = values.undo === undefined ? positionals.length > 0 : /^[1-9]\d{0,14}$/.test(values.undo)
  if (!hasWork) throw new LoadRefusedError(usage)
  return load(url)
}

await main().catch((error: unknown) => {
  const isFile = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!(error instanceof LoadRefusedError) && !isFile) throw error
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
})
