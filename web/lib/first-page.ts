import type { CompiledTexts } from './i18n/load-texts.ts'
import type { AbAssignment, Site } from './site.ts'

/** What the server hands the browser with the first page, in the data block `page-data`. */
export type FirstPage = {
  site: Site
  shell: unknown
  /** Areas whose texts are in `texts`. */
  areas: readonly string[]
  texts: CompiledTexts
  abAssignments: readonly AbAssignment[]
  isPreview: boolean
  data: unknown
}

let firstPage: FirstPage | undefined

/** Read once from the document; keeps what all later pages share. */
export function readFirstPage(): FirstPage {
  firstPage ??= JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as FirstPage
  return firstPage
}
