import { Columns2, Rows3, Square } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from '#web/lib/browser/store.ts'
import { findingsBelow } from '../../form/findings.ts'
import { useUiLanguage } from '../../form/form-scope.ts'
import { useTexts } from '../../lib/texts.ts'
import { findPart, pathOf } from '../../page/page.ts'
import { composeTexts } from '../../texts/compose.ts'
import { partName } from '../part-names.ts'
import { useEditing, usePage, useSelected } from '../use-editing.ts'
import styles from './Outline.module.css'
import { neighbourIn, outlineOf } from './outline.rules.ts'

const icons = { 1: Rows3, 2: Columns2, 3: Square } as const

/** All parts as a tree: the way to them by keyboard, and to those that the preview does not show. */
export function Outline() {
  const texts = useTexts(composeTexts)
  const language = useUiLanguage()
  const page = usePage()
  const selected = useSelected()
  const { editing } = useEditing()
  const { findings } = useStore(editing.saver.state)
  const tree = useRef<HTMLDivElement>(null)
  const items = outlineOf(page.rows)
  const current = items.some(({ id }) => id === selected) ? selected : (items[0]?.id ?? null)
  useEffect(() => {
    const item = selected && tree.current?.querySelector<HTMLElement>(`[data-item="${selected}"]`)
    if (!item) return
    item.scrollIntoView({ block: 'nearest' })
    if (tree.current?.contains(document.activeElement)) item.focus()
  }, [selected])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return
    const next = neighbourIn(items, current, event.key)
    if (!next) return
    event.preventDefault()
    editing.selected.set(next)
    tree.current?.querySelector<HTMLElement>(`[data-item="${next}"]`)?.focus()
  }
  return (
    <div ref={tree} className={styles.tree} role="tree" tabIndex={-1} aria-label={texts.outline} onKeyDown={onKeyDown}>
      {items.map(({ id, level, position, size }) => {
        const Icon = icons[level]
        const found = findPart(page.rows, id)
        const isInvalid = found && findingsBelow(findings, pathOf(found)).some((finding) => finding.level === 'error')
        return (
          <div
            key={id}
            role="treeitem"
            tabIndex={id === current ? 0 : -1}
            data-item={id}
            data-invalid={isInvalid || undefined}
            className={styles.item}
            data-level={level}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={size}
            aria-selected={id === selected}
            onClick={() => editing.selected.set(id)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') editing.selected.set(id)
            }}
          >
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            <span>{partName(page, id, texts, language)}</span>
          </div>
        )
      })}
    </div>
  )
}
