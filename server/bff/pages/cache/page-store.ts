import { PassThrough } from 'node:stream'
import { buffer as collect } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AdaptiveLimit } from '#lib/adaptive-limit.ts'
import { inBackground } from '#lib/in-background.ts'
import { withoutSecrets } from '#lib/logging/logger.ts'
import type { AbAssignment, Site } from '#web/lib/page/site.ts'
import type { CacheState, SwrCache } from '../../cache/swr-cache.ts'
import type { EdgeRun } from '../../graphql/edge-run.ts'
import { audienceOf, type Visitor, withoutIdentity, withoutPreview } from '../../visitor/visitor.ts'
import type { Document } from '../render/document.ts'
import type { PagePieces } from '../render/page-pieces.ts'
import type { ForOneVisitor, PageRenderer, RenderResult } from '../render/render-page.ts'
import type { ShopNames } from '../shop-names.ts'
import { type KnownSite, siteOf } from '../site-of.ts'
import {
  type DataFile,
  decodeEntry,
  densify,
  encodeEntry,
  makeEntry,
  type PageEntry,
  succeeding,
} from './page-entry.ts'
import { pageLifetime, pageLifetimes } from './page-lifetimes.ts'

/** The page could not be made: what to show instead, with its status of 429 or 5xx. Never cached. */
export class PageFailure extends Error {
  readonly rendered: RenderResult

  constructor(rendered: RenderResult) {
    super(`The page ended with ${rendered.status}`)
    this.rendered = rendered
  }
}

export type PageRequest = {
  href: string
  visitor: Visitor
  abAssignments: readonly AbAssignment[]
  log: FastifyBaseLogger
}

type PageStoreOptions = {
  renderer: PageRenderer
  cache: SwrCache
  limit: AdaptiveLimit
  run: EdgeRun
  isDebug: boolean
  names: ShopNames
  /** Told once of each thing that is missing. */
  onMissing: (what: string) => void
}

const siteLifetimeMs = 10_000

/** Milliseconds that a page may take besides its data. */
const drawingMs = 800
const maxPrivatePathsBytes = 1024 * 1024

