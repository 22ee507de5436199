export type Part = 'entry' | 'group' | 'panel' | 'link' | 'toggle'

/** The part of the navigation that an event met. */
export function part(target: EventTarget | null, name: Part): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-nav="${name}"]`) : null
}

export const isDesktop = () => matchMedia('(min-width: 1024px)').matches

/** Opens a department or a group, and closes those beside it. */
export function open(holder: HTMLElement): void {
  for (const sibling of holder.parentElement?.children ?? []) {
    if (sibling !== holder && sibling instanceof HTMLElement) close(sibling)
  }
  holder.dataset.open = ''
  toggleOf(holder)?.setAttribute('aria-expanded', 'true')
}

export function close(holder: HTMLElement): void {
  if (!('open' in holder.dataset)) return
  delete holder.dataset.open
  toggleOf(holder)?.setAttribute('aria-expanded', 'false')
  for (const below of holder.querySelectorAll<HTMLElement>('[data-open]')) close(below)
}

export function closeAll(nav: HTMLElement): void {
  for (const holder of nav.querySelectorAll<HTMLElement>('[data-nav="entry"][data-open]')) close(holder)
}

function toggleOf(holder: HTMLElement): HTMLElement | null {
  return holder.querySelector<HTMLElement>(':scope > div > [data-nav="toggle"]')
}
