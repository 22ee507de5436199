import { renderPage } from 'vike/server'
import type { Flash } from '../../../../web/lib/page/flash.ts'
import type { RenderRequest } from '../../../../web/lib/page/page-context.ts'
import type { AbAssignment, Site } from '../../../../web/lib/page/site.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import { assembleDocument, type Document } from './document.ts'
import { watchedRun } from './watched-run.ts'
import type { WebBuild } from './web-build.ts'

/**
 * `nonce` allows what a stream needs in scripts; `flash`: how the form went that led here; `activeList`: the wish list that
 * was looked at last.
 */
export type ForOneVisitor = { nonce: string; flash: Flash | null; activeList: string | null }

type KeptBytes = NonNullable<RenderRequest['keptBytes']>

export type RenderInput = {
  /** Path and query in their normal form. */
  href: string
  visitor: Visitor
  site: Site
  abAssignments: readonly AbAssignment[]
  isPreview: boolean
  run: EdgeRun
  /** The answer goes to this visitor only: private pages may be shown, and what is deferred is streamed. */
  forOneVisitor: ForOneVisitor | null
  /** Called with what an operator should see, once per cause. */
  onMissing: (what: string) => void
  onError: (error: unknown) => void
}

export type Rendered = {
  status: number
  location?: string
  /** Undefined for a redirect. */
  document?: Document
  /** The page belongs to one visitor and was not rendered, since this answer would have gone to several. */
  needsOneVisitor: boolean
  /** False when something in it was meant for one visitor. */
  isPublic: boolean
  /** Of all that it shows. */
  tags: string[]
  /** Seconds that each part of its data has left. */
  ttls: number[]
}

export type PageRenderer = {
  buildId: string
  isCacheable: boolean
  render: (input: RenderInput) => Promise<Rendered>
  /** Bytes that the web keeps from render to render, by what they are; as of the last render. */
  keptBytes?: () => KeptBytes
}

/** Renders with Vike; without a build it is the development server that knows the pages. */
export function vikeRenderer(build: WebBuild | null): PageRenderer {
  let keptBytes: KeptBytes = { texts: 0, shells: 0, parts: 0 }
  const onKept = (bytes: KeptBytes) => {
    keptBytes = bytes
  }
  return {
    buildId: build?.id ?? 'development',
    isCacheable: build !== null,
    render: (input) => render(input, build, onKept),
    keptBytes: () => keptBytes,
  }
}

async function render(
  input: RenderInput,
  build: WebBuild | null,
  onKept: (bytes: KeptBytes) => void,
): Promise<Rendered> {
  const { href, visitor, site, abAssignments, isPreview, run, forOneVisitor, onMissing, onError } = input
  const { runOperation, madeOf } = watchedRun(run, visitor)
  const renderRequest: RenderRequest = {
    isPrivate: false,
    isForOneVisitor: forOneVisitor !== null,
    nonce: forOneVisitor?.nonce,
    requestId: visitor.requestId,
    isUnconfirmed: visitor.isUnconfirmed,
    onMissing,
    onRenderError: onError,
  }
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: withoutViteAddress(href),
    ...oldPageId,
    site,
    abAssignments,
    isPreview,
    runOperation,
    renderRequest,
    flash: forOneVisitor?.flash ?? null,
    activeList: forOneVisitor?.activeList ?? null,
  })
  if (errorWhileRendering && !isAbort(errorWhileRendering)) onError(errorWhileRendering)
  if (renderRequest.keptBytes) onKept(renderRequest.keptBytes)
  const status = httpResponse.statusCode
  const { tags, ttls, isPublic } = madeOf()
  const location = httpResponse.headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  return {
    status,
    ...(location && status < 400 ? { location } : {}),
    ...(renderRequest.document && !(location && status < 400)
      ? { document: assembleDocument(renderRequest.document, httpResponse.body, build) }
      : {}),
    needsOneVisitor: renderRequest.isPrivate && !forOneVisitor,
    isPublic: isPublic && !renderRequest.isPrivate,
    tags,
    ttls,
  }
}

/**
 * Vike's old name of `pageId`. Without a value Vike defines a getter for each page, and V8 keeps its closure in the old
 * generation: all that a page was made of stayed in memory until the next collection of the whole heap.
 */
const oldPageId = { _pageId: null }

/**
 * Vike throws at addresses of Vite's development server. In production they are addresses like others that nobody has: with a `$` they
 * match no page (web/lib/routing/is-shop-path.ts). The path is decodable, see parsePageUrl.
 */
function withoutViteAddress(href: string): string {
  const path = decodeURIComponent(href.split('?', 1)[0] ?? '')
  return /^\/(?:@|__vite)/.test(path) ? `/$${href.slice(1)}` : href
}

/** `throw render()` and `throw redirect()` are answers, not faults. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '_pageContextAbort' in error
}
