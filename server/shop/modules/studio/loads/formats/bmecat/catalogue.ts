import type { BmecatMapping } from './bmecat-mapping.ts'
import type { Groups } from './groups.ts'
import type { CatalogueHeader } from './header.ts'

/** What holds for all articles of a file. isUpdate: it changes a catalogue that the shop has (T_UPDATE_PRODUCTS). */
export type Catalogue = { header: CatalogueHeader; groups: Groups; mapping: BmecatMapping; isUpdate: boolean }
