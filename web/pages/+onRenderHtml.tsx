import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContext } from 'vike/types'
import { EditedGrid } from '../generated/operations.ts'
import { cachedShell, cachedShellBytes } from '../layouts/cached-shell.tsx'
import { loadShellParts } from '../layouts/shell-parts.ts'
import { numbering } from '../lib/data/numbering.ts'
import { shortenJson, toScriptJson } from '../lib/data/page-json.ts'
import { cachedParts, cachedPartsBytes } from '../lib/hydration/cached-parts.ts'
import { PageRoot } from '../lib/hydration/PageRoot.tsx'
import { type CompiledTexts, compileTexts } from '../lib/i18n/load-texts.ts'
import { headHtml } from '../lib/page/head-html.ts'
import { isRefused } from '../lib/page/is-refused.ts'
import type { PageData, RenderedDocument } from '../lib/page/page-context.ts'
import { pageFacts } from '../lib/page/page-facts.ts'
import { pageHead } from '../lib/page/page-head.ts'
import { pageStatus } from '../lib/page/page-status.ts'
import { hasErrors } from '../lib/page/title-errors.ts'
import type { FirstPage } from '../lib/scope/first-page.ts'
import { makeScope, pathAndQuery } from '../lib/scope/make-scope.ts'
import { loadAllTeasers } from '../teasers/registry.ts'
import { askForFrame, type Frame, shellOf } from './frame.ts'

/**
 * Renders the page and leaves it with the edge, which puts the document together: Vike gets an empty page to write its
 * own tags into, so that it never has to read through ours.
 */
export async function onRenderHtml(pageContext: PageContext) {
  const request = pageContext.renderRequest
  if (!request) throw new Error('Pages are rendered through server/bff/pages')
  if (!isRefused(request)) request.document = await renderDocument(pageContext, request)
  request.cachedBytes = {
    texts: compiled.calculatedSize + numbers.calculatedSize,
    shells: cachedShellBytes(),
    parts: cachedPartsBytes(),
  }
  return {
    documentHtml: dangerouslySkipEscape('<html><head></head><body></body></html>'),
    // The browser reads it from the page's own data block.
    pageContext: { data: undefined },
  }
}

type Request = NonNullable<PageContext['renderRequest']>

