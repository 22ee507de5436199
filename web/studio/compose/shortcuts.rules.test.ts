import t from 'tap'
import { keysWith } from './shortcuts.rules.ts'

const keysIn = (localName: string, type = '', { isContentEditable = false, isInDialog = false } = {}) =>
  keysWith({ localName, isContentEditable, type }, isInDialog)

t.test('a step is undone while a checkbox has the focus, and a text has keys of its own', async (t) => {
  for (const type of ['checkbox', 'radio']) t.equal(keysIn('input', type), 'steps', type)
  t.equal(keysIn('select', 'select-one'), 'steps', 'Delete must not take the part away whose form this is')
  for (const type of ['text', 'number', 'datetime-local', 'search']) t.equal(keysIn('input', type), 'none', type)
  t.equal(keysIn('textarea', 'textarea'), 'none')
  t.equal(keysIn('div', '', { isContentEditable: true }), 'none')
  t.equal(keysIn('input', 'checkbox', { isInDialog: true }), 'none')
  t.equal(keysIn('button', 'button', { isInDialog: true }), 'none')
  for (const localName of ['body', 'button', 'div']) t.equal(keysIn(localName), 'all', localName)
})
