import { basename } from 'node:path'
import sharp from 'sharp'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import { mediaIdOf } from '#engine/modules/catalogue/media/media.import.ts'
import type { Place, Sourced } from '../source.ts'
import { isByproduct, isPictureName, pictureNameOf } from './picture-names.rules.ts'

/** Holds a photograph; in base64 it fits a line of NDJSON. */
export const maxPictureBytes = 20_000_000
const maxPixels = 64_000_000

/** A file of a folder or an archive, by its path in it. */
export type NamedFile = { path: string; bytes: number; read: () => Promise<Buffer> }

const types: Partial<Record<string, ImportMedia['mime']>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** By what is in it: its name proves nothing. */
export const readPicture = async (content: Buffer, fileName: string): Promise<ImportMedia | { violation: string }> => {
  const metadata = await sharp(content)
    .metadata()
    .catch(() => null)
  const mime = types[metadata?.format ?? '']
  if (!metadata || !mime) return { violation: 'is no picture: JPEG, PNG, WebP and SVG are read' }
  // As it is shown: cameras store a picture as it was taken, and beside it how it is turned.
  const { width, height } = metadata.autoOrient
  if (width * height > maxPixels) return { violation: `has more than ${maxPixels / 1_000_000} million pixels` }
  const data = content.toString(mime === 'image/svg+xml' ? 'utf8' : 'base64')
  return { id: mediaIdOf(data), mime, data, width, height, fileName }
}

type Found = { order: number; fileName: string; mediaId: string; place: Place }

/** Pictures as media, each once; and behind them which item has which, in the order of their names. */
export async function* picturesOf(files: AsyncIterable<NamedFile>): AsyncGenerator<Sourced> {
  const stored = new Set<string>()
  const byItem = new Map<string, Found[]>()
  let line = 0
  for await (const { path, bytes, read } of files) {
    const place = { line: ++line, column: 1 }
    const fileName = basename(path.replaceAll('\\', '/'))
    const refuse = (message: string): Sourced => ({ violation: { place, message: `${path}: ${message}` } })
    if (isByproduct(path)) continue
    if (!isPictureName(fileName)) {
      yield refuse('is no picture: its name ends neither in jpg, png, webp nor svg')
      continue
    }
    if (bytes > maxPictureBytes) {
      yield refuse(`has more than ${maxPictureBytes / 1_000_000} MB`)
      continue
    }
    const picture = await readPicture(await read(), fileName)
    if ('violation' in picture) {
      yield refuse(picture.violation)
      continue
    }
    const { itemId, place: order } = pictureNameOf(fileName)
    byItem.set(itemId, [...(byItem.get(itemId) ?? []), { order, fileName, mediaId: picture.id, place }])
    if (stored.has(picture.id)) continue
    stored.add(picture.id)
    yield { record: { kind: 'media', record: picture, placeOf: () => place } }
  }
  for (const [itemId, found] of byItem) {
    const inOrder = found.sort((a, b) => a.order - b.order || a.fileName.localeCompare(b.fileName))
    const pictures = [...new Set(inOrder.map(({ mediaId }) => mediaId))]
    const first = inOrder[0]?.place ?? { line: 1, column: 1 }
    yield { record: { kind: 'itemPictures', record: { itemId, pictures }, placeOf: () => first } }
  }
}
