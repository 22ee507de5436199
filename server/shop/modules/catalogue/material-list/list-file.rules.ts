import { decodeText } from '#contract/text/decode-text.ts'
import { type PdfText, sizeError } from '../../content/uploads/pdf-text/pdf-text.rules.ts'

/** Written by programs for machines; a list has none of them. */
const control = /[^\P{Cc}\t\n\r\f]/u

/** Text of a text file, by its content; other files, as those of word processors, are of no `type` that is read. */
export function textOfFile(bytes: Buffer): PdfText {
  const violation = sizeError(bytes)
  if (violation !== null) return { fault: violation }
  const text = decodeText(bytes)
  if (control.test(text)) return { fault: 'type' }
  return text.trim() === '' ? { fault: 'empty' } : { text }
}
