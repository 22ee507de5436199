type Part = 'entry' | 'group' | 'panel' | 'column' | 'toggle' | 'back'

/** The part of the navigation that an event met. */
export function part(target: EventTarget | null, name: Part): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-nav="${name}"]`) : null
}

/** Panels that slide in on small screens; on a desk flyouts or one dialog (see MainNavigation). */
type Mode = 'drawer' | 'flyouts' | 'fullScreen'

export function modeOf(nav: HTMLElement): Mode {
  if (!matchMedia('(min-width: 64em)').matches) return 'drawer'
  return 'fullScreen' in nav.dataset ? 'fullScreen' : 'flyouts'
}

/** The panel of an entry is `panel`, that of a category in it `below`. */
export const panelOf = (holder: HTMLElement) =>
  holder.querySelector<HTMLElement>(':scope > :is([data-nav="panel"], [data-nav="below"])')

export const linkOf = (holder: Element | null | undefined) => holder?.querySelector<HTMLElement>('a') ?? null

export const toggleOf = (holder: HTMLElement) => holder.querySelector<HTMLElement>(':scope > [data-nav="toggle"]')

/** Opens an entry, or in the drawer a category, and closes what else is open of its kind. */
export function open(holder: HTMLElement): void {
  const nav = holder.closest('[data-track="navigation"]')
  for (const other of nav?.querySelectorAll<HTMLElement>(`[data-nav="${holder.dataset.nav}"][data-open]`) ?? []) {
    if (other !== holder) close(other)
  }
  if ('open' in holder.dataset) return
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
