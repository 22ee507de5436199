/** Milliseconds after scrolling ends, and the share of a teaser that has to be visible then (storefront.md §9). */
const viewRule = { stillness: 1000, share: 0.5 } as const

export const isViewed = (visibleShare: number): boolean => visibleShare >= viewRule.share

type TeaserViews = {
  /** Another page is there, or the first one: every teaser counts again. */
  begin: () => void
  end: () => void
}

/** Tells of each teaser once a page, when it is half visible a second after the last scrolling. */
export function watchTeaserViews(onView: (teaser: HTMLElement) => void): TeaserViews {
  let viewed = new WeakSet<Element>()
  let isWatching = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let observer: IntersectionObserver | undefined

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, viewRule.stillness)
  }

  /** One look at what is there now: observers say of each element at first how much of it is to be seen, clipped or not. */
  const look = () => {
    if (document.hidden) return
    observer?.disconnect()
    observer = new IntersectionObserver((entries, own) => {
      own.disconnect()
      for (const { target, intersectionRatio } of entries) {
        if (viewed.has(target) || !isViewed(intersectionRatio) || !(target instanceof HTMLElement)) continue
        viewed.add(target)
        onView(target)
      }
    })
    for (const teaser of document.querySelectorAll('[data-teaser-id]'))
      if (!viewed.has(teaser)) observer.observe(teaser)
  }

  // Captured, so that rows of teasers that scroll by themselves count, too.
  const listening = { capture: true, passive: true }
  return {
    begin: () => {
      viewed = new WeakSet()
      if (!isWatching) {
        isWatching = true
        document.addEventListener('scroll', wait, listening)
        document.addEventListener('visibilitychange', wait)
      }
      wait()
    },
    end: () => {
      isWatching = false
      clearTimeout(timer)
      observer?.disconnect()
      document.removeEventListener('scroll', wait, listening)
      document.removeEventListener('visibilitychange', wait)
    },
  }
}
