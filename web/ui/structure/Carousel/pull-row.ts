/** Pixels below which a press that moves is still a click (storefront.md §9). */
const threshold = 10

/** Lets the mouse pull a row as a finger does; what was pulled isn't clicked. Let go, it snaps as after any scrolling. */
export function pullRow(row: HTMLElement, pulledClass: string, signal: AbortSignal): void {
  let start: { x: number; left: number } | null = null
  let isPulled = false
  const end = () => {
    start = null
    row.classList.remove(pulledClass)
  }
  const down = ({ pointerType, button, clientX }: PointerEvent) => {
    isPulled = false
    start = pointerType === 'mouse' && button === 0 ? { x: clientX, left: row.scrollLeft } : null
  }
  const move = ({ clientX }: PointerEvent) => {
    if (!start) return
    const distance = clientX - start.x
    isPulled ||= Math.abs(distance) > threshold
    if (!isPulled) return
    row.classList.add(pulledClass)
    row.scrollLeft = start.left - distance
  }
  row.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('blur', end, { signal })
  row.addEventListener(
    'click',
    (event) => {
      if (!isPulled) return
      event.preventDefault()
      // Nor does it press a button of a card.
      event.stopPropagation()
      isPulled = false
    },
    { capture: true, signal },
  )
}
