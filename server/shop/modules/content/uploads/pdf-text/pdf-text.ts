import { getDocumentProxy } from 'unpdf'
import { pdfTextLimits } from '#contract/limits/uploads.ts'
import type { PdfText } from './pdf-text.rules.ts'

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>

/** Only text is wanted: no fonts are looked for, no programs for pictures loaded, no warnings printed. */
const options = { useSystemFonts: false, disableFontFace: true, useWasm: false, verbosity: 0 }

/** Text of a document in the order in which it was written, a line each. Untrusted files are read in a thread (pdf-text-reader.ts). */
export async function textOfPdf(bytes: Buffer): Promise<PdfText> {
  let opened: PdfDocument | null = null
  try {
    opened = await getDocumentProxy(new Uint8Array(bytes), options)
    if (opened.numPages > pdfTextLimits.pages) return { fault: 'tooManyPages' }
    const text = await textOfPages(opened)
    return /[\p{L}\p{N}]/u.test(text) ? { text } : { fault: 'noText' }
  } catch (error) {
    return { fault: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' }
  } finally {
    await opened?.loadingTask.destroy()
  }
}

async function textOfPages(opened: PdfDocument): Promise<string> {
  let text = ''
  for (let number = 1; number <= opened.numPages && text.length < pdfTextLimits.characters; number += 1) {
    const page = await opened.getPage(number)
    const { items } = await page.getTextContent()
    text += `${items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')}\n`
  }
  return cleanLines(text.slice(0, pdfTextLimits.characters))
}

/** Word processors write bullets as characters of private fonts, and hyphens that show at the end of a line alone. */
function cleanLines(text: string): string {
  return text
    .replaceAll(/\p{Co}/gu, '•')
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/[^\S\n]+/g, ' ')
        .replaceAll(/\p{C}/gu, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .normalize('NFC')
}
