import { DocumentQueue } from '../documents/document-queue.ts'
import { isPdf, type PdfText, type PdfTextError, sizeError } from './pdf-text.rules.ts'

/** Ten pages of text take a quarter of the processor time. The answer comes before the edge gives up, after 15 s. */
const limits = { maxWorkMs: 1000, maxWaitMs: 8000, maxWaiting: 8, maxPerNetwork: 3, startWithinMs: 5000 }

function errorOf(bytes: Buffer): PdfTextError | null {
  return sizeError(bytes) ?? (isPdf(bytes) ? null : 'type')
}

/** Reads the text of PDFs that visitors send, in a thread of limited time and memory. Never throws; keep one reader a process. */
export function createPdfTextReader({ startWithinMs = limits.startWithinMs }: { startWithinMs?: number } = {}) {
  const script = new URL('./pdf-text-worker.ts', import.meta.url)
  const documents = new DocumentQueue<PdfText>(script, { ...limits, startWithinMs })
  return async (bytes: Buffer, network: string | null = null): Promise<PdfText> => {
    const error = errorOf(bytes)
    if (error !== null) return { fault: error }
    const answer = await documents.ask(bytes, network)
    return answer === 'busy' ? { fault: 'busy' } : (answer ?? { fault: 'broken' })
  }
}

export type PdfTextReader = ReturnType<typeof createPdfTextReader>
