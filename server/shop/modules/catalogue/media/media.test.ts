import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import { change, filledDatabase, startEngine } from '#engine/testing/engine.ts'
import { svgMedia } from '#engine/testing/sample-content.ts'
import { type MediaFormat, mediaFormats, ownAspectImage } from './media.formats.ts'
import { importMedia } from './media.import.ts'

const idOf = (data: string): string => createHash('sha256').update(data).digest('hex').slice(0, 16)

const binary = (mime: ImportMedia['mime'], bytes: Buffer, more: Partial<ImportMedia> = {}): ImportMedia => {
  const data = bytes.toString('base64')
  return { id: idOf(data), mime, data, width: 0, height: 0, ...more }
}

const svg = svgMedia(400, 300, '#0f5c46')
const wide = svgMedia(1000, 250, '#c4203a')
const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 251))

t.test('pictures and files', async (t) => {
  const photoBytes = await sharp({ create: { width: 600, height: 450, channels: 3, background: '#1d5fd1' } })
    .png()
    .toBuffer()
  const photo = binary('image/png', photoBytes, { width: 600, height: 450 })
  const sheet = binary('application/pdf', Buffer.from('%PDF-1.4'), { fileName: 'Pflege "leicht".pdf' })
  const sound = binary('audio/mpeg', noise)
  const longName = `${'Konformitätserklärung '.repeat(8)}.pdf`
  const url = await filledDatabase(t, async (trx) => {
    await importMedia(trx, [svg, wide, photo, sheet, sound])
  })
  const { app, directory } = await startEngineWithoutStores(t, url)
  const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: path, headers })

  t.test('S9.12 T9.13 every format in its size and every encoding in its type', async (t) => {
    const types = { jpg: ['image/jpeg', 'jpeg'], webp: ['image/webp', 'webp'], avif: ['image/avif', 'heif'] } as const
    for (const [name, { isMain: _, ...size }] of Object.entries<MediaFormat>(mediaFormats)) {
      const answer = await get(`/media/${svg.id}/${name}.jpg`)
      t.equal(answer.statusCode, 200, name)
      const { width, height } = await sharp(answer.rawPayload).metadata()
      const expected = size.height === undefined ? { width: 400, height: 300 } : size
      t.same({ width, height }, expected, name)
    }
    for (const [ending, [type, format]] of Object.entries(types)) {
      const answer = await get(`/media/${photo.id}/productlisting_big.${ending}`)
      t.equal(answer.headers['content-type'], type)
      t.match(await sharp(answer.rawPayload).metadata(), { format, width: 280, height: 210 })
    }
  })

  t.test('the whole picture is there, on paper where it does not reach', async (t) => {
    const answer = await get(`/media/${wide.id}/productlisting_big.jpg`)
    const { data } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [...data.subarray((y * 280 + x) * 3, (y * 280 + x) * 3 + 3)]
    const isNear = (found: number[], wanted: number[]) =>
      found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12)
    t.ok(isNear(pixel(140, 5), [255, 253, 248]), `above: ${pixel(140, 5)}`)
    t.ok(isNear(pixel(5, 105), [196, 32, 58]), `left edge: ${pixel(5, 105)}`)
  })

  t.test('unknown sizes, types, ids and paths of media answer 404', async (t) => {
    const paths = [
      `/media/${svg.id}/huge.jpg`,
      `/media/${svg.id}/thumb.png`,
      `/media/${svg.id}/thumb`,
      `/media/${svg.id}/thumb.jpg.jpg`,
      `/media/${svg.id}/constructor.jpg`,
      `/media/0000000000000000/thumb.jpg`,
      `/media/..%2f..%2fetc/thumb.jpg`,
      `/media/${sheet.id}/thumb.jpg`,
      `/media/0000000000000000/file/a.pdf`,
      `/media/x/file/a.pdf`,
    ]
    for (const path of paths) t.equal((await get(path)).statusCode, 404, path)
  })

  t.test('a file is served under any name, however long', async (t) => {
    const answer = await get(`/media/${sheet.id}/file/${encodeURIComponent(longName)}`)
    t.equal(answer.statusCode, 200)
    t.equal((await get(`/media/0000000000000000/file/${encodeURIComponent(longName)}`)).statusCode, 404)
  })

  t.test('media answers are immutable, and a lost cache on disk is rebuilt', async (t) => {
    const path = `/media/${svg.id}/thumb.webp`
    const first = await get(path)
    t.match(first.headers['cache-control'], /immutable/)
    const again = await get(path, { 'if-none-match': String(first.headers.etag) })
    t.equal(again.statusCode, 304)
    const stored = join(directory, 'media', svg.id.slice(0, 2), svg.id)
    const files = await readdir(stored)
    t.ok(files.includes('thumb.webp'))
    t.notOk(
      files.some((file) => /\.[0-9a-f-]{36}$/.test(file)),
      'no half files',
    )
    await rm(stored, { recursive: true })
    t.same((await get(path)).rawPayload, first.rawPayload)
  })

  t.test('many simultaneous requests for pictures are all answered', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => get(`/media/${wide.id}/${index % 2 ? 'thumb' : 'basket_layer'}.avif`)),
    )
    t.ok(answers.every(({ statusCode }) => statusCode === 200))
  })

  t.test('files come as they are, and cannot act', async (t) => {
    const drawing = await get(`/media/${svg.id}/file/icon.svg`)
    t.equal(drawing.body, svg.data)
    t.match(drawing.headers, {
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': /^default-src 'none'; style-src 'unsafe-inline'/,
      'content-disposition': /^inline/,
    })
    const document = await get(`/media/${sheet.id}/file/egal.pdf`)
    t.equal(
      document.headers['content-disposition'],
      `attachment; filename="Pflege _leicht_.pdf"; filename*=UTF-8''Pflege%20%22leicht%22.pdf`,
    )
  })

  t.test('sounds can be had in parts', async (t) => {
    const path = `/media/${sound.id}/file/probe.mp3`
    const part = await get(path, { range: 'bytes=10-19' })
    t.equal(part.statusCode, 206)
    t.equal(part.headers['content-range'], 'bytes 10-19/3000')
    t.same(part.rawPayload, noise.subarray(10, 20))
    t.same((await get(path, { range: 'bytes=-5' })).rawPayload, noise.subarray(2995))
    t.equal((await get(path, { range: 'bytes=5000-' })).statusCode, 416)
    t.equal((await get(path, { range: 'lines=1-2' })).statusCode, 200, 'what is not understood is ignored')
  })

  t.test('an import checks the address', async (t) => {
    await t.rejects(
      change(url, (trx) => importMedia(trx, [{ ...svg, id: '0123456789abcdef' }])),
      /0123456789abcdef: its data has the address/,
    )
    await t.rejects(
      change(url, (trx) => importMedia(trx, [{ ...svg, width: 0 }])),
      /needs dimensions/,
    )
    await change(url, (trx) => importMedia(trx, [svg, svg]))
  })
})

t.test('sources of a picture never promise more than it has', async (t) => {
  const image = (width: number, height: number) => ownAspectImage({ mediaId: svg.id, alt: '' }, { width, height })
  t.match(image(300, 100), { width: 300, height: 100, sources: [{ width: 300 }] })
  t.match(image(480, 100), { src: /teaser_480/, sources: [{ width: 480 }] })
  t.match(image(900, 300), { src: /teaser_1280/, width: 900, height: 300 })
  t.match(image(4000, 1000), { src: /teaser_1280/, width: 1280, height: 320 })
  t.same(
    image(4000, 1000).sources.map(({ width }) => width),
    [480, 768, 1280, 1920],
  )
})

/** Pictures need no token and no store. */
async function startEngineWithoutStores(t: Parameters<typeof startEngine>[0], url: string) {
  const { app, directory } = await startEngine(t, url)
  return { app, directory }
}
