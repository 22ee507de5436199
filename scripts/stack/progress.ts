type Output = { write: (text: string) => unknown; isTTY?: boolean }

/** Prints what is being done, and how long it took once it is over: on a terminal in one line, elsewhere in two. */
export function progress(output: Output = process.stdout) {
  let current: { step: string; since: number } | null = null
  const end = () => {
    if (current) output.write(`  ${current.step} … ${((Date.now() - current.since) / 1000).toFixed(1)} s\n`)
    current = null
  }
  return {
    step: (step: string) => {
      end()
      current = { step, since: Date.now() }
      output.write(`  ${step} …${output.isTTY ? '\r' : '\n'}`)
    },
    end,
  }
}
