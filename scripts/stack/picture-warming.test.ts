import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { warmPictures } from './picture-warming.ts'

const picture = (digit: string, format = 'teaser_768') => `/media/${digit.repeat(16)}/${format}.avif`

const pages: Record<string, string> = {
  '/': `<img srcset="${picture('a')} 768w, ${picture('a', 'teaser_480')} 480w"><a href="/books/">Books</a><a href="/books/">More</a>`,
  '/books/': `<img srcset="${picture('a')} 768w"><img srcset="${picture('b')} 768w">`,
}

const serve = async (t: Test, onRequest: (path: string) => void = () => {}) => {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    onRequest(path)
    response.writeHead(path.startsWith('/media/') || pages[path] ? 200 : 404).end(pages[path] ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  return { requests, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

t.test(
  'warmPictures has each picture of the home page and its departments drawn once, the home page first',
  async (t) => {
    const edge = await serve(t)
    const engine = await serve(t)
    await warmPictures({ homes: [`${edge.address}/`], engine: engine.address, signal: new AbortController().signal })
    t.same(edge.requests, ['/', '/books/'])
    t.same(engine.requests, [picture('a'), picture('a', 'teaser_480'), picture('b')])
  },
)

t.test('warmPictures ends quietly when the shop stops or cannot be reached', async (t) => {
  const stopping = new AbortController()
  const edge = await serve(t)
  const engine = await serve(t, () => stopping.abort())
  await warmPictures({ homes: [`${edge.address}/`], engine: engine.address, signal: stopping.signal })
  t.equal(engine.requests.length, 1)
  await warmPictures({ homes: ['http://127.0.0.1:9/'], engine: engine.address, signal: new AbortController().signal })
  t.equal(engine.requests.length, 1)
})
