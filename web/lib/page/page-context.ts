import type { ReactNode } from 'react'
import type { PersistedOperation } from '../data/operation.ts'
import type { Flash } from './flash.ts'
import type { Head } from './head.ts'
import type { PageFacts } from './page-facts.ts'
import type { AbAssignment, Site } from './site.ts'

/** What comes of an operation. */
export type OperationResult<Data> = {
  /** Text of `data`, as it came from the edge's own process; goes into the page unparsed. Empty in the browser. */
  json: string
  data: Data | null
  errors?: CallErrors
}

/** `status`: of the answer, where a browser got none that is GraphQL. */
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
  /** Something on the page comes after the rest (see Deferred), so it is rendered as a stream. */
  isDeferred?: boolean
}

declare global {
  namespace Vike {
    interface PageContext {
      site: Site
      /** Variants of the tests that are active for this URL. */
      abAssignments: readonly AbAssignment[]
      /** In the browser, after a link: the same, on their way together with the page's data. */
      assigned?: Promise<readonly AbAssignment[]>
      /** An editor looks at unpublished content; such a page is never cached. */
      isPreview: boolean
      /** Only while rendering on the server: the edge's schema in the same process. */
      runOperation?: RunOperation
      /** Where the server keeps what it learns while it renders. */
      renderRequest?: RenderRequest
      /** On the server: how the form went that was sent without script and led here. */
      flash?: Flash | null
      /** On the server: the wish list that was looked at last. */
      activeList?: string | null
      data: unknown
      /** In the browser: the texts of this page's areas are on their way. */
      textsLoaded?: Promise<void>
      Page?: () => ReactNode
    }
    interface Config extends PageFacts {
      /** Areas of the texts that a page and its parts show, for example `['listing']` for all keys `listing.*`. */
      texts?: readonly string[]
      /** The page shows what belongs to one visitor: `private, no-store`, never in a shared cache. */
      isPrivate?: boolean
      Layout?: (props: { children: ReactNode }) => ReactNode
    }
    interface ConfigResolved extends PageFacts {
      texts?: readonly (readonly string[])[]
      isPrivate?: boolean
      Layout?: (props: { children: ReactNode }) => ReactNode
    }
  }
}

/** Filled by the render hook, read by the edge: a finished document, or its beginning and the rest as a stream. */
export type RenderRequest = {
  document?: RenderedDocument
  isPrivate: boolean
  /** False while the answer may go to several visitors: private pages are not shown then. */
  isForOneVisitor: boolean
  /** Set when the answer is not cached: deferred parts are then streamed, which takes inline scripts. */
  nonce: string | undefined
  /** Business store: nobody can say now whether this visitor may see its pages, so the page of an outage is shown. */
  isUnconfirmed?: boolean
  /** Under which logs tell of this request. */
  requestId: string
  /** Called with what an operator should see, once per cause: a text or a type of teaser that is missing. */
  onMissing: (what: string) => void
  onRenderError: (error: unknown) => void
  /** Set by the render hook: bytes that the web keeps from render to render, by what they are. */
  keptBytes?: Readonly<Record<'texts' | 'shells' | 'parts', number>>
}

export type RenderedDocument = {
  /** Escaped title and elements of the head. */
  head: string
  htmlLanguage: string
  /** JSON of the page's data block. */
  pageData: string
  /** Rules of colours that editors chose. */
  colourRules: string
  /** Source files whose styles the page uses, in order; true when the script is wanted at once. */
  sources: ReadonlyMap<string, boolean>
  /** Origins whose documents the page shows in frames. */
  frames: readonly string[]
  /** Keys of texts that the page lacks, for editors to see; asked for when the body is written. Empty for visitors. */
  missingTexts: () => readonly string[]
  /** HTML of the application, or the stream that ends with it. */
  body: string | { pipe: (destination: NodeJS.WritableStream) => void; abort: (reason: unknown) => void }
}
