import type { Database } from '#engine/db/database.ts'
import { type Directory, loadDirectory } from './directory.ts'

/** Holds the directory for the modules that speak of categories and attributes. */
export const createDirectoryHolder = (db: Database) => {
  let current: Directory | null = null
  return {
    load: async (): Promise<void> => {
      current = await loadDirectory(db)
    },
    get: (): Directory => {
      if (!current) throw new Error('The directory of categories is asked for before it is loaded')
      return current
    },
  }
}

export type DirectoryHolder = ReturnType<typeof createDirectoryHolder>
