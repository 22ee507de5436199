import type { ReactNode } from 'react'
import type { PersistedOperation } from '../data/operation.ts'
import type { Flash } from './flash.ts'
import type { Head } from './head.ts'
import type { PageFacts } from './page-facts.ts'
import type { AbAssignment, Site } from './site.ts'

/** Result of an operation. */
export type OperationResult<Data> = {
  /** JSON of `data` from the edge's own process: what is made of it is known again by it. Empty in the browser. */
  json: string
  data: Data | null
  errors?: CallErrors
}

/** `status`: HTTP status of an answer that was not GraphQL; only in the browser. */
export type CallErrors = readonly { message: string; extensions?: { code?: unknown; status?: unknown } }[]

export type RunOperation = <Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
) => Promise<OperationResult<Data>>

/** Every `+data` returns at least this. */
export type PageData = {
  head: Head
  /** Paths of the page by the language of its texts (de, en); without, the path is the same in every language. */
  translations?: readonly { language: string; path: string }[]
  /** The page has deferred parts (see Deferred), so it is rendered as a stream. */
  isDeferred?: boolean
}

declare global {
  namespace Vike {
    interface PageContext {
      site: Site
      /** Variants of the tests that are active for this URL. */
      abAssignments: readonly AbAssignment[]
      /** In the browser, after a link: the same, loading together with the page's data. */
      assigned?: Promise<readonly AbAssignment[]>
      /** An editor looks at unpublished content; such a page is never cached. */
      isPreview: boolean
      /** Only while rendering on the server: the edge's schema in the same process. */
      runOperation?: RunOperation
      /** State of this request's rendering. */
      renderRequest?: RenderRequest
      /** On the server: result of a form that was sent without script and redirected here. */
      flash?: Flash | null
      /** On the server: id of the wish list that was viewed last. */
      activeList?: string | null
      data: unknown
      /** In the browser: resolves when the texts of this page's areas are loaded. */
      textsLoaded?: Promise<void>
      Page?: () => ReactNode
    }
    interface Config extends PageFacts {
      /** Areas of the texts that a page and its parts show, for example `['listing']` for all keys `listing.*`. */
      texts?: readonly string[]
      /** The page shows private data: `private, no-store`, never in a shared cache. */
      isPrivate?: boolean
      /** The page is shown without a connection, so its data stands in its HTML. */
      isSelfContained?: boolean
      Layout?: (props: { children: ReactNode }) => ReactNode
    }
    interface ConfigResolved extends PageFacts {
      texts?: readonly (readonly string[])[]
      isPrivate?: boolean
      isSelfContained?: boolean
      Layout?: (props: { children: ReactNode }) => ReactNode
    }
  }
}

/** Filled by the render hook, read by the edge: a complete document, or its beginning and the rest as a stream. */
export type RenderRequest = {
  document?: RenderedDocument
  isPrivate: boolean
  /** False while the answer may be shared between visitors: private pages are not rendered then. */
  isForOneVisitor: boolean
  /** Set when the answer is not cached: deferred parts are then streamed, which needs inline scripts. */
  nonce: string | undefined
  /** The page stands in the frame of the studio: its rows and cells are marked, and it runs no script. */
  isEdited?: boolean
  /** Business store: the login could not be checked, so the outage page is shown. */
  isUnconfirmed?: boolean
  /** Request id in the logs. */
  requestId: string
  /** Reports a missing text or teaser type to the operator, once per cause. */
  onMissing: (what: string) => void
  onRenderError: (error: unknown) => void
  /** Set by the render hook: bytes of caches that live longer than one render, by cache. */
  cachedBytes?: Readonly<Record<'texts' | 'shells' | 'parts', number>>
}

export type RenderedDocument = {
  pageId: string
  /** Escaped title and elements of the head. */
  head: string
  htmlLanguage: string
  /** JSON of the page's data, see FirstPage. */
  pageData: string
  /** The data may be a file of its own: the page is the same for several visitors, and is shown with a connection only. */
  hasDataFile: boolean
  /** CSS rules of colours that editors chose. */
  colourRules: string
  /** Source files whose styles the page uses, in order; true when the script is needed at once. */
  sources: ReadonlyMap<string, boolean>
  /** Texts of the inline scripts in the body. */
  inlineScripts: readonly string[]
  /** Origins of the frames on the page. */
  frames: readonly string[]
  /** Origins whose scripts draw parts of the page. */
  widgets: readonly string[]
  /** Other origins that forms of the page are sent to. */
  formTargets: readonly string[]
  /** Keys of missing texts, shown to editors; called when the body is written. Empty for visitors. */
  missingTexts: () => readonly string[]
  /** HTML of the application in pieces, as text or as UTF-8; or its stream. */
  body:
    | readonly (string | Uint8Array)[]
    | { pipe: (destination: NodeJS.WritableStream) => void; abort: (reason: unknown) => void }
}
