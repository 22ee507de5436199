import { useRef } from 'react'
import { useDrop } from 'react-aria'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { composeTexts } from '../../texts/compose.ts'
import type { DragSubject } from '../actions.ts'
import { keyOfSlot, type Slot, slotsFor } from '../slots.rules.ts'
import { useEditing, usePage } from '../use-editing.ts'
import type { Box } from './boxes.ts'
import styles from './DropSlots.module.css'
import { dragged, dragType } from './drag.ts'

/** Places to put down what is dragged, drawn over the page while something is. */
export function DropSlots({ boxes, scale }: { boxes: ReadonlyMap<string, Box>; scale: number }) {
  const part = useStore(dragged)
  const { rows } = usePage()
  if (!part) return null
  const wanted = part.kind === 'new' ? { kind: 'teaser' as const, id: null } : part
  return slotsFor(wanted, rows, boxes).map((slot) => (
    <DropSlot key={keyOfSlot(slot)} slot={slot} scale={scale} isCopy={part.kind === 'new'} />
  ))
}

function DropSlot({ slot, scale, isCopy }: { slot: Slot; scale: number; isCopy: boolean }) {
  const texts = useTexts(composeTexts)
  const { actions } = useEditing()
  const ref = useRef<HTMLButtonElement>(null)
  const { dropProps, isDropTarget } = useDrop({
    ref,
    getDropOperation: (types) => (types.has(dragType) ? (isCopy ? 'copy' : 'move') : 'cancel'),
    onDrop: ({ items }) => {
      const [item] = items
      if (item?.kind !== 'text') return
      inBackground(item.getText(dragType).then((text) => actions.drop(JSON.parse(text) as DragSubject, slot)))
    },
  })
  return (
    <button
      {...dropProps}
      ref={ref}
      type="button"
      tabIndex={-1}
      aria-label={labelOf(slot, texts)}
      className={styles.slot}
      data-kind={slot.kind}
      data-over={isDropTarget || undefined}
      style={{
        transform: `translate(${slot.x * scale}px, ${slot.y * scale}px)`,
        width: slot.width * scale,
        height: Math.max(12, slot.height * scale),
      }}
    />
  )
}

function labelOf(slot: Slot, texts: (typeof composeTexts)['de']): string {
  if (slot.kind === 'line') return texts.slot.line(slot.row + 1)
  if (slot.kind === 'cell') return texts.slot.cell(slot.row + 1, slot.cell + 1)
  return texts.slot.place(slot.row + 1, slot.cell + 1, slot.place.index + 1)
}
