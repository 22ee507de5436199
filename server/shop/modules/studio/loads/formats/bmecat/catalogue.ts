import type { BmecatMapping } from './bmecat-mapping.ts'
import type { Groups } from './groups.ts'
import type { CatalogueHeader } from './header.ts'

/** What holds for all articles of a file. */
export type Catalogue = { header: CatalogueHeader; groups: Groups; mapping: BmecatMapping }
