import { useEffect } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { DraftSaver } from './draft-saver.ts'

/** Sends what waits when the record is opened, and when the connection is back. */
export function useSending<Body>({ begin, flush }: DraftSaver<Body>): void {
  useEffect(() => {
    begin()
    const send = () => inBackground(flush())
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [begin, flush])
}
