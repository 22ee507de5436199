import { useState } from 'react'

/** A value that is shown as soon as it is chosen, until its change has been answered. When the shop rejects it, the stored value comes back. */
export function useWanted<Value>(stored: Value, change: (value: Value) => Promise<unknown>) {
  const [wanted, setWanted] = useState<{ value: Value } | null>(null)
  const choose = async (value: Value): Promise<void> => {
    const own = { value }
    setWanted(own)
    try {
      await change(value)
    } finally {
      // A later choice stays until its own answer.
      setWanted((now) => (now === own ? null : now))
    }
  }
  return { value: wanted ? wanted.value : stored, isPending: wanted !== null, choose }
}
