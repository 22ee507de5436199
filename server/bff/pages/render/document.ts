import { hash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { escapeHtml } from '#web/lib/page/head-html.ts'
import type { RenderedDocument } from '#web/lib/page/page-context.ts'
import type { AbAssignment } from '#web/lib/page/site.ts'
import { dataAddressOf } from '../address/data-address.ts'
import { PagePieces } from './page-pieces.ts'
import { sourceHash, type WebBuild } from './web-build.ts'

/** A complete page, or a stream of a page with deferred parts. */
export type Document = {
  body: Buffer | PagePieces | PassThrough
  styleHashes: string[]
  /** Hashes of the inline scripts. */
  scriptHashes?: readonly string[]
  frames?: readonly string[]
  widgets?: readonly string[]
  formTargets?: readonly string[]
  /** The page's data, where the page only names it: JSON, and a hash of it. */
  data?: { name: string; body: PagePieces }
}

/**
 * Parts of a page in preview: whether it stands in the studio's frame, where it has neither scripts nor data for them; otherwise the bar
 * that says what is previewed.
 */
export type PreviewParts = { isEdited?: boolean; bar?: { html: string; css: string; hash: string } | null }

/** What the address of the page's data is made from. */
type PageQuery = { href: string; abAssignments: readonly AbAssignment[] }

/** Tags that Vike wrote into the empty page. */
type VikeTags = { data: string; router: readonly string[] }

const start =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#fffdf8"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">'

/**
 * Lets a phone draw in the shop's fonts from the start when an earlier page has fetched them (web/lib/hydration/early/fonts.ts, web/ui/tokens.css).
 * It runs before the first frame: a page that is drawn in the fallbacks first is styled and laid out twice.
 */
const recallFonts = "try{localStorage.getItem('fonts')&&(document.documentElement.dataset.fonts='')}catch{}"
const recallFontsHash = sourceHash(recallFonts)

/**
 * Assembles the page in one pass. Used styles are inlined and allowed by their hash; their files are listed for the
 * loader, which keeps scripts from fetching them (web/lib/hydration/early/loader.ts). A page that several are shown names the address of its
 * data, which the loader fetches together with the scripts. Other data comes after the content, except when the content is a
 * stream, for whose end hydration must not wait.
 */
export function assembleDocument(
  rendered: RenderedDocument,
  vikeHtml: string,
  build: WebBuild | null,
  requested: PageQuery,
  { isEdited = false, bar = null }: PreviewParts = {},
): Document {
  const { htmlLanguage, head, pageData, inlineScripts, frames, widgets, formTargets, body, missingTexts } = rendered
  const file = build && rendered.hasDataFile ? dataFile(pageData) : undefined
  const tags = build
    ? productionTags(rendered, readVikeTags(vikeHtml, build), build, file && addressOf(file, requested))
    : developmentTags(rendered, vikeHtml)
  const isStream = 'pipe' in body
  const block = file ? '' : `<script type="application/json" id="page-data">${pageData}</script>`
  const data = isEdited ? '' : block + tags.data
  const before = `<!DOCTYPE html><html lang="${htmlLanguage}"><head>${start}${head}${tags.head}${isEdited ? '' : tags.entry}${bar ? `<style>${bar.css}</style>` : ''}</head><body>${isStream ? data : ''}<div id="root">`
  const after = () => `</div>${missingList(missingTexts())}${bar?.html ?? ''}${isStream ? '' : data}</body></html>`
  const styleHashes = bar && tags.styleHashes.length > 0 ? [...tags.styleHashes, bar.hash] : tags.styleHashes
  const written =
    'pipe' in body
      ? streamed(before, body, after)
      : new PagePieces([before, ...(isEdited ? body.map(withoutScripts) : body), after()])
  const scriptHashes = isEdited ? [] : [...tags.scriptHashes, ...inlineScripts.map(sourceHash)]
  return { body: written, styleHashes, scriptHashes, frames, widgets, formTargets, ...(file && { data: file }) }
}

/** Hashes bytes: hashing a text with a character beyond Latin-1 takes five times as long. */
function dataFile(json: string) {
  const body = new PagePieces([json])
  return { name: body.within((bytes) => hash('sha256', bytes, 'base64url')).slice(0, 22), body }
}

const addressOf = ({ name }: { name: string }, { href, abAssignments }: PageQuery) =>
  dataAddressOf(href, name, abAssignments)

/** Parts bring small scripts of their own, which the policy of the studio's frame would refuse one by one. */
function withoutScripts(piece: string | Uint8Array): string {
  return Buffer.from(piece)
    .toString()
    .replace(/<script\b(?![^>]*\stype="application\/)[^>]*>[^<]*<\/script>/g, '')
}

/** List of missing translations, shown below the page. */
function missingList(keys: readonly string[]): string {
  if (keys.length === 0) return ''
  const items = keys.map((key) => `<li><code>${escapeHtml(key)}</code></li>`).join('')
  return `<aside aria-label="Missing texts"><details><summary>Missing texts: ${keys.length}</summary><ul>${items}</ul></details></aside>`
}

function streamed(
  before: string,
  content: Extract<RenderedDocument['body'], { pipe: unknown }>,
  after: () => string,
): PassThrough {
  const stream = new PassThrough()
  const inner = new PassThrough()
  stream.write(before)
  inner.on('data', (chunk: Buffer) => stream.write(chunk))
  inner.on('end', () => stream.end(after()))
  inner.on('error', (error) => stream.destroy(error))
  stream.on('close', () => {
    if (!stream.writableFinished) content.abort(new Error('The visitor left'))
  })
  content.pipe(inner)
  return stream
}

type Tags = { head: string; entry: string; data: string; styleHashes: string[]; scriptHashes: string[] }

function productionTags(
  { pageId, sources, colourRules }: RenderedDocument,
  vike: VikeTags,
  build: WebBuild,
  dataAddress: string | undefined,
): Tags {
  const wanted = build.assetsOf([...sources].filter(([, isWantedNow]) => isWantedNow).map(([source]) => source))
  const style = build.inline(build.assetsOf(sources.keys()).styles)
  const loaded = new Set([...wanted.scripts, build.entry])
  const router = vike.router.filter((script) => !loaded.has(script))
  const later = build.scriptsOf(pageId).filter((script) => !loaded.has(script) && !router.includes(script))
  const ofPage = later.length > 0 ? ` data-page="${later.join(' ')}"` : ''
  let head = `<meta name="router"${ofPage} content="${router.join(' ')}">`
  // Phones fetch them after the page (web/lib/hydration/early/fonts.ts).
  for (const font of style.fonts) {
    head += `<link rel="preload" as="font" type="font/woff2" crossorigin media="(min-width: 48em)" href="${font}">`
  }
  head += `<style>${style.css}</style>`
  if (colourRules) head += `<style>${colourRules}</style>`
  // Nothing loads them before the page is there, or a visitor acts (web/lib/hydration/early/loader.ts).
  const data = dataAddress === undefined ? '' : ` data-page-data="${escapeHtml(dataAddress)}"`
  head += `<meta name="scripts" data-entry="${build.entry}" data-styles="${style.files.join(' ')}"${data} content="${wanted.scripts.join(' ')}">`
  return {
    head,
    entry: `<script>${recallFonts}</script><script type="module" async>${build.loader.text}</script>`,
    data: vike.data,
    styleHashes: colourRules ? [style.hash, sourceHash(colourRules)] : [style.hash],
    scriptHashes: [recallFontsHash, build.loader.hash],
  }
}

/** In development Vite's own tags are used unchanged; the development policy allows them. */
function developmentTags({ colourRules }: RenderedDocument, vikeHtml: string): Tags {
  const head = vikeHtml.slice(vikeHtml.indexOf('<head>') + 6, vikeHtml.indexOf('</head>'))
  return {
    head: colourRules ? `${head}<style>${colourRules}</style>` : head,
    entry: '',
    data: '',
    styleHashes: [],
    scriptHashes: [],
  }
}

/** Vike's data for the browser, and the files that its client router starts with. */
function readVikeTags(html: string, build: WebBuild): VikeTags {
  const data = html.match(/<script id="vike_\w+"[^>]*>[^<]*<\/script>/g)?.join('') ?? ''
  build.router ??= routerOf(html, build)
  return { data, router: build.router }
}

function routerOf(html: string, build: WebBuild): readonly string[] {
  const script = html.match(/<script [^>]*src="([^"]+)"/)?.[1]
  if (!script) throw new Error('Vike wrote no entry script')
  return build.withImports(script)
}
