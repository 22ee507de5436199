import { type PdfText, sizeFault } from '../../content/uploads/pdf-text/pdf-text.rules.ts'

/** Written by programs for machines; a list has none of them. */
const control = /[^\P{Cc}\t\n\r\f]/u

/** As its first bytes say; without them as Windows and the web write text. */
function decode(bytes: Buffer): string {
  const [first, second] = bytes
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Text of a text file, by its content; other files, as those of word processors, are of no `type` that is read. */
export function textOfFile(bytes: Buffer): PdfText {
  const fault = sizeFault(bytes)
  if (fault !== null) return { fault }
  const text = decode(bytes)
  if (control.test(text)) return { fault: 'type' }
  return text.trim() === '' ? { fault: 'empty' } : { text }
}
