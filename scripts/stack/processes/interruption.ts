/** Within this time a second signal is the first once more: of one Ctrl-C we hear from the terminal and from npm. */
const echoMs = 1000

/** What a shell expects of a program that Ctrl-C has ended. */
export const interruptedCode = 130

/**
 * Ctrl-C, SIGTERM and a terminal that is closed end a run in order; a second time, at once: servers and tools that are left
 * then end by themselves when they lose us.
 */
export function onInterruption(endInOrder: () => Promise<void> | void): void {
  let since: number | undefined
  const hear = () => {
    if (since === undefined) {
      since = Date.now()
      Promise.resolve(endInOrder()).catch((error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`)
        process.exit(interruptedCode)
      })
    } else if (Date.now() - since > echoMs) {
      process.exit(interruptedCode)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, hear)
}
