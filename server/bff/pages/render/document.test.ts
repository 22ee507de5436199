import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import t from 'tap'
import type { RenderedDocument } from '#web/lib/page/page-context.ts'
import { assembleDocument } from './document.ts'
import { sourceHash, type WebBuild } from './web-build.ts'

const rendered = (missing: string[]): RenderedDocument => ({
  pageId: 'page',
  head: '<title>T</title>',
  htmlLanguage: 'de-DE',
  pageData: '{}',
  hasDataFile: false,
  colourRules: '',
  sources: new Map(),
  inlineScripts: [],
  frames: [],
  widgets: [],
  formTargets: [],
  missingTexts: () => missing,
  body: ['<main>„Füße“ 😀', Buffer.from('<b>ä€</b>'), '</main>'],
})
const vike = '<html><head><script src="/x.js"></script></head><body></body></html>'
const requested = { href: '/a/?p=2&q=x', abAssignments: [] }
const html = (missing: string[]) => String(assembleDocument(rendered(missing), vike, null, requested).body)

t.test('texts that are missing are listed for editors, below the page', async (t) => {
  t.match(html(['shell.search', '<b>']), '<summary>Missing texts: 2</summary>')
  t.match(html(['shell.search', '<b>']), '<li><code>shell.search</code></li><li><code>&lt;b&gt;</code></li>')
})

t.test('visitors get no list', async (t) => {
  t.notMatch(html([]), 'Missing')
})

t.test('pieces of a page as text and as bytes come in their order', async (t) => {
  t.match(html([]), '<div id="root"><main>„Füße“ 😀<b>ä€</b></main></div>')
})

t.test('a page in the studio’s frame has neither scripts nor page data', async (t) => {
  const body = ['<main><p>a</p><script data-x="1">close()</script>', Buffer.from('ä</main>')]
  const page = { ...rendered([]), body, inlineScripts: ['close()'] }
  const edited = assembleDocument(page, vike, null, requested, { isEdited: true })
  t.match(String(edited.body), '<div id="root"><main><p>a</p>ä</main></div></body>')
  t.notMatch(String(edited.body), /page-data|close/)
  t.same(edited.scriptHashes, [])
})

t.test('inline scripts of the page are named by their hashes', async (t) => {
  const { scriptHashes } = assembleDocument({ ...rendered([]), inlineScripts: ['close()'] }, vike, null, requested)
  t.same(scriptHashes, [sourceHash('close()')])
})

const builtWeb = (): WebBuild => ({
  id: 'b',
  loader: { text: 'listen()', hash: 'sha256-l' },
  entry: '/assets/entry.js',
  withImports: (script) => ['/assets/imported.js', script],
  scriptsOf: (pageId) => ['/assets/imported.js', `/assets/${pageId}.js`],
  assetsOf: () => ({ styles: [], scripts: [] }),
  inline: () => ({ css: '', hash: 'sha256-s', files: [], fonts: [] }),
})

t.test('the head recalls fonts before the loader, both by their hashes, and names the router’s scripts', async (t) => {
  const { body, scriptHashes } = assembleDocument(rendered([]), vike, builtWeb(), requested)
  const [fonts, loader] = [...String(body).matchAll(/<script(?: type="module" async)?>(.*?)<\/script>/g)]
  t.match(fonts?.[1], "localStorage.getItem('fonts')")
  t.equal(loader?.[1], 'listen()')
  t.same(scriptHashes, [sourceHash(fonts?.[1] ?? ''), 'sha256-l'])
  t.match(String(body), '<meta name="router" data-page="/assets/page.js" content="/assets/imported.js /x.js">')
})

t.test('a page that several are shown names its data by a hash, with the variants that it was made with', async (t) => {
  const build = builtWeb()
  const abAssignments = [
    { testId: 'hero', trackingCode: 'T1', variantId: 'a' },
    { testId: 'in:teachers', trackingCode: 'segment', variantId: 'in' },
  ]
  const page = { ...rendered([]), pageData: '{"a":"ä"}', hasDataFile: true }
  const { body, data } = assembleDocument(page, vike, build, { ...requested, abAssignments })
  t.equal(String(data?.body), '{"a":"ä"}')
  t.notMatch(String(body), 'id="page-data"')
  t.match(String(body), ` data-page-data="/a/?p=2&amp;q=x&amp;page-data=${data?.name}.hero.a" `)
  const other = assembleDocument({ ...page, pageData: '{"a":"b"}' }, vike, build, requested)
  t.not(other.data?.name, data?.name)
  t.match(String(assembleDocument({ ...page, hasDataFile: false }, vike, build, requested).body), 'id="page-data">{"a"')
})

t.test('a streamed page sends its head and data before the rest is rendered', async (t) => {
  const late = new PassThrough()
  const content = { pipe: (to: NodeJS.WritableStream) => late.pipe(to), abort: () => {} }
  const { body } = assembleDocument(
    { ...rendered([]), body: content as RenderedDocument['body'] },
    vike,
    null,
    requested,
  )
  if (!(body instanceof PassThrough)) return t.fail('no stream')
  await once(body, 'readable')
  const first = String(body.read())
  t.match(first, /^<!DOCTYPE html>.*<title>T<\/title>.*id="page-data">{}<\/script><div id="root">$/)
  late.end('<main></main>')
  t.equal(await text(body), '<main></main></div></body></html>')
})
