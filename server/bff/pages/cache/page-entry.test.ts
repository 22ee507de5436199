import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { brotliDecompressSync } from 'node:zlib'
import t from 'tap'
import { PagePieces } from '../render/page-pieces.ts'
import { decodeEntry, densify, encodeEntry, makeEntry } from './page-entry.ts'

const html = `<p>${'„Füller“ für 4,99 € '.repeat(2000)}</p>`
const json = JSON.stringify({ texts: html })

const entryOf = () =>
  makeEntry({ status: 200, styleHashes: [] }, new PagePieces([html]), { name: 'named', body: new PagePieces([json]) })

const textsOf = ({ brotli, data }: ReturnType<typeof entryOf>) =>
  [brotli, ...data.map((file) => file.brotli)].map((bytes) => brotliDecompressSync(bytes).toString())

t.test('a page and its data are the same after compression, from the cache and made denser', async (t) => {
  const entry = entryOf()
  t.same(textsOf(entry), [html, json])
  t.equal(entry.head.size, Buffer.byteLength(html))
  const cached = decodeEntry(encodeEntry(entry))
  t.same(textsOf(cached), [html, json])
  const dense = await densify(cached)
  t.same(textsOf(dense), [html, json])
  t.equal(dense.head.etag, entry.head.etag)
  t.equal(entryOf().head.etag, entry.head.etag, 'the same page has the same tag')
})

t.test('a compressor knows nothing of the request that it was made for', async (t) => {
  const requests = new AsyncLocalStorage<string>()
  const contexts: (string | undefined)[] = []
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ZLIB') contexts.push(requests.getStore())
    },
  }).enable()
  requests.run('a page with all of its data', entryOf)
  hook.disable()
  t.same(contexts, [undefined, undefined])
})
