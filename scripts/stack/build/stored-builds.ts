import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { BuildRecord } from '#web/build/build-record.ts'

/** Builds whose files and operations stay beside the newest one: pages that are open still ask for them. */
const storedBuilds = 3

const recordFile = (dist: string, id: string) => join(dist, 'builds', `${id}.json`)
const documentsFile = (dist: string, id: string) => join(dist, 'builds', `${id}.documents.json`)

/** Writes down what a finished build is made of. */
export function recordBuild(dist: string, record: Omit<BuildRecord, 'files'>, persistedFile: string): void {
  mkdirSync(join(dist, 'builds'), { recursive: true })
  const assets = join(dist, 'client/assets')
  const files = readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(assets, join(entry.parentPath, entry.name)))
  writeFileSync(recordFile(dist, record.id), JSON.stringify({ ...record, files } satisfies BuildRecord))
  copyFileSync(persistedFile, documentsFile(dist, record.id))
}

/** Takes over what the last builds left in `from`, the newest first, without touching what `to` has itself. */
export function keepLastBuilds(from: string, to: string): void {
  const known = readRecords(to).map(({ id }) => id)
  const last = readRecords(from)
    .filter(({ id }) => !known.includes(id))
    .sort((a, b) => b.builtAt.localeCompare(a.builtAt))
    .slice(0, storedBuilds)
  for (const { id, files } of last) {
    copyFileSync(recordFile(from, id), recordFile(to, id))
    copyFileSync(documentsFile(from, id), documentsFile(to, id))
    for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
      const [source, target] = [from, to].map((dist) => join(dist, 'client/assets', file)) as [string, string]
      if (!existsSync(source) || existsSync(target)) continue
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target)
    }
  }
}

function readRecords(dist: string): BuildRecord[] {
  const folder = join(dist, 'builds')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as BuildRecord)
}
