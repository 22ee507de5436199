import { parentPort, workerData } from 'node:worker_threads'
import { isPlainPdf } from './pdf.rules.ts'

/** The time for the check begins when the code is loaded. */
parentPort?.postMessage({ isReady: true })
parentPort?.postMessage({ isPlain: await isPlainPdf(Buffer.from(workerData as Uint8Array)) })
