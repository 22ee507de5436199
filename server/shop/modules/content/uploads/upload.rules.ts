import type { UploadError } from '#contract/generated/types.ts'
import { largestFile } from '#contract/limits/uploads.ts'

/** Characters of a name that is kept. */
const maxNameLength = 120

/** Files that one customer may send in a day, of one purpose. */
export const maxPerDay = 10

/** What a file begins with, and how its name ends. */
const kinds = [
  { mediaType: 'application/pdf', begins: Buffer.from('%PDF-'), endings: ['pdf'] },
  { mediaType: 'image/png', begins: Buffer.from('89504e470d0a1a0a', 'hex'), endings: ['png'] },
  { mediaType: 'image/jpeg', begins: Buffer.from('ffd8ff', 'hex'), endings: ['jpg', 'jpeg'] },
] as const

export type Kind = (typeof kinds)[number]

/** By what is in it: what the sender says of a file proves nothing. */
export const kindOf = (bytes: Buffer): Kind | null =>
  kinds.find(({ begins }) => bytes.subarray(0, begins.length).equals(begins)) ?? null

export const errorOf = (bytes: Buffer): Extract<UploadError, 'empty' | 'tooLarge' | 'type'> | null => {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > largestFile) return 'tooLarge'
  return kindOf(bytes) === null ? 'type' : null
}

/** The last part of a path, without what no file is called, and with the ending of what it is. */
export const nameOf = (fileName: string, { endings }: Kind): string => {
  const last = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{C}<>:"|?*]/gu, '').trim()
  const [, stem = plain, ending = ''] = /^(.*)\.(\w{1,8})$/s.exec(plain) ?? []
  const isRight = (endings as readonly string[]).includes(ending.toLowerCase())
  const shortStem = [...(stem.replace(/^\.+/, '') || 'file')].slice(0, maxNameLength - 10).join('')
  return `${shortStem}.${isRight ? ending : endings[0]}`
}
