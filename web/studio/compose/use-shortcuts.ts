import { useEffect } from 'react'
import type { Actions, Direction } from './actions.ts'
import { copiedPart, readPart } from './clipboard.ts'
import type { PageEditing } from './page-editing.ts'
import { keysWith } from './shortcuts.rules.ts'

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

const keysAt = (target: EventTarget | null) =>
  target instanceof HTMLElement ? keysWith(target, target.closest('dialog') !== null) : 'all'

/** The keyboard's way to everything that is done with a selected part. */
export function useShortcuts(editing: PageEditing, actions: Actions): void {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    addEventListener(
      'keydown',
      (event) => {
        const keys = keysAt(event.target)
        const isOurs =
          (keys !== 'none' && onStepKey(event, actions)) || (keys === 'all' && onPartKey(event, editing, actions))
        if (isOurs) event.preventDefault()
      },
      { signal },
    )
    addEventListener(
      'paste',
      (event) => {
        if (keysAt(event.target) !== 'all') return
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

const isCommand = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

/** Undo and redo. Returns whether the key was one of ours. */
function onStepKey(event: KeyboardEvent, actions: Actions): boolean {
  const key = event.key.toLowerCase()
  if (!isCommand(event) || (key !== 'z' && key !== 'y')) return false
  if (key === 'y' || event.shiftKey) actions.redo()
  else actions.undo()
  return true
}

/** What is done with the selected part. Returns whether the key was one of ours. */
function onPartKey(event: KeyboardEvent, editing: PageEditing, actions: Actions): boolean {
  const key = event.key.toLowerCase()
  const id = editing.selected.value()
  if (!id) return false
  if (isCommand(event) && key === 'd') actions.duplicate(id)
  else if (isCommand(event) && key === 'c' && getSelection()?.isCollapsed !== false) actions.copy(id)
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
