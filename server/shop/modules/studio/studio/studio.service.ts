import { createDrafts } from './drafts.service.ts'
import { createEntries } from './entries.service.ts'
import { createLibrary } from './library/library.service.ts'
import { createPublishing } from './publishing/publishing.service.ts'
import { createTransfer } from './transfer/transfer.service.ts'

type StudioDependencies = Parameters<typeof createLibrary>[0] & { now?: () => number }

/** Editors' work on the shop's content. */
export const createStudioService = ({ now, ...dependencies }: StudioDependencies) => {
  const { db } = dependencies
  return {
    entries: createEntries(db),
    drafts: createDrafts(db),
    publishing: createPublishing(db, now),
    transfer: createTransfer(db),
    library: createLibrary(dependencies),
  }
}
