import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { columns } from '../../page/cells.rules.ts'
import type { Cell } from '../../page/page.ts'
import { composeTexts } from '../../texts/compose.ts'
import { useEditing } from '../use-editing.ts'
import styles from './ResizeHandle.module.css'

type Props = {
  cell: Cell
  name: string
  /** Width of one column on the screen, in pixels. */
  columnWidth: number
}

/** Right edge of a cell: dragged over the columns, or moved by arrow keys. */
export function ResizeHandle({ cell, name, columnWidth }: Props) {
  const texts = useTexts(composeTexts)
  const { actions } = useEditing()
  const start = useRef<{ x: number; width: number } | null>(null)
  const setWidth = (width: number) => {
    if (width !== cell.width) actions.setSize(cell.id, { width })
  }
  const drag = (event: PointerEvent) => {
    if (!start.current) return
    setWidth(Math.round(start.current.width + (event.clientX - start.current.x) / columnWidth))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    setWidth(cell.width + by)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.handle}
      aria-label={texts.width(name)}
      aria-valuemin={1}
      aria-valuemax={columns}
      aria-valuenow={cell.width}
      aria-valuetext={texts.columns(cell.width)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.focus()
        start.current = { x: event.clientX, width: cell.width }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = null
      }}
    />
  )
}
