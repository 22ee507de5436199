import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Sourced } from '../source.ts'
import { type NamedFile, picturesOf } from './picture-files.ts'

/** Files of a folder and those in it, by name. */
async function* filesIn(folder: string): AsyncGenerator<NamedFile> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.sort()) {
    const { size } = await stat(file)
    yield { path: relative(folder, file), bytes: size, read: () => readFile(file) }
  }
}

/** Pictures of a folder, named by article number. */
export const readPictureFolder = (folder: string): AsyncIterable<Sourced> => picturesOf(filesIn(folder))
