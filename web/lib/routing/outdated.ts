let isLeftBehind = false

/** The shop runs a newer build than this page. */
export const isOutdated = () => isLeftBehind

/** From here on every link leads to a new document, and so to the new build; what is on the screen stays as it is. */
export function leaveOnNextLink(): void {
  if (isLeftBehind) return
  isLeftBehind = true
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link) link.dataset.vike = 'false'
    },
    { capture: true },
  )
}
