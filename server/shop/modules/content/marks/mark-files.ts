import sharp, { type Sharp } from 'sharp'
import { drawnIcon, drawnSharedPicture, sharedPicture } from './drawn-mark.ts'

/** What a file is made of: the name, and the shop's own icon if it has one. */
export type MarkSource = { name: string; icon: { bytes: Buffer; mime: string } | null }

const paper = '#fffdf8'
const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
const svg = 'image/svg+xml'

/** An SVG is drawn at a multiple of its own size: enough for each of the icons. */
const density = 600

const open = ({ name, icon }: MarkSource): Sharp =>
  sharp(icon?.bytes ?? Buffer.from(drawnIcon(name)), icon && icon.mime !== svg ? {} : { density })

const square = (source: MarkSource, size: number): Sharp =>
  open(source).resize({ width: size, height: size, fit: 'contain', background: transparent })

const png = (size: number) => (source: MarkSource) => square(source, size).png().toBuffer()

/** On paper up to the edges, with the margin that the system may cut off. */
const onPaper = (size: number, share: number) => async (source: MarkSource) => {
  const inner = Math.round(size * share)
  const margin = Math.floor((size - inner) / 2)
  return square(source, inner)
    .extend({
      top: margin,
      left: margin,
      bottom: size - inner - margin,
      right: size - inner - margin,
      background: paper,
    })
    .flatten({ background: paper })
    .png()
    .toBuffer()
}

/** One PNG in the container of Windows icons, which every browser reads. */
const ico = async (source: MarkSource): Promise<Buffer> => {
  const size = 32
  const picture = await png(size)(source)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** A photograph becomes an SVG that holds it: one address for both. */
const vector = async (source: MarkSource): Promise<Buffer> => {
  if (!source.icon) return Buffer.from(drawnIcon(source.name))
  if (source.icon.mime === svg) return source.icon.bytes
  const data = (await png(128)(source)).toString('base64')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><image width="128" height="128" href="data:image/png;base64,${data}"/></svg>`,
  )
}

const shared = async (source: MarkSource): Promise<Buffer> => {
  const { icon, iconLeft, iconTop } = sharedPicture
  return sharp(Buffer.from(drawnSharedPicture(source.name)))
    .composite([{ input: await png(icon)(source), left: iconLeft, top: iconTop }])
    .flatten({ background: paper })
    .jpeg({ quality: 85, progressive: true })
    .toBuffer()
}

type MarkFile = { mime: string; make: (source: MarkSource) => Promise<Buffer> }

/** Files that browsers and other sites show the shop by, by their names at the edge. */
const files = {
  'favicon.svg': { mime: svg, make: vector },
  'favicon.ico': { mime: 'image/x-icon', make: ico },
  'apple-touch-icon.png': { mime: 'image/png', make: onPaper(180, 0.8) },
  'icon-192.png': { mime: 'image/png', make: png(192) },
  'icon-512.png': { mime: 'image/png', make: png(512) },
  'maskable-512.png': { mime: 'image/png', make: onPaper(512, 0.6) },
  'open-graph.jpg': { mime: 'image/jpeg', make: shared },
} as const satisfies Record<string, MarkFile>

export type MarkFileName = keyof typeof files

export const isMarkFile = (name: string): name is MarkFileName => Object.hasOwn(files, name)

export const makeMarkFile = async (
  name: MarkFileName,
  source: MarkSource,
): Promise<{ bytes: Buffer; mime: string }> => ({ bytes: await files[name].make(source), mime: files[name].mime })
