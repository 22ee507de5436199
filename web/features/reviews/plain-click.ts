import type { MouseEvent } from 'react'

/** True for a click without modifier keys; the browser handles the others, for example opening a new tab. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
