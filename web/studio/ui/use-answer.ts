import { useEffect, useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { type AskError, ask, type Result } from '../lib/ask.ts'
import type { StudioOperation } from '../lib/operation.ts'

export type Answer<Data> = {
  /** The last answer, also while the next one is on its way. */
  data: Data | null
  error: AskError | null
  isLoading: boolean
  reload: () => void
}

/** Asks when the component appears and each time its variables change; the last question wins. */
export function useAnswer<Data, Variables>(
  operation: StudioOperation<Data, Variables>,
  variables: Variables,
  { waits = 0, isOff = false }: { waits?: number; isOff?: boolean } = {},
): Answer<Data> {
  const [result, setResult] = useState<Result<Data> | null>(null)
  const [isLoading, setLoading] = useState(!isOff)
  const [count, setCount] = useState(0)
  const key = JSON.stringify(variables)
  useEffect(() => {
    if (isOff || count < 0) return
    let isCurrent = true
    setLoading(true)
    const timer = setTimeout(() => {
      inBackground(
        ask(operation, JSON.parse(key) as Variables).then((next) => {
          if (!isCurrent) return
          setResult(next)
          setLoading(false)
        }),
      )
    }, waits)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [operation, key, count, isOff, waits])
  const reload = () => {
    setLoading(true)
    setCount((n) => n + 1)
  }
  return { data: result?.data ?? null, error: result?.error ?? null, isLoading, reload }
}
