import t from 'tap'
import { PagePieces } from './page-pieces.ts'

const pageOf = (text: string) => new PagePieces([text, Buffer.from('<b>ä€</b>'), '„Füße“ 😀'])
const htmlOf = (text: string) => `${text}<b>ä€</b>„Füße“ 😀`

t.test('a page has a buffer of its own, or one for the time that it is worked on', async (t) => {
  const page = pageOf('first')
  const own = page.joined()
  t.equal(own.toString(), htmlOf('first'))
  const length = await page.within(async (bytes) => {
    t.ok(bytes.equals(own))
    return bytes.length
  })
  t.equal(length, own.length)
  t.equal(pageOf('second').joined().toString(), htmlOf('second'))
  t.equal(own.toString(), htmlOf('first'), 'not written over by the next page')
})

t.test('pages at the same time do not share a buffer, later ones do', async (t) => {
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const used = new Set<ArrayBufferLike>()
  const work = (text: string) =>
    pageOf(text).within(async (bytes) => {
      used.add(bytes.buffer)
      await turn()
      return bytes.toString()
    })
  const texts = ['a', 'b', 'c', 'd', 'e', 'f']
  t.same(await Promise.all(texts.map(work)), texts.map(htmlOf))
  const { size } = used
  t.equal(size, texts.length)
  for (const text of texts) t.equal(await work(text), htmlOf(text))
  t.equal(used.size, size)
})

t.test('a buffer is given back by failed work, and made larger for a larger page', async (t) => {
  await t.rejects(
    pageOf('x').within(async () => {
      throw new Error('too late')
    }),
    { message: 'too late' },
  )
  const long = '€'.repeat(1_000_000)
  t.equal(await pageOf(long).within(async (bytes) => bytes.length), Buffer.byteLength(htmlOf(long)))
  t.equal(pageOf('x').joined().toString(), htmlOf('x'))
})
