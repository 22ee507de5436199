import { renderPage } from 'vike/server'
import type { Flash } from '#web/lib/page/flash.ts'
import type { RenderRequest } from '#web/lib/page/page-context.ts'
import type { AbAssignment, Site } from '#web/lib/page/site.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import type { Visitor } from '../../visitor/visitor.ts'
import { assembleDocument, type Document } from './document.ts'
import { previewBar, previewBarStyle } from './preview-bar.ts'
import { watchedRun } from './watched-run.ts'
import type { WebBuild } from './web-build.ts'

/**
 * `nonce` allows the inline scripts of a stream, null for a page that runs no script; `flash`: outcome of the form that redirected here; `activeList`: the
 * wish list viewed last.
 */
export type ForOneVisitor = { nonce: string | null; flash: Flash | null; activeList: string | null }

type CachedBytes = NonNullable<RenderRequest['cachedBytes']>

export type RenderInput = {
  /** Path and query in their normal form. */
  href: string
  visitor: Visitor
  site: Site
  abAssignments: readonly AbAssignment[]
  run: EdgeRun
  /** Set when the answer goes to this visitor only: private pages may be rendered, and deferred parts are streamed. */
  forOneVisitor: ForOneVisitor | null
  /** Called once for each missing text or view, for the operator. */
  onMissing: (what: string) => void
  onError: (error: unknown) => void
}

export type RenderResult = {
  status: number
  location?: string
  /** Undefined for a redirect. */
  document?: Document
  /** The page is private and was not rendered, because the answer would have been shared. */
  needsOneVisitor: boolean
  /** False when the page contains data of one visitor. */
  isPublic: boolean
  /** Cache tags of every entity on the page. */
  tags: string[]
  /** Remaining seconds of each part of its data. */
  ttls: number[]
}

export type PageRenderer = {
  buildId: string
  isCacheable: boolean
  render: (input: RenderInput) => Promise<RenderResult>
  /** Bytes of the web's caches by name, as of the last render. */
  cachedBytes?: () => CachedBytes
}

/** Renders with Vike; without a build the development server provides the pages. */
export function vikeRenderer(build: WebBuild | null): PageRenderer {
  let cachedBytes: CachedBytes = { texts: 0, shells: 0, parts: 0 }
  const onCached = (bytes: CachedBytes) => {
    cachedBytes = bytes
  }
  return {
    buildId: build?.id ?? 'development',
    isCacheable: build !== null,
    render: (input) => render(input, build, onCached),
    cachedBytes: () => cachedBytes,
  }
}

async function render(
  input: RenderInput,
  build: WebBuild | null,
  onCached: (bytes: CachedBytes) => void,
): Promise<RenderResult> {
  const { href, visitor, site, abAssignments, run, forOneVisitor, onMissing, onError } = input
  const { preview } = visitor
  const isEdited = preview?.mode === 'edit'
  const bar = preview && !isEdited ? { html: previewBar(preview, site, href), ...previewBarStyle } : null
  const { runOperation, madeOf } = watchedRun(run, visitor)
  const renderRequest: RenderRequest = {
    isPrivate: false,
    isForOneVisitor: forOneVisitor !== null,
    nonce: forOneVisitor?.nonce ?? undefined,
    isEdited,
    requestId: visitor.requestId,
    isUnconfirmed: visitor.isUnconfirmed,
    onMissing,
    onRenderError: onError,
  }
  const { httpResponse, errorWhileRendering } = await renderPage({
    urlOriginal: withoutViteAddress(href),
    ...oldPageId,
    ...(build?.router ? noPageAssets : {}),
    site,
    abAssignments,
    isPreview: preview !== undefined,
    runOperation,
    renderRequest,
    flash: forOneVisitor?.flash ?? null,
    activeList: forOneVisitor?.activeList ?? null,
  })
  if (errorWhileRendering && !isAbort(errorWhileRendering)) onError(errorWhileRendering)
  if (renderRequest.cachedBytes) onCached(renderRequest.cachedBytes)
  const status = httpResponse.statusCode
  const { tags, ttls, isPublic } = madeOf()
  const location = httpResponse.headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  return {
    status,
    ...(location && status < 400 ? { location } : {}),
    ...(renderRequest.document && !(location && status < 400)
      ? { document: assembleDocument(renderRequest.document, httpResponse.body, build, input, { isEdited, bar }) }
      : {}),
    needsOneVisitor: renderRequest.isPrivate && !forOneVisitor,
    isPublic: isPublic && !renderRequest.isPrivate,
    tags,
    ttls,
  }
}

/**
 * Vike's old name of `pageId`. Without a value Vike defines a getter for each page, and V8 keeps its closure in the old
 * generation: all data of a page stayed in memory until the next full garbage collection.
 */
const oldPageId = { _pageId: null }

/**
 * Vike's list of a page's files, which it would put together and sort anew for each page; our documents take theirs from the build.
 * Only the router's file is read from Vike's tags, of the first page.
 */
const noPageAssets = { _pageAssets: [] }

/**
 * Vike throws at addresses of Vite's development server. In production they must be 404: with a `$` they match no page
 * (web/lib/routing/is-shop-path.ts). The path is decodable, see parsePageUrl.
 */
function withoutViteAddress(href: string): string {
  const path = decodeURIComponent(href.split('?', 1)[0] ?? '')
  return /^\/(?:@|__vite)/.test(path) ? `/$${href.slice(1)}` : href
}

/** `throw render()` and `throw redirect()` are control flow, not errors. */
function isAbort(error: unknown): boolean {
  return typeof error === 'object' && error !== null && '_pageContextAbort' in error
}
