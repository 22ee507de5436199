import { parentPort } from 'node:worker_threads'

/** What the thread says: once that it is ready, then an answer to each document. */
export type DocumentMessage<Answer> = { isReady?: boolean; answer?: Answer }

/** Answers each document that a `DocumentThread` sends to the thread that this runs in. */
export function answerDocuments<Answer>(read: (bytes: Buffer) => Promise<Answer>): void {
  const post = (message: DocumentMessage<Answer>) => parentPort?.postMessage(message)
  const answer = async (message: unknown): Promise<void> => {
    // Node's own watch mode posts to the same port.
    if (message instanceof Uint8Array) post({ answer: await read(Buffer.from(message)) })
  }
  parentPort?.on('message', (message: unknown) => {
    // The end of the thread is an answer, too.
    answer(message).catch(() => process.exit(1))
  })
  // The time for a document begins when the code is loaded.
  post({ isReady: true })
}
