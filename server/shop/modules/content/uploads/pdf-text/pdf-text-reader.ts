import { DocumentThread } from '../documents/document-thread.ts'
import { isPdf, type PdfText, type PdfTextFault, sizeFault } from './pdf-text.rules.ts'
import { Turns } from './turns.ts'

/** Files that wait for the thread, and of one network those that are read or wait for their turn among these. */
const mostWaiting = 8
const mostOfNetwork = 3

/** Ten pages of text take a quarter of the processor time. */
const limits = { longestWorkMs: 1000, longestWaitMs: 8000 }

/** A file that has not started by then is answered `busy`: with its reading the answer comes before the edge gives up (15 s). */
const startWithin = 5000

const busy: PdfText = { fault: 'busy' }

function faultOf(bytes: Buffer): PdfTextFault | null {
  return sizeFault(bytes) ?? (isPdf(bytes) ? null : 'type')
}

/**
 * Reads the text of PDFs that visitors send: one at a time, in a thread of limited time and memory, so that parallel decompression bombs cannot
 * add up. Of a network one file stands in the queue, so that nobody keeps others from the thread. Never throws; keep one reader a process.
 */
export function createPdfTextReader({ startWithinMs = startWithin }: { startWithinMs?: number } = {}) {
  const documents = new DocumentThread<PdfText>(new URL('./pdf-text-worker.ts', import.meta.url), limits)
  const all = new Turns()
  const networks = new Map<string, Turns>()

  /** When the files before it of the same network are done. */
  const inNetwork = async (network: string | null, work: () => Promise<PdfText>): Promise<PdfText> => {
    if (network === null) return work()
    const turns = networks.get(network) ?? new Turns()
    if (turns.count >= mostOfNetwork) return busy
    networks.set(network, turns)
    try {
      return await turns.run(work)
    } finally {
      if (turns.count === 0) networks.delete(network)
    }
  }

  const readInTurn = async (bytes: Buffer, network: string | null): Promise<PdfText> => {
    const late = Promise.withResolvers<PdfText>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      late.resolve(busy)
    }, startWithinMs)
    const read = async (): Promise<PdfText> => {
      if (isLate) return busy
      clearTimeout(timer)
      return (await documents.ask(bytes)) ?? { fault: 'broken' }
    }
    const enter = async (): Promise<PdfText> => (isLate || all.count >= mostWaiting ? busy : all.run(read))
    const answered = inNetwork(network, enter).catch((): PdfText => ({ fault: 'broken' }))
    try {
      return await Promise.race([answered, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  return async (bytes: Buffer, network: string | null = null): Promise<PdfText> => {
    const fault = faultOf(bytes)
    return fault === null ? readInTurn(bytes, network) : { fault }
  }
}

export type PdfTextReader = ReturnType<typeof createPdfTextReader>
