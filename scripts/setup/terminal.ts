import { createInterface } from 'node:readline/promises'
import type { Ask } from './questions.ts'
import { SetupRefusedError } from './setup-errors.ts'

/**
 * Puts questions to a person, or to a pipe. Lines that come before their question are kept. Ctrl-C is passed on to the process.
 */
export const openTerminal = (
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): { ask: Ask; close: () => void } => {
  const readline = createInterface({ input, output })
  readline.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const lines = readline[Symbol.asyncIterator]()
  // A pipe that has ended may still have lines to be read.
  let isOpen = true
  readline.on('close', () => {
    isOpen = false
  })
  return {
    ask: async (text, initial) => {
      if (isOpen) {
        readline.setPrompt(initial === '' ? `${text}: ` : `${text} [${initial}]: `)
        readline.prompt()
      }
      const { value, done } = await lines.next()
      if (done) throw new SetupRefusedError('The answers ended before the last question: nothing has changed.')
      return value as string
    },
    close: () => readline.close(),
  }
}
