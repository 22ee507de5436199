import type { Font } from 'fontkit'
import { fontOf, fontRunsOf, inFont } from '#engine/pdf/fonts.ts'

const board = '#0f5c46'
const chalk = '#fffdf8'
const yellow = '#ffc83d'

const font = 'heading'

type Path = ReturnType<Font['glyphsForString']>[number]['path']
type Shape = { data: string; width: number }

const shapeOf = (glyph: Path, scale: number, x: number): string => glyph.scale(scale, -scale).translate(x, 0).toSVG()

/** Outlines of a text whose baseline is at 0, so that no font is needed where they are drawn. `size` is that of the font in pixels. */
const outlinesOf = (text: string, size: number): Shape => {
  let width = 0
  let data = ''
  for (const { file, text: part } of fontRunsOf(inFont(text, font), font)) {
    const own = fontOf(file)
    const scale = size / own.unitsPerEm
    const { glyphs, positions } = own.layout(part)
    for (const [index, { path }] of glyphs.entries()) {
      data += shapeOf(path, scale, width)
      width += (positions[index]?.xAdvance ?? 0) * scale
    }
  }
  return { data, width }
}

const number = (value: number): string => value.toFixed(2)

/** The first letter or digit of a name, in capitals. */
export const initialOf = (name: string): string => (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toUpperCase()

/** Height of capitals by the size of the font. */
const capHeight = 0.7

/** For a shop without an icon of its own: the first letter of its name on the board. */
export const drawnIcon = (name: string): string => {
  const size = 40
  const { data, width } = outlinesOf(initialOf(name), size)
  const scale = Math.min(1, 44 / Math.max(1, width))
  const place = `translate(${number(32 - (width * scale) / 2)} ${number(32 + (size * capHeight * scale) / 2)}) scale(${number(scale)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect x="2" y="2" width="60" height="60" rx="14" fill="${board}"/><path fill="${chalk}" transform="${place}" d="${data}"/></svg>`
}

/** Pixels of the picture for shared links (storefront.md §9), and where its icon stands. */
export const sharedPicture = { width: 1200, height: 630, icon: 210, iconLeft: 100, iconTop: 210 } as const

/** The picture for shared links without the icon: the name beside its place. */
export const drawnSharedPicture = (name: string): string => {
  const { width, height, icon, iconLeft } = sharedPicture
  const left = iconLeft + icon + 56
  const room = width - left - iconLeft
  const size = 120
  const outlines = outlinesOf(name, size)
  const scale = Math.min(1, room / Math.max(1, outlines.width))
  const place = `translate(${left} ${number(height / 2 + (size * capHeight * scale) / 2)}) scale(${number(scale)})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${chalk}"/><rect y="${height - 24}" width="${width}" height="24" fill="${yellow}"/><path fill="${board}" transform="${place}" d="${outlines.data}"/></svg>`
}
