import type { StudioEntryOfQuery } from '../generated/operations.ts'

/** A page as the engine keeps it: what is published, and its draft. */
export type PageEntry = NonNullable<StudioEntryOfQuery['studio_entry']>
