import { type RefObject, useEffect } from 'react'

/** Named `<details>` that behave as menus: a click elsewhere or Escape closes them, Escape gives focus back. */
export function useMenus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openMenus = () => container.current?.querySelectorAll<HTMLDetailsElement>('details[name][open]') ?? []
    const onPointerDown = ({ target }: PointerEvent) => {
      for (const menu of openMenus()) if (!(target instanceof Node && menu.contains(target))) menu.open = false
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      for (const menu of openMenus()) {
        const hadFocus = menu.contains(document.activeElement)
        menu.open = false
        if (hadFocus) menu.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [container])
}
