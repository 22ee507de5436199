import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { ImportMedia } from '#contract/import/catalogue.ts'
import { maxPictureBytes, readPicture } from '#engine/modules/studio/loads/formats/pictures/picture-files.ts'
import { SetupInvalidError, type SetupViolation } from './setup-errors.ts'
import type { ShopFile } from './shop-file.ts'

/** The owner's logo and icon; null where the name stands for it. */
export type ShopMarks = Record<'logo' | 'icon', ImportMedia | null>

export const noMarks: ShopMarks = { logo: null, icon: null }

/** Scripts, other files and other documents have no place in a mark: it stands on every page. */
const active = [
  /<script|<foreignObject|<!entity|\son\w+\s*=|javascript:|@import/i,
  /(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpeg|webp)|["'\s])/i,
  /url\(\s*["']?\s*(?!#|data:|["'\s])/i,
]

const markOf = async (file: string, folder: string): Promise<ImportMedia | string> => {
  const path = resolve(folder, file)
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return `there is no file ${path}`
  if (bytes.length > maxPictureBytes) return `${file} has more than ${maxPictureBytes / 1_000_000} MB`
  const picture = await readPicture(bytes, basename(file))
  if ('violation' in picture) return `${file} ${picture.violation}`
  if (picture.mime === 'image/svg+xml' && active.some((pattern) => pattern.test(picture.data)))
    return `${file} has scripts or refers to other files: save it as plain SVG, or as PNG`
  return picture
}

/**
 * Reads the pictures that the owner's file names, from its folder.
 * @throws SetupInvalidError for files that are missing, no pictures, or SVG that does something
 */
export const readMarkFiles = async ({ marks = {} }: ShopFile, folder: string, source: string): Promise<ShopMarks> => {
  const violations: SetupViolation[] = []
  const read = async (name: keyof ShopMarks): Promise<ImportMedia | null> => {
    const file = marks[name]
    if (file === undefined) return null
    const mark = await markOf(file, folder)
    if (typeof mark !== 'string') return mark
    violations.push({ path: `marks.${name}`, message: mark })
    return null
  }
  const found = { logo: await read('logo'), icon: await read('icon') }
  if (violations.length > 0) throw new SetupInvalidError(violations, source)
  return found
}
