/** What an editor may go back to and forward to again. */
export type UndoStack<Value> = {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
  /** What the last change was about: typing in one field is one step. */
  readonly group: string | null
  /** Time of the last change, milliseconds. */
  readonly at: number
}

const maxSteps = 200
const pauseOfTyping = 1500

export const startUndo = <Value>(present: Value): UndoStack<Value> => ({
  past: [],
  present,
  future: [],
  group: null,
  at: 0,
})

/** Adds a step, or makes the last one larger while the same group goes on without a pause. */
export function recordChange<Value>(
  stack: UndoStack<Value>,
  present: Value,
  { group = null, at }: { group?: string | null; at: number },
): UndoStack<Value> {
  if (present === stack.present) return stack
  const isSame = group !== null && group === stack.group && at - stack.at < pauseOfTyping && stack.past.length > 0
  const past = isSame ? stack.past : [...stack.past, stack.present].slice(-maxSteps)
  return { past, present, future: [], group, at }
}

export function undo<Value>(stack: UndoStack<Value>): UndoStack<Value> {
  if (stack.past.length === 0) return stack
  const [present, past] = [stack.past.at(-1) as Value, stack.past.slice(0, -1)]
  return { past, present, future: [stack.present, ...stack.future], group: null, at: 0 }
}

export function redo<Value>(stack: UndoStack<Value>): UndoStack<Value> {
  if (stack.future.length === 0) return stack
  const [present, ...future] = stack.future as [Value, ...Value[]]
  return { past: [...stack.past, stack.present], present, future, group: null, at: 0 }
}
