import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { numbering } from '../data/numbering.ts'
import { sameJson } from '../data/same-json.ts'
import { type PageScope, PageScopeContext, type RenderRecord } from '../scope/page-scope.ts'

/** Some three thousand cards. Measured: cards take a tenth more than is counted (21.5 of 19.6 MB), small parts a quarter less. */
const maxBytes = 24 * 1024 * 1024
const entryOverhead = 1000
const recordedBytes = 200

type Part = {
  /** See PartKey. */
  madeFrom: unknown
  /** Characters of it as JSON. */
  length: number
  /** As the bytes that are sent: writing a listing's cards as text anew for each page took a quarter of its time. */
  html: Buffer
  /** What rendering it told the page's record, told again to each page that it is put into. */
  recorded: readonly Recording[]
}

type Recording = (record: RenderRecord) => void

/** By storefront and name. */
const parts = new LRUCache<string, Part>({
  maxSize: maxBytes,
  sizeCalculation: ({ html, length, recorded }, name) =>
    html.length + (name.length + length) * 2 + recorded.length * recordedBytes + entryOverhead,
})

/** Numbers sets of texts: parts made with other texts are never requested again. */
const numberOf = numbering(new WeakMap<object, number>())

/** Storefront and texts, for keys of HTML. */
export function storefrontKey({ texts, site: { store, language, origin, currencyCode } }: PageScope): string {
  return `${numberOf(texts)} ${store} ${language} ${currencyCode} ${origin}`
}

/** Memory of this process that parts take. */
export const cachedPartsBytes = (): number => parts.calculatedSize

/** Stands for a kept part in a page's HTML until `fillParts`; texts of a page can't contain it, since it is random. */
const mark = `<!--${randomUUID()}-`
const markEnd = '-->'

export type CachedParts = {
  /** HTML of the part, or what stands for it; for `PageScope.cachedPart` (see Kept). */
  put: NonNullable<PageScope['cachedPart']>
  /** The page's HTML, with each part in its place. */
  fill: (html: string) => (string | Buffer)[]
}

/**
 * For the pages of a server: parts by what they are made from, for as long as the texts stay the same. A page that is
 * written to its visitor while it is rendered takes them as text.
 */
export function cachedParts(scope: PageScope, isStream: boolean): CachedParts {
  const storefront = storefrontKey(scope)
  const used: Buffer[] = []
  return {
    put: ({ name, madeFrom }, part) => {
      const key = `${storefront} ${name}`
      let made = parts.get(key)
      if (!made || !sameJson(made.madeFrom, madeFrom)) {
        made = { madeFrom, length: JSON.stringify(madeFrom).length, ...render(scope, part()) }
        parts.set(key, made)
      }
      for (const tell of made.recorded) tell(scope.record)
      return isStream ? made.html.toString() : `${mark}${used.push(made.html) - 1}${markEnd}`
    },
    fill: (html) => {
      const [first = '', ...others] = html.split(mark)
      return [first, ...others.flatMap((text) => filled(text, used))]
    },
  }
}

/** `text` begins with the number of a part. */
function filled(text: string, used: readonly Buffer[]): (string | Buffer)[] {
  const end = text.indexOf(markEnd)
  const part = used[Number(text.slice(0, end))]
  if (!part) throw new Error('A page names a part that was not made for it')
  return [part, text.slice(end + markEnd.length)]
}

/**
 * Renders with nothing of the page but its storefront, which is in the part's name: a part can't show what it was not named by.
 * React renders within a render as long as the outer component asks for nothing afterwards.
 */
function render({ site, texts, isPreview, deferred }: PageScope, part: ReactElement): Pick<Part, 'html' | 'recorded'> {
  const recorded: Recording[] = []
  const value: PageScope = {
    site,
    texts,
    isPreview,
    deferred,
    url: '',
    data: null,
    shell: null,
    parameters: [],
    abAssignments: [],
    status: 200,
    record: recordInto(recorded),
  }
  const html = inOwnMemory(renderToString(createElement(PageScopeContext, { value }, part)))
  return { html, recorded }
}

/** `Buffer.from` takes a small text's bytes from a slab of 64 kB, all of which would stay in memory for as long as the part does. */
function inOwnMemory(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

function recordInto(recorded: Recording[]): RenderRecord {
  return {
    needText: (key) => recorded.push((record) => record.needText(key)),
    needColour: (name, rule) => recorded.push((record) => record.needColour(name, rule)),
    needSource: (file, isWantedNow) => recorded.push((record) => record.needSource(file, isWantedNow)),
    needInlineScript: (text) => recorded.push((record) => record.needInlineScript(text)),
    needFrame: (origin) => recorded.push((record) => record.needFrame(origin)),
    needWidget: (origin) => recorded.push((record) => record.needWidget(origin)),
    needFormTarget: (origin) => recorded.push((record) => record.needFormTarget(origin)),
    report: (what) => recorded.push((record) => record.report(what)),
  }
}
