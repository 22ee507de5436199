import { largestFile } from '#contract/limits/uploads.ts'

/** What a PDF, PNG or JPEG begins with: names and what a browser makes of them prove nothing. */
const beginnings = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
]

/** Said before a file is sent; the engine looks at it again. Throws where the browser can't read it any more. */
export async function violationOfFile(file: Blob | undefined): Promise<'empty' | 'tooLarge' | 'type' | null> {
  if (!file || file.size === 0) return 'empty'
  if (file.size > largestFile) return 'tooLarge'
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return beginnings.some((beginning) => beginning.every((byte, index) => bytes[index] === byte)) ? null : 'type'
}
