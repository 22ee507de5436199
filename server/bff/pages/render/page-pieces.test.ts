import t from 'tap'
import { PagePieces } from './page-pieces.ts'

const pageOf = (text: string) => new PagePieces([text, Buffer.from('<b>ä€</b>'), '„Füße“ 😀'])
const htmlOf = (text: string) => `${text}<b>ä€</b>„Füße“ 😀`

t.test('a page has a buffer of its own, or one for the time that it is worked on', async (t) => {
  const page = pageOf('first')
  const own = page.joined()
  t.equal(own.toString(), htmlOf('first'))
  t.ok(page.within((bytes) => bytes.equals(own)))
  t.equal(pageOf('second').joined().toString(), htmlOf('second'))
  t.equal(own.toString(), htmlOf('first'), 'not written over by the next page')
})

t.test('pages are worked on in the same buffer', async (t) => {
  const bufferOf = (text: string) => pageOf(text).within(({ buffer }) => buffer)
  t.equal(bufferOf('first'), bufferOf('second'))
})

t.test('a page that it is too small for has one to itself', async (t) => {
  const long = '€'.repeat(1_000_000)
  t.equal(
    pageOf(long).within((bytes) => bytes.length),
    Buffer.byteLength(htmlOf(long)),
  )
  t.equal(pageOf('x').joined().toString(), htmlOf('x'))
})
