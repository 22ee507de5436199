import { parentPort } from 'node:worker_threads'
import { judgePdf } from './pdf.ts'

async function answer(message: unknown): Promise<void> {
  // Node's own watch mode posts to the same port.
  if (message instanceof Uint8Array) parentPort?.postMessage({ verdict: await judgePdf(Buffer.from(message)) })
}

parentPort?.on('message', (message: unknown) => {
  // The end of the thread is an answer, too.
  answer(message).catch(() => process.exit(1))
})
/** The time for a check begins when the code is loaded. */
parentPort?.postMessage({ isReady: true })
