import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SpooledFile = {
  path: string
  bytes: number
  read: () => AsyncIterable<Uint8Array>
  remove: () => Promise<void>
}

/**
 * Writes a file that comes as a stream to a temporary folder, for formats that cannot be read from beginning to end in one go.
 * @returns null where it has more than `maxBytes`
 */
export const spool = async (input: AsyncIterable<Uint8Array>, maxBytes: number): Promise<SpooledFile | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'pausenhof-import-'))
  const path = join(folder, 'file')
  const remove = () => rm(folder, { recursive: true, force: true })
  let bytes = 0
  try {
    const file = await open(path, 'wx')
    try {
      for await (const chunk of input) {
        bytes += chunk.length
        if (bytes > maxBytes) break
        await file.writeFile(chunk)
      }
    } finally {
      await file.close()
    }
  } catch (error) {
    await remove()
    throw error
  }
  if (bytes > maxBytes) {
    await remove()
    return null
  }
  return { path, bytes, read: () => createReadStream(path), remove }
}
