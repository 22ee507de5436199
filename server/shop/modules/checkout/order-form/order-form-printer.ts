import type { PdfDocument } from '#engine/pdf/pdf-document.ts'
import { DocumentQueue } from '../../content/uploads/documents/document-queue.ts'

/** 500 rows take 0.4 to 0.8 s of processor time. The answer comes before the edge gives up, after 5 s. */
const limits = { maxWorkMs: 2000, maxWaitMs: 4000, maxWaiting: 8, maxPerNetwork: 3, startWithinMs: 1500 }

/** Draws order forms beside the main thread, whose calls would wait for them. Null when too many are being drawn; keep one a process. */
export const createOrderFormPrinter = () => {
  const script = new URL('./order-form-worker.ts', import.meta.url)
  const documents = new DocumentQueue<Uint8Array>(script, limits)
  return async (document: PdfDocument, network: string | null): Promise<Buffer | null> => {
    const answer = await documents.ask(Buffer.from(JSON.stringify(document)), network)
    return answer === null || answer === 'busy' ? null : Buffer.from(answer)
  }
}

export type OrderFormPrinter = ReturnType<typeof createOrderFormPrinter>
