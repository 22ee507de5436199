import { inBackground } from '#web/lib/browser/in-background.ts'
import { navigate } from '#web/lib/routing/router.ts'
import { chosenIds, comparePath, maxCompared } from './compare.rules.ts'
import { rememberedIds, rememberIds } from './compared-ids.ts'

document.addEventListener('submit', (event) => {
  if (!isForm(event.target)) return
  event.preventDefault()
  inBackground(navigate(comparePath(rememberedIds())))
})
document.addEventListener('reset', ({ target }) => {
  if (!isForm(target)) return
  rememberIds([])
  paint(target, [])
  // The bar with the button that was pressed is gone.
  boxesOf(target)[0]?.focus({ preventScroll: true })
})

/** A box as it was when it was pressed: until this code had come, another one may have been pressed, and painted over. */
export type Press = Pick<HTMLInputElement, 'value' | 'checked'>

/** Keeps the choice in the boxes of a listing from page to page of this tab, and ends it at the third product. */
export function showChosen(press?: Press): void {
  const form = document.getElementById('compare')
  if (!isForm(form)) return
  const boxes: readonly Press[] = press ? [press] : boxesOf(form)
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value)
  const ids = chosenIds(rememberedIds(), ticked, press && !press.checked ? press.value : null)
  rememberIds(ids)
  paint(form, ids)
}

function paint(form: HTMLFormElement, ids: readonly string[]): void {
  // The bar's style looks for ticked boxes only then: a choice of an earlier page is ticked before the visitor acts.
  document.documentElement.dataset.compared = ''
  // Products of another listing have no boxes here; the bar is there to open or clear their comparison.
  form.toggleAttribute('data-chosen', ids.length > 0)
  for (const box of boxesOf(form)) {
    box.checked = ids.includes(box.value)
    box.disabled = !box.checked && ids.length >= maxCompared
  }
  const count = form.querySelector<HTMLElement>('[role="status"]')
  if (count) count.textContent = (count.dataset.words ?? '').replace('#', String(ids.length))
}

const isForm = (target: EventTarget | null): target is HTMLFormElement =>
  target instanceof HTMLFormElement && target.id === 'compare'

const boxesOf = (form: HTMLFormElement) =>
  [...form.elements].filter((part): part is HTMLInputElement => part instanceof HTMLInputElement)
