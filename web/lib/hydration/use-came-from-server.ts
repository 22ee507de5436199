import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}
const inBrowser = () => false
const onServer = () => true

/** True, and for as long as the component stands, when its HTML came from the server; false after a navigation. */
export function useCameFromServer(): boolean {
  const isHydrating = useSyncExternalStore(subscribe, inBrowser, onServer)
  const [cameFromServer] = useState(isHydrating)
  return cameFromServer
}
