import { createContext, type ReactElement, useContext } from 'react'
import type { DeferredStore } from '../data/deferred-store.ts'
import type { AbAssignment, Site } from '../page/site.ts'
import type { Parameters } from './parameters.rules.ts'

/** What components may know of the page that they stand on without having it handed down. */
export type PageScope = {
  site: Site
  /** Path and query as in the address bar, without the fragment. */
  url: string
  data: unknown
  shell: unknown
  /** Editors' switches and values; see use-parameters.ts. */
  parameters: Parameters
  texts: Readonly<Record<string, CompiledText>>
  abAssignments: readonly AbAssignment[]
  isPreview: boolean
  /** Status of the error page; 200 elsewhere. */
  status: number
  /** Queries of parts that come after the rest; see Deferred. */
  deferred: DeferredStore
  record: RenderRecord
  /** On the server: the page stands in the frame of the studio, with the ids of its rows (web/teasers/grid/EditedGrid.tsx). */
  edited?: { rows: readonly EditedRow[] }
  /** On the server: HTML of the parts around the page that was made for an earlier one, by name (web/layouts/cached-shell.tsx). */
  cachedShell?: ReadonlyMap<string, string>
  /** On the server: HTML of a part that may have been made for another page (see Kept). `part` is called where it was not. */
  cachedPart?: (key: PartKey, part: () => ReactElement) => string
}

/**
 * What a kept part is made from, besides its storefront and the storefront's texts: `name` says which part it is, in few
 * characters, and `madeFrom` all that it shows, as JSON has it; it is kept and must not be changed. With another `madeFrom` it is made anew
 * and takes the place of the old one.
 */
export type PartKey = { name: string; madeFrom: unknown }

type EditedRow = { id: string | null; cells: readonly { id: string | null }[] }

/** An ICU message as @lingui/message-utils compiles it. */
export type CompiledText = readonly CompiledPart[]
export type CompiledPart =
  | string
  | readonly [name: string]
  | readonly [name: string, type: string]
  | readonly [name: string, type: string, options: string | Readonly<Record<string, CompiledText | number>>]

/** What rendering finds out and the document has to know. */
export type RenderRecord = {
  needText: (key: string) => void
  needColour: (className: string, rule: string) => void
  /** A source file whose styles the page needs; its script is preloaded when it is wanted at once. */
  needSource: (file: string, isWantedNow: boolean) => void
  /** Text of an inline script, which the page's policy then allows by its hash. */
  needInlineScript: (text: string) => void
  /** An origin whose documents the page shows in a frame, which its policy then allows. */
  needFrame: (origin: string) => void
  /** An origin whose script draws a part of the page, which its policy then allows with what that part loads from there. */
  needWidget: (origin: string) => void
  /** An origin that a form of the page is sent to, which its policy then allows. */
  needFormTarget: (origin: string) => void
  /** Something an operator should see once, for example content that this build can't show. */
  report: (what: string) => void
}

export const PageScopeContext = createContext<PageScope | null>(null)

export function usePageScope(): PageScope {
  const scope = useContext(PageScopeContext)
  if (!scope) throw new Error('Rendered outside of a page')
  return scope
}
