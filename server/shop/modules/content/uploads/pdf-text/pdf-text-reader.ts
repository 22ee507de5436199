import { DocumentThread } from '../documents/document-thread.ts'
import { isPdf, type PdfText, type PdfTextFault, sizeFault } from './pdf-text.rules.ts'

/** Files that wait for the thread; at most 3 s of work each. */
const mostWaiting = 8

function faultOf(bytes: Buffer): PdfTextFault | null {
  return sizeFault(bytes) ?? (isPdf(bytes) ? null : 'type')
}

/**
 * Reads the text of PDFs that visitors send: one at a time, in a thread of limited time and memory, so that parallel decompression bombs cannot
 * add up. Never throws; keep one reader a process.
 */
export function createPdfTextReader() {
  const documents = new DocumentThread<PdfText>(new URL('./pdf-text-worker.ts', import.meta.url))
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (bytes: Buffer): Promise<PdfText> => {
    const fault = waiting >= mostWaiting ? 'busy' : faultOf(bytes)
    if (fault !== null) return { fault }
    waiting += 1
    const read = last.then(() => documents.ask(bytes))
    last = read.catch(() => null)
    try {
      return (await read) ?? { fault: 'broken' }
    } catch {
      return { fault: 'broken' }
    } finally {
      waiting -= 1
    }
  }
}

export type PdfTextReader = ReturnType<typeof createPdfTextReader>
