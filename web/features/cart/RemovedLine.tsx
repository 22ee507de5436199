import { Undo2 } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { forgetRemoved, restorePosition } from './cart-changes.ts'
import { type CartPosition, undoLifetime } from './cart-state.rules.ts'
import styles from './RemovedLine.module.css'

type RemovedLineProps = {
  position: CartPosition
  /** The focus was on what has gone: it goes on here. */
  takesFocus?: boolean
}

/**
 * Stands where a position was, and takes it back. It goes by itself after eight seconds (transactions.md §9), of which those
 * don't count in which somebody points at it or has the focus there.
 */
export function RemovedLine({ position, takesFocus = true }: RemovedLineProps) {
  const t = useTexts()
  const line = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [isRestoring, setRestoring] = useState(false)
  const wordsId = useId()
  const left = useRef(undoLifetime)
  const { id, name } = position

  useEffect(() => {
    if (takesFocus && (document.activeElement === document.body || document.activeElement === null)) {
      line.current?.querySelector('button')?.focus({ preventScroll: true })
    }
  }, [takesFocus])

  useEffect(() => {
    if (isHeld || isRestoring) return
    const since = performance.now()
    const timer = setTimeout(() => forgetRemoved(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - since))
    }
  }, [isHeld, isRestoring, id])

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!line.current?.contains(relatedTarget)) setHeld(line.current?.matches(':hover') ?? false)
  }
  const restore = async () => {
    setRestoring(true)
    const list = line.current?.closest('ul') ?? null
    if (await restorePosition(position)) requestAnimationFrame(() => focusPosition(list, id))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only holds the time
    <div
      ref={line}
      className={styles.removed}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(line.current?.contains(document.activeElement) ?? false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
    >
      <p id={wordsId} role="status">
        {t('cart.undo.removed', { name })}
      </p>
      <Button
        size="s"
        variant="outline"
        icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        busy={isRestoring}
        aria-describedby={wordsId}
        onClick={() => void restore()}
      >
        {t('cart.undo')}
      </Button>
    </div>
  )
}

/** The position stands where the button was that brought it back. */
function focusPosition(list: Element | null, id: string): void {
  const target = list?.querySelector<HTMLElement>(`[data-position="${CSS.escape(id)}"] :is(p, h2) a`)
  target?.focus({ preventScroll: true })
}
