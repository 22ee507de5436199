/** Acts at once, or when the tab is shown: a hidden one draws nothing, and what goes by itself would have gone before it was seen. */
export function whenSeen(action: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', () => whenSeen(action), { once: true })
  else action()
}
