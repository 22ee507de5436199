import { GripVertical } from 'lucide-react'
import { useRef } from 'react'
import { useButton, useDrag } from 'react-aria'
import type { DragSubject } from '../actions.ts'
import styles from './DragHandle.module.css'
import { dragType, endDrag, startDrag } from './drag.ts'

type Props = { part: DragSubject; name: string; label: string }

/** Takes a part up: by mouse, or by Enter and then Tab to a place and Enter again. */
export function DragHandle({ part, name, label }: Props) {
  const ref = useRef<HTMLButtonElement>(null)
  const { dragProps, dragButtonProps } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [dragType]: JSON.stringify(part), 'text/plain': name }],
    getAllowedDropOperations: () => [part.kind === 'new' ? 'copy' : 'move'],
    onDragStart: () => startDrag(part),
    onDragEnd: endDrag,
  })
  const { buttonProps } = useButton({ ...dragButtonProps, 'aria-label': label }, ref)
  return (
    <span {...dragProps} className={styles.source}>
      <button {...buttonProps} ref={ref} className={styles.handle} title={label}>
        <GripVertical size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </span>
  )
}
