import { PassThrough } from 'node:stream'
import type { RenderedDocument } from '../../../web/lib/page-context.ts'
import { styleHash, type WebBuild } from './web-build.ts'

/** A finished page, or one whose last parts are still coming. */
export type Document = { body: Buffer | PassThrough; styleHashes: string[] }

/** What Vike wrote into the empty page that it was given. */
type VikeTags = { data: string; entry: string; styles: string[]; scripts: string[] }

const start =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="theme-color" content="#fffdf8">'

/**
 * Puts the page together, once and in one piece. The styles that it uses are inlined and named by their hash; their files
 * are listed as switched off, so that the module loader knows them as loaded and fetches none of them. Data blocks
 * come after the content, except when the content is a stream: then the script must not wait for its end.
 */
export function assembleDocument(rendered: RenderedDocument, vikeHtml: string, build: WebBuild | null): Document {
  const { htmlLanguage, head, pageData, body } = rendered
  const tags = build ? productionTags(rendered, readVikeTags(vikeHtml), build) : developmentTags(rendered, vikeHtml)
  const isStream = typeof body !== 'string'
  const data = `<script type="application/json" id="page-data">${pageData}</script>${tags.data}`
  const before = `<!DOCTYPE html><html lang="${htmlLanguage}"><head>${start}${head}${tags.head}${isStream ? tags.entry.replace('<script ', '<script async ') : tags.entry}</head><body>${isStream ? data : ''}<div id="root">`
  const after = `</div>${isStream ? '' : data}</body></html>`
  if (typeof body === 'string') return { body: Buffer.from(before + body + after), styleHashes: tags.styleHashes }
  return { body: streamed(before, body, after), styleHashes: tags.styleHashes }
}

function streamed(before: string, content: Exclude<RenderedDocument['body'], string>, after: string): PassThrough {
  const stream = new PassThrough()
  const inner = new PassThrough()
  stream.write(before)
  inner.on('data', (chunk: Buffer) => stream.write(chunk))
  inner.on('end', () => stream.end(after))
  inner.on('error', (error) => stream.destroy(error))
  stream.on('close', () => {
    if (!stream.writableFinished) content.abort(new Error('The visitor left'))
  })
  content.pipe(inner)
  return stream
}

type Tags = { head: string; entry: string; data: string; styleHashes: string[] }

function productionTags({ sources, colourRules }: RenderedDocument, vike: VikeTags, build: WebBuild): Tags {
  const used = build.assetsOf(sources.keys())
  const wanted = build.assetsOf([...sources].filter(([, isWantedNow]) => isWantedNow).map(([source]) => source))
  const style = build.inline([...new Set([...vike.styles, ...used.styles])])
  const scripts = new Set([...vike.scripts, ...wanted.scripts])
  let head = ''
  for (const font of style.fonts) head += `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
  head += `<style>${style.css}</style>`
  if (colourRules) head += `<style>${colourRules}</style>`
  for (const file of style.files) head += `<link rel="stylesheet" disabled href="${file}">`
  for (const script of scripts) head += `<link rel="modulepreload" href="${script}">`
  return {
    head,
    entry: vike.entry,
    data: vike.data,
    styleHashes: colourRules ? [style.hash, styleHash(colourRules)] : [style.hash],
  }
}

/** In development Vite's own tags are used as they are, and nobody's policy forbids them. */
function developmentTags({ colourRules }: RenderedDocument, vikeHtml: string): Tags {
  const head = vikeHtml.slice(vikeHtml.indexOf('<head>') + 6, vikeHtml.indexOf('</head>'))
  return { head: colourRules ? `${head}<style>${colourRules}</style>` : head, entry: '', data: '', styleHashes: [] }
}

const known = new Map<string, Omit<VikeTags, 'data'>>()

function readVikeTags(html: string): VikeTags {
  let data = ''
  const rest = html.replace(/<script id="vike_\w+"[^>]*>[^<]*<\/script>/g, (block) => {
    data += block
    return ''
  })
  let tags = known.get(rest)
  if (!tags) {
    const source = rest.match(/<script [^>]*src="([^"]+)"/)?.[1]
    if (!source) throw new Error('Vike wrote no entry script')
    tags = {
      entry: `<script type="module" src="${source}"></script>`,
      styles: [...rest.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)].map((match) => match[1] ?? ''),
      scripts: [...rest.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map((match) => match[1] ?? ''),
    }
    known.set(rest, tags)
  }
  return { data, ...tags }
}
