import { pdfTextLimits } from '#contract/limits/uploads.ts'

/**
 * Why there is no text. `type`: no PDF by its content. `broken`: a PDF that does not open. `locked`: it opens with a password only.
 * `noText`: it shows pictures alone, as scans do. `busy`: too many are being read; it can be sent again.
 */
export const pdfTextErrors = [
  'empty',
  'tooLarge',
  'type',
  'broken',
  'locked',
  'tooManyPages',
  'noText',
  'busy',
] as const
export type PdfTextError = (typeof pdfTextErrors)[number]

/** Key of the sentence that tells a visitor so. */
export const pdfTextErrorKey = (error: PdfTextError) => `pdfText.error.${error}` as const

/** Lines as a reader sees them, without empty ones. */
export type PdfText = { text: string } | { fault: PdfTextError }

/** Bytes in which readers of PDF look for its header. */
const headerWithin = 1024

/** By its content; what the sender calls it proves nothing. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, headerWithin).includes('%PDF-')

/** What is known of a file before it is opened. */
export function sizeError(bytes: Buffer): Extract<PdfTextError, 'empty' | 'tooLarge'> | null {
  if (bytes.length === 0) return 'empty'
  return bytes.length > pdfTextLimits.bytes ? 'tooLarge' : null
}
