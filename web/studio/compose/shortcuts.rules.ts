/** Which keys of the composing screen act while something has the focus: all, only undo and redo, or none. */
type Keys = 'all' | 'steps' | 'none'

/** Fields that take no text, by their type: the browser has nothing of its own to undo in them. */
const choices = new Set(['checkbox', 'radio', 'select-one'])

const fields = new Set(['input', 'textarea', 'select'])

type FocusTarget = { localName: string; isContentEditable: boolean; type?: string }

/** Keys belong to a field while something is typed or chosen in it, and to a dialog while one is open. */
export function keysWith({ localName, isContentEditable, type = '' }: FocusTarget, isInDialog: boolean): Keys {
  if (isInDialog || isContentEditable) return 'none'
  if (!fields.has(localName)) return 'all'
  return choices.has(type) ? 'steps' : 'none'
}
