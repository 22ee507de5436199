import type { StudioEntryOfQuery } from '../generated/operations.ts'

/** A record as the engine keeps it: what is published, drafted and planned. */
export type Entry = NonNullable<StudioEntryOfQuery['studio_entry']>

/** Of a text that comes with the shop and is not overridden. */
const blankText = (key: string) => ({ key, text: { de: '', en: '' } })

/** What an editor goes on from: the draft, else what is published, else what is only planned, else an override that says nothing yet. */
export const bodyOf = ({ key, draft, published, planned, shipped }: Entry): unknown =>
  draft?.body ?? published ?? planned ?? (shipped === null ? null : blankText(key))
