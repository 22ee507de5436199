import { useEffect, useRef, useState } from 'react'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { frameAddress, previewToken, type Scenario } from './preview-token.ts'

/** Milliseconds before the token is asked for again. */
const pause = 5000

/**
 * Address at which a frame shows a page in preview; null until there is one. Without an answer it is asked for until it comes. `onAddress`
 * is called before each new one.
 */
export function useFrameAddress(path: string, scenario: Scenario, onAddress?: () => void) {
  const [address, setAddress] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const told = useRef(onAddress)
  useEffect(() => {
    told.current = onAddress
  })
  // Another object that says the same is no other scenario.
  const wanted = JSON.stringify(scenario)
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
      told.current?.()
      setAddress(frameAddress(path, token))
    }
    const ask = () => inBackground(previewToken(JSON.parse(wanted) as Scenario, 'edit').then(take))
    ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, wanted])
  return { address, hasFailed }
}
