import { logFailure } from './leaving.ts'

/** Work that nothing on the page waits for. A failure leaves the page as it is and is told on the console. */
export function inBackground(work: Promise<unknown>): void {
  work.catch(logFailure)
}
