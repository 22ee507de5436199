import { PDFArray, type PDFContext, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/** What a document may hold that acts by itself, or carries other files (ISO 32000-1 §7.11, §12.6, §13.7). */
const activeKeys = new Set(['JS', 'JavaScript', 'AA', 'EF', 'EmbeddedFiles', 'AF', 'XFA', 'RichMediaContent'])
const activeKinds = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'Movie', 'Sound', 'RichMediaExecute'],
  ...['EmbeddedFile', 'RichMedia', 'Screen', 'FileAttachment'],
])

/** Bytes in which browsers look for what a file could be, were its type not told. */
const sniffed = 4096
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|style|a\s|img\s)/i

/** `active`: a whole PDF that does more than show something. `broken`: none, or none that can be looked into. */
export type PdfVerdict = 'plain' | 'active' | 'broken'

/**
 * A plain PDF is whole and only shows something: its header is the first byte, its end the last, every object can be read, there is a page, and
 * nothing in it acts. What is encrypted can't be looked into and is broken. Takes memory for what its object streams unfold to, so untrusted
 * files are looked at in a thread (pdf-worker.ts).
 */
export async function judgePdf(bytes: Buffer): Promise<PdfVerdict> {
  const isWhole = /^%PDF-[12]\.\d\s/.test(bytes.toString('latin1', 0, 9)) && hasEnd(bytes)
  if (!isWhole || markup.test(bytes.toString('latin1', 0, sniffed))) return 'broken'
  try {
    const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
    if (document.getPageCount() === 0) return 'broken'
    return isActive(document.context) ? 'active' : 'plain'
  } catch {
    return 'broken'
  }
}

const hasEnd = (bytes: Buffer): boolean =>
  /startxref\s+\d+\s+%%EOF\s*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - 1024)))

function isActive(context: PDFContext): boolean {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, each]) => each)
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    if (each instanceof PDFArray) waiting.push(...each.asArray())
    const dictionary = each instanceof PDFStream ? each.dict : each
    if (!(dictionary instanceof PDFDict)) continue
    for (const [key, value] of dictionary.entries()) {
      const name = key.decodeText()
      const kind = value instanceof PDFName ? value.decodeText() : ''
      if (activeKeys.has(name) || (['S', 'Type', 'Subtype'].includes(name) && activeKinds.has(kind))) return true
      waiting.push(value)
    }
  }
  return false
}
