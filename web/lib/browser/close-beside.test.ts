import t from 'tap'
import { start } from './close-beside.ts'

class Dialog {
  isOpen = true
  dataset: Record<string, string>
  constructor(dataset: Record<string, string>) {
    this.dataset = dataset
  }
  close() {
    this.isOpen = false
  }
}

t.test('a dialog closes by a press that begins and ends beside it, where it is made so', async (t) => {
  const page = new EventTarget()
  t.intercept(globalThis, 'document', { value: page })
  t.intercept(globalThis, 'HTMLDialogElement', { value: Dialog })
  const action = (type: string, target: object) =>
    page.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: target }))
  start()
  /** Whether it is open after a press on it whose beginning met `first`. The browser says that a click met the dialog in any case. */
  const after = (dialog: Dialog, first: object) => {
    action('pointerdown', first)
    action('click', dialog)
    return dialog.isOpen
  }
  const dialog = new Dialog({ closesBeside: '' })
  t.equal(after(dialog, { name: 'a field in which text is marked' }), true)
  t.equal(after(dialog, dialog), false)
  const other = new Dialog({})
  t.equal(after(other, other), true)
})
