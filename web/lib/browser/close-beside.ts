/**
 * Dialogs with `data-closes-beside` close by a press beside them. They have no padding, so what meets the element itself met its backdrop. A
 * press that begins inside and ends beside, as when text is marked, is a click of the element as well: it closes nothing.
 */
export function start(): void {
  let pressed: EventTarget | null = null
  const note = ({ target }: Event) => {
    pressed = target
  }
  document.addEventListener('pointerdown', note, { capture: true, passive: true })
  document.addEventListener('click', ({ target }) => {
    if (target !== pressed || !(target instanceof HTMLDialogElement)) return
    if (target.dataset.closesBeside !== undefined) target.close()
  })
}
