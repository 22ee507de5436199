import type { StudioEntryOfQuery } from '../generated/operations.ts'

/** A record as the engine keeps it: what is published, drafted and planned. */
export type Entry = NonNullable<StudioEntryOfQuery['studio_entry']>

/** What an editor goes on from: the draft, else what is published, else what is only planned. */
export const bodyOf = ({ draft, published, planned }: Entry): unknown => draft?.body ?? published ?? planned
