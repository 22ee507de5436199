import { useEffect, useState } from 'react'

/** False as the server draws it, true from the first effect: what needs script is shown or switched on then. */
export function useIsLive(): boolean {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive
}