/** Makes pages, and keeps the public ones; what is missing in texts or views is reported once per process. */
export class PageStore {
  readonly #options: PageStoreOptions
  readonly #reported = new Set<string>()
  readonly #sites = new Map<string, { site: Site; until: number }>()
  /** How often what sites are made of was purged. */
  #storePurges = 0
  /** Paths of private pages met so far, so that the cache isn't asked for them again. */
  readonly #privatePaths = new LRUCache<string, true>({
    maxSize: maxPrivatePathsBytes,
    sizeCalculation: (_true, path) => path.length * 2 + 100,
  })

  #isDensifying = false

  constructor(options: PageStoreOptions) {
    this.#options = options
  }

  get privatePathsBytes(): number {
    return this.#privatePaths.calculatedSize
  }

  /**
   * The page from the cache, or made for it; null for a page of one visitor. Throws PageFailure, Overloaded or
   * what the renderer threw, when there isn't an older page either.
   */
  shared(request: PageRequest, onState: (state: CacheState) => void): PageEntry | null | Promise<PageEntry | null> {
    if (this.#privatePaths.has(pathOf(request.href))) return null
    const { budget } = request.visitor
    const key = pageKey(request, this.#options.renderer.buildId)
    const bytes = this.#options.cache.get(key, () => this.#loadInTurn(request, key), {
      lifetime: pageLifetimes.page,
      tags: [],
      onState,
      // With the time to draw the error page, should the load have used up what the request had.
      ...(budget && { wait: (work) => budget.wait(work, budget.left + drawingMs) }),
    })
    if (bytes instanceof Promise) return bytes.then(readEntry)
    const entry = readEntry(bytes)
    if (entry?.head.status === 200 && !entry.head.isDense && !this.#isDensifying) {
      inBackground(this.#densify(key, bytes, entry), request.log, 'pages: compress a page anew')
    }
    return entry
  }

  /** Data of a page that this process has; nothing is made for it. */
  keptData(request: PageRequest, name: string): DataFile | undefined {
    const bytes = this.#options.cache.peek<Buffer>(pageKey(request, this.#options.renderer.buildId))
    return bytes && readEntry(bytes)?.data.find((each) => each.name === name)
  }

  /** After a purge of stores, texts or parameters, which ends all pages: those that are made anew must not say what the store was before. */
  askSitesAnew(): void {
    this.#storePurges++
    // What was told last still counts while the engine does not tell.
    for (const known of this.#sites.values()) known.until = 0
  }

  /** One page at a time: which of them is first does not matter, and visitors' own requests come before. */
  async #densify(key: string, bytes: Buffer, entry: PageEntry): Promise<void> {
    this.#isDensifying = true
    try {
      this.#options.cache.replace(key, bytes, encodeEntry(await densify(entry)))
    } finally {
      this.#isDensifying = false
    }
  }

  /** Asks for what a page says of its storefront while its tests are asked for: a page that finds both needs no third wait. */
  askSite(visitor: Visitor): void {
    // The page itself asks again, and handles a failure.
    this.#site(withoutPreview(visitor)).catch(() => {})
  }

  /** The page for one visitor alone. */
  async forOneVisitor(request: PageRequest, forOneVisitor: ForOneVisitor): Promise<RenderResult> {
    return this.#options.limit.run(() => this.#render(request, forOneVisitor), isWholePage)
  }

  /** A page keeps its place until it is compressed: under overload that took longer than rendering, and was limited by nothing. */
  #loadInTurn(request: PageRequest, key: string) {
    let isWhole = false
    const load = async () => {
      const rendered = await this.#render(request, null)
      isWhole = isWholePage(rendered)
      return this.#load(request, rendered, key)
    }
    return this.#options.limit.run(load, () => isWhole)
  }

  async #load(request: PageRequest, rendered: RenderResult, key: string) {
    const { status, location, document, needsOneVisitor, isPublic, tags, ttls } = rendered
    if (needsOneVisitor) {
      this.#privatePaths.set(pathOf(request.href), true)
      return { value: privatePage, store: false }
    }
    if (status === 429 || status >= 500 || !(document || location)) throw new PageFailure(rendered)
    const entry = makeEntry(
      {
        status,
        ...(location ? { location } : {}),
        styleHashes: document?.styleHashes ?? [],
        ...(document?.scriptHashes?.length ? { scriptHashes: document.scriptHashes } : {}),
        ...(document?.frames?.length ? { frames: document.frames } : {}),
      },
      document ? await wholeBody(document) : noBody,
      document?.data,
    )
    const before = this.#options.cache.peek<Buffer>(key)
    const value = encodeEntry(succeeding(entry, before ? readEntry(before) : null))
    const isMissing = status === 404 || status === 410
    return { value, tags, lifetime: pageLifetime(status, ttls), store: isPublic, isMissing }
  }

  async #render(request: PageRequest, forOneVisitor: ForOneVisitor | null): Promise<RenderResult> {
    const { renderer, run } = this.#options
    const { href, abAssignments, log } = request
    const visitor = forOneVisitor ? request.visitor : withoutIdentity(request.visitor)
    await seeToOthers()
    const { site, isKnown } = await this.#site(withoutPreview(visitor))
    const rendered = await renderer.render({
      href,
      visitor,
      site,
      abAssignments,
      run,
      forOneVisitor,
      onMissing: (what) => this.#report(what, log),
      onError: (err) => log.error({ err, href: withoutSecrets(href) }, 'pages: rendering failed'),
    })
    // Prices in a guessed currency must not be cached.
    return isKnown ? rendered : { ...rendered, isPublic: false }
  }

  /**
   * The same for all pages of a storefront, so it is asked for once in a while and not for each of them. While the engine
   * doesn't tell, what it told last counts.
   */
  async #site(visitor: Visitor): Promise<KnownSite> {
    const key = `${audienceOf(visitor)} ${visitor.language} ${visitor.origin}`
    const known = this.#sites.get(key)
    if (known && Date.now() < known.until) return { site: known.site, isKnown: true }
    const purges = this.#storePurges
    const found = await siteOf(visitor, this.#options)
    if (!found.isKnown) return known ? { site: known.site, isKnown: true } : found
    const { site } = found
    if (this.#sites.size >= 100) this.#sites.clear()
    this.#sites.set(key, { site, until: purges === this.#storePurges ? Date.now() + siteLifetimeMs : 0 })
    return found
  }

  #report(what: string, log: FastifyBaseLogger): void {
    if (this.#reported.has(what) || this.#reported.size >= 1000) return
    this.#reported.add(what)
    this.#options.onMissing(what)
    log.warn({ what }, 'pages: something to show is missing')
  }
}

/**
 * With its data at hand a page is rendered without a pause. What has arrived meanwhile takes some turns of the event loop to
 * be accepted, read and answered: between two renders all of it is seen to, so that cached pages never wait for more than one
 * render, and the limit knows how many pages are asked for.
 */
async function seeToOthers(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await nextTurn()
}

const privatePage = Buffer.alloc(0)
const noBody = Buffer.alloc(0)

/** Redirects, error pages and refusals to share take less time than pages, so they say nothing of the load. */
function isWholePage({ status, document, needsOneVisitor }: RenderResult): boolean {
  return status === 200 && document !== undefined && !needsOneVisitor
}

/** What is deferred has been waited for, so the stream holds all of the page. */
async function wholeBody({ body }: Document): Promise<Buffer | PagePieces> {
  return body instanceof PassThrough ? collect(body) : body
}

function readEntry(value: Buffer): PageEntry | null {
  return value.length === 0 ? null : decodeEntry(value)
}

function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href
}

/** Everything that makes one page differ from another: build, store and who may see it, language, variants, address. */
function pageKey({ href, visitor, abAssignments }: PageRequest, buildId: string): string {
  const variants = abAssignments.map(({ testId, variantId }) => `${testId}=${variantId}`).sort()
  return [buildId, audienceOf(visitor), visitor.language, visitor.origin, variants.join('&'), href].join('|')
}
