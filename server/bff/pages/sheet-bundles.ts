import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fp from 'fastify-plugin'
import { LRUCache } from 'lru-cache'

const prefix = '/assets/sheets/'
const folder = '/assets/static/'

/**
 * Address of several style sheets of the build in one file, so that a page need not ask for each. The name lists them by
 * their hashes: any edge that has the files can answer, and the answer never changes.
 */
export function bundleOf(sheets: readonly string[]): string {
  return `${prefix}${sheets.map((sheet) => sheet.slice(folder.length, -'.css'.length)).join('.')}.css`
}

/** Far more sheets than any page has. */
const mostSheets = 64
const mostBytes = 8 * 1024 * 1024

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

type Encoding = keyof typeof compress

/** Bundles of style sheets, put together from the files of the build when first asked for. */
export default fp<{ dist: string }>(
  async (app, { dist }) => {
    const made = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + 200 })

    // A wildcard, since the router refuses long parameters.
    app.get<{ Params: { '*': string } }>(`${prefix}*`, { logLevel: 'warn' }, async (request, reply) => {
      const names = request.params['*'].replace(/\.css$/, '')
      const encoding = encodingOf(request.headers['accept-encoding'])
      const key = `${encoding} ${names}`
      let body = made.get(key)
      if (!body) {
        const css = await read(dist, names)
        if (!css) return reply.callNotFound()
        body = encoding ? await encoded(css, encoding) : css
        made.set(key, body)
      }
      if (encoding) reply.header('content-encoding', encoding)
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('vary', 'accept-encoding')
        .send(body)
    })
  },
  { name: 'sheet-bundles' },
)

/** Null when a name is no sheet of this build or one of those before it. */
async function read(dist: string, joined: string): Promise<Buffer | null> {
  const names = [...new Set(joined.split('.'))]
  if (names.length > mostSheets || !names.every((name) => /^[\w-]{8}$/.test(name))) return null
  try {
    return Buffer.concat(await Promise.all(names.map((name) => readFile(join(dist, 'client', folder, `${name}.css`)))))
  } catch {
    return null
  }
}

function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '')
  if (/\bbr\b/.test(text)) return 'br'
  return /\bgzip\b/.test(text) ? 'gzip' : null
}

function encoded(css: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compress.gzip(css)
  return compress.br(css, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: css.length },
  })
}
