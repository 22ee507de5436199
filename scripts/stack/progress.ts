/** Prints what is being done, and how long it took once it is over. */
export function progress(write: (text: string) => void = (text) => process.stdout.write(text)) {
  let current: { step: string; since: number } | null = null
  const end = () => {
    if (current) write(`  ${current.step} … ${((Date.now() - current.since) / 1000).toFixed(1)} s\n`)
    current = null
  }
  return {
    step: (step: string) => {
      end()
      current = { step, since: Date.now() }
      if (process.stdout.isTTY) write(`  ${step} …\r`)
    },
    end,
  }
}
