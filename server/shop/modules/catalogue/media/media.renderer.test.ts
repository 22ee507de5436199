import sharp from 'sharp'
import t from 'tap'
import { createRenderer, RendererBusyError } from './media.renderer.ts'

const bytes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>',
)
const original = {
  id: '00000000000000aa',
  size: bytes.length,
  mime: 'image/svg+xml',
  fileName: null,
  width: 400,
  height: 300,
  bytes,
}
const rendition = { mediaId: original.id, format: 'thumb', encoding: 'webp' } as const

t.test('a caller waits only so long; the picture is drawn to its end and is there afterwards', async (t) => {
  const renderer = createRenderer({ directory: t.testdir(), concurrency: 1, maxWaitMs: 20 }, (error) => t.error(error))
  const found = Promise.withResolvers<typeof original>()
  await t.rejects(
    renderer.rendition(rendition, () => found.promise),
    RendererBusyError,
  )
  await t.rejects(
    renderer.rendition({ ...rendition, encoding: 'jpg' }, async () => original),
    RendererBusyError,
    'also one that waits for its turn',
  )
  found.resolve(original)
  const patient = async (encoding: 'webp' | 'jpg'): Promise<Buffer | null> => {
    try {
      return await renderer.rendition({ ...rendition, encoding }, () => Promise.reject(new Error('asked for twice')))
    } catch (error) {
      if (error instanceof RendererBusyError) return patient(encoding)
      throw error
    }
  }
  t.equal((await sharp((await patient('webp')) ?? undefined).metadata()).format, 'webp')
  t.equal((await sharp((await patient('jpg')) ?? undefined).metadata()).format, 'jpeg')
})

t.test('plain pictures have the size of those that would be drawn', async (t) => {
  const drawn = createRenderer({ directory: t.testdir(), concurrency: 2 }, (error) => t.error(error))
  const plain = createRenderer({ directory: t.testdir(), concurrency: 2, isPlain: true }, (error) => t.error(error))
  for (const format of ['thumb', 'open_graph', 'teaser_768'] as const) {
    const [a, b] = await Promise.all(
      [drawn, plain].map(async (renderer) => {
        const bytes = await renderer.rendition({ ...rendition, format, encoding: 'jpg' }, async () => original)
        const { width, height } = await sharp(bytes ?? undefined).metadata()
        return { width, height }
      }),
    )
    t.same(b, a, format)
  }
})
