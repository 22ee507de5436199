import { useEffect } from 'react'
import type { Actions, Direction } from './actions.ts'
import { copiedPart, readPart } from './clipboard.ts'
import type { PageEditing } from './page-editing.ts'

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Keys belong to a field while something is typed in it, and to a dialog while one is open. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || target.closest('dialog') !== null)

/** The keyboard's way to everything that is done with a selected part. */
export function useShortcuts(editing: PageEditing, actions: Actions): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener(
      'keydown',
      (event) => {
        if (!isTyping(event.target) && onKey(event, editing, actions)) event.preventDefault()
      },
      { signal },
    )
    addEventListener(
      'paste',
      (event) => {
        if (isTyping(event.target)) return
        const part = readPart(event.clipboardData?.getData('text/plain') ?? '') ?? copiedPart()
        if (!part) return
        event.preventDefault()
        actions.paste(part)
      },
      { signal },
    )
    return () => stop.abort()
  }, [editing, actions])
}

/** Returns whether the key was one of ours. */
function onKey(event: KeyboardEvent, editing: PageEditing, actions: Actions): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  if (isCommand && key === 'z') {
    if (event.shiftKey) actions.redo()
    else actions.undo()
    return true
  }
  if (isCommand && key === 'y') {
    actions.redo()
    return true
  }
  const id = editing.selected.value()
  if (!id) return false
  if (isCommand && key === 'd') actions.duplicate(id)
  else if (isCommand && key === 'c' && getSelection()?.isCollapsed !== false) actions.copy(id)
  else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove(id)
  else if (event.key === 'Escape') actions.selectParent()
  else return onArrow(event, id, actions, editing)
  return true
}

function onArrow(event: KeyboardEvent, id: string, actions: Actions, editing: PageEditing): boolean {
  const direction = directions[event.key]
  if (!event.altKey || !direction) return false
  if (!event.shiftKey) {
    actions.move(id, direction)
    return true
  }
  const cells = editing.stack.value().present.rows.flatMap((row) => row.cells)
  const cell = cells.find((each) => each.id === id)
  if (!cell) return false
  if (direction === 'left' || direction === 'right')
    actions.setSize(id, { width: cell.width + (direction === 'right' ? 1 : -1) })
  else actions.setSize(id, { height: cell.height + (direction === 'down' ? 1 : -1) })
  return true
}
