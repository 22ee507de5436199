import { useCallback, useEffect, useRef, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { frameAddress, previewToken, type Scenario } from './preview-token.ts'

/** Milliseconds before the token is asked for again, also by `renew`: an address that stays refused is no reason to ask without end. */
const pause = 5000

/**
 * Address at which a frame shows a page in preview; null until there is one. Without an answer it is asked for until it comes. `onAddress`
 * is called before each new one. `renew`: what was sealed has ended, by its time or with the editor's session.
 */
export function useFrameAddress(path: string, scenario: Scenario, onAddress?: () => void) {
  const [address, setAddress] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [renewals, setRenewals] = useState(0)
  const renewedAt = useRef(Number.NEGATIVE_INFINITY)
  const listener = useRef(onAddress)
  useEffect(() => {
    listener.current = onAddress
  })
  // Another object that says the same is no other scenario.
  const wanted = JSON.stringify(scenario)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewal asks for another token of the same scenario.
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const take = (token: string | null): void => {
      if (!isCurrent) return
      setFailed(token === null)
      if (token === null) {
        timer = setTimeout(ask, pause)
        return
      }
      listener.current?.()
      setAddress(frameAddress(path, token))
    }
    const ask = () => inBackground(previewToken(JSON.parse(wanted) as Scenario, 'edit').then(take))
    ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, wanted, renewals])
  const renew = useCallback(() => {
    if (performance.now() - renewedAt.current < pause) return
    renewedAt.current = performance.now()
    setRenewals((count) => count + 1)
  }, [])
  return { address, hasFailed, renew }
}