async function renderDocument(pageContext: PageContext, request: Request): Promise<RenderedDocument> {
  const { site, abAssignments, isPreview, config, Page } = pageContext
  const status = pageStatus(pageContext)
  const facts = pageFacts(pageContext)
  const frame = pageContext.frame ?? askForFrame(pageContext)
  const [shell, texts] = await Promise.all([shellOf(frame, status), textsOf(frame), loadAllTeasers(), loadShellParts()])
  const { json: shellJson } = await frame.shell
  // The tree below the departments is only in the navigation, which keeps its HTML.
  if (shell) {
    const getNavigation = shell.getNavigation?.map((department) => ({ ...department, children: [] })) ?? null
    shortenJson(shell, { ...shell, getNavigation })
  }
  const first: FirstPage = {
    site,
    shell,
    areas: (config.texts ?? []).flat(),
    texts,
    abAssignments,
    isPreview,
    pageId: pageContext.pageId ?? '',
    url: pathAndQuery(pageContext.urlOriginal),
    status,
    area: facts.area,
    views: [],
    data: pageContext.data ?? null,
  }
  const missingTexts = new Set<string>()
  const colours = new Map<string, string>()
  const inlineScripts = new Set<string>()
  const frames = new Set<string>()
  const widgets = new Set<string>()
  const formTargets = new Set<string>()
  const wantedViews = new Set<string>()
  const page = (pageContext.pageId ?? '').replace(/^\//, '')
  const sources = new Map<string, boolean>([
    ['web/entry/hydrate.tsx', true],
    [`${page}/+Layout.ts`, true],
    [`${page}/+Page.tsx`, true],
  ])
  const scope = makeScope(first, first, pageContext, {
    needText: (key) => {
      missingTexts.add(key)
      request.onMissing(`text ${key}`)
    },
    needColour: (name, rule) => colours.set(name, rule),
    needSource: (file, isWantedNow) => {
      sources.set(file, isWantedNow || sources.get(file) === true)
      if (isWantedNow) wantedViews.add(file)
    },
    needInlineScript: (text) => inlineScripts.add(text),
    needFrame: (origin) => frames.add(origin),
    needWidget: (origin) => widgets.add(origin),
    needFormTarget: (origin) => formTargets.add(origin),
    report: request.onMissing,
  })
  // Editors and those who look for a cause see what each page lacks.
  const { head, isDeferred } = (pageContext.data ?? {}) as Partial<PageData>
  const isStream = isDeferred === true && status === 200
  const hasDataFile = !request.isForOneVisitor && status === 200 && config.isSelfContained !== true
  const deferred = new Map<string, unknown>()
  if (!request.isForOneVisitor) scope.deferred.collected = deferred
  const parts = cachedParts(scope, isStream)
  if (shell && !isPreview && !site.isDebug) {
    scope.cachedShell = cachedShell(scope, shellJson)
    scope.cachedPart = parts.put
  }
  if (request.isEdited) scope.edited = { rows: await editedRows(pageContext) }
  if (!Page) throw new Error(`${pageContext.urlOriginal} has no Page`)
  const app = <PageRoot scope={scope} Page={Page} Layout={config.Layout} />
  const body = isStream ? await renderStream(app, request) : parts.fill(renderToString(app))
  return {
    pageId: first.pageId,
    htmlLanguage: site.language,
    head: headHtml(
      pageHead({ head, facts, url: first.url, status, site, texts, hasErrors: hasErrors(pageContext.data) }),
      site,
      abAssignments,
    ),
    pageData: toScriptJson({
      ...first,
      views: [...wantedViews],
      ...(deferred.size > 0 && { deferred: Object.fromEntries(deferred) }),
    }),
    hasDataFile,
    colourRules: [...colours.values()].join(''),
    sources,
    inlineScripts: [...inlineScripts],
    frames: [...frames],
    widgets: [...widgets],
    formTargets: [...formTargets],
    missingTexts: () => (isPreview || site.isDebug ? [...missingTexts].sort() : []),
    body,
  }
}

/** Ids of a page's rows, which the studio finds them by; visitors' pages don't carry them. */
async function editedRows({ data, runOperation }: PageContext) {
  const pageId = (data as { page?: { id?: unknown } } | undefined)?.page?.id
  if (typeof pageId !== 'string' || !runOperation) return []
  return (await runOperation(EditedGrid, { pageId })).data?.getPageById?.seo.rows ?? []
}

/**
 * For one visitor a stream that begins when everything but the deferred parts is there. A page that is kept is waited for
 * to its end: nothing in it then takes a script to be put into its place, so its policy allows none.
 */
function renderStream(app: ReactElement, request: Request): Promise<RenderedDocument['body']> {
  return new Promise((resolve, reject) => {
    const { nonce, onRenderError } = request
    const stream = renderToPipeableStream(app, {
      nonce,
      // React would otherwise hide large finished parts and reveal them by script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => nonce && resolve(stream),
      onAllReady: () => nonce || resolve(text(stream.pipe(new PassThrough())).then((html) => [html])),
      onShellError: reject,
      onError: onRenderError,
    })
  })
}

const maxTextsBytes = { json: 8 * 1024 * 1024, compiled: 16 * 1024 * 1024 } as const

type TextsBundle = { texts: CompiledTexts; length: number }

/** TextsBundle texts by the numbers of the JSON that they came as: the same for thousands of pages. TextsBundle ones take twice their JSON. */
const compiled = new LRUCache<string, TextsBundle>({
  maxSize: maxTextsBytes.compiled,
  sizeCalculation: ({ length }) => length * 2 * 2 + 200,
})

const numbers = new LRUCache<string, number>({
  maxSize: maxTextsBytes.json,
  sizeCalculation: (_number, json) => json.length * 2 + 200,
})

/** Numbers JSON: joining all of it to a key would copy it for each page. */
const numberOf = numbering(numbers)

async function textsOf(frame: Frame): Promise<CompiledTexts> {
  const results = await Promise.all(frame.texts)
  // Before its data is looked at: parsing it is what is saved.
  const key = results.map(({ json }) => numberOf(json)).join()
  const known = compiled.get(key)
  if (known) return known.texts
  const texts = await compileTexts(results.flatMap(({ data }) => data?.getTranslationsByPrefix ?? []))
  if (results.some(({ data }) => !data)) return texts
  compiled.set(key, { texts, length: results.reduce((sum, { json }) => sum + json.length, 0) })
  return texts
}
