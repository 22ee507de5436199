import { pdfTextLimits } from '#contract/limits/uploads.ts'
import { DocumentThread } from '../documents/document-thread.ts'
import type { PdfText, PdfTextFault } from './pdf-text.ts'

/** Files that wait for the thread; at most 3 s of work each. */
const mostWaiting = 8

/** Bytes in which readers of PDF look for its header. */
const headerWithin = 1024

function faultOf(bytes: Buffer): PdfTextFault | null {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > pdfTextLimits.bytes) return 'tooLarge'
  return bytes.subarray(0, headerWithin).includes('%PDF-') ? null : 'type'
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
