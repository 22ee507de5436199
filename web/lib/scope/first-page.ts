import type { CompiledTexts } from '../i18n/load-texts.ts'
import type { AbAssignment, Site } from '../page/site.ts'
import type { PageArea } from '../tracking/page-area.ts'

/** What all pages of a visit share; more texts are added as pages need them. */
export type FirstPageState = {
  site: Site
  shell: unknown
  /** Areas whose texts are in `texts`. */
  areas: readonly string[]
  texts: CompiledTexts
  abAssignments: readonly AbAssignment[]
  isPreview: boolean
}

/** What the server hands the browser with the first page, in the data block `page-data` or in a file of its own. */
export type FirstPage = FirstPageState & {
  /** Folder of the page, as Vike names it. */
  pageId: string
  /** As the server saw it: without parameters that no page reads. */
  url: string
  status: number
  area?: PageArea | undefined
  /** Files of the late views that the page is nothing without. */
  views: readonly string[]
  data: unknown
  /** Data of deferred parts by key (see Deferred), where they don't bring blocks of their own. */
  deferred?: Readonly<Record<string, unknown>>
}

/** A heading of editors with that id would be no data. */
const block = () => document.querySelector('script#page-data')

let firstPage: FirstPage | undefined
let isLeft = false

/** Another page is about to be shown in its place. */
export function leaveFirstPage(): void {
  isLeft = true
}

export const isFirstPageLeft = () => isLeft

/** False when the data, which is a file of its own, belongs to a page that has changed meanwhile (lib/hydration/early/loader.ts). */
export const hasFirstPage = () => block() !== null

/** Read once from the document, where the loader puts the file as well. */
export function readFirstPage(): FirstPage {
  firstPage ??= JSON.parse(block()?.textContent ?? 'null') as FirstPage
  return firstPage
}
