import type { MouseEvent } from 'react'

/** A click of somebody who wants it here; every other one is the browser's. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
