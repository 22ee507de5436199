import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/browser/listeners.ts'

/** Where the studio is served, on every store's host. */
const base = '/studio'

const listeners = createListeners()

/** Address within the studio: `/pages/home?language=de`. */
const currentAddress = (): string => location.pathname.slice(base.length) + location.search

export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', base + to)
  else history.pushState(null, '', base + to)
  listeners.tell()
}

export const hrefOf = (to: string): string => base + to

export function useAddress(): { path: string; query: URLSearchParams } {
  const address = useSyncExternalStore((listener) => {
    const stop = listeners.add(listener)
    addEventListener('popstate', listener)
    return () => {
      stop()
      removeEventListener('popstate', listener)
    }
  }, currentAddress)
  const [path = '/', query = ''] = address.split('?')
  return { path: path || '/', query: new URLSearchParams(query) }
}

/** Parameters of `/content/:kind/:key` in an address, decoded; null where it is another one. */
export function matchAddress(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '')
    if (part.startsWith(':')) parameters[part.slice(1)] = value
    else if (part !== value) return null
  }
  return parameters
}
