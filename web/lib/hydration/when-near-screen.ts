/** How near the screen a part has to be (storefront.md §9: 200 px). */
const margin = '200px'

/** Calls `open` when the element comes near the screen; returns what stops the watch. */
export function whenNearScreen(element: Element, open: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) open()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
