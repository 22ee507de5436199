import { useEffect, useId, useRef, useState } from 'react'
import { Undo2 } from '#web/generated/icons/Undo2.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { isFocusLost } from '#web/lib/browser/is-focus-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { forgetRemoved, restorePosition } from '../state/cart-changes.ts'
import type { CartPosition } from '../state/cart-state.ts'
import styles from './RemovedLine.module.css'
import { useUndoTime } from './use-undo-time.ts'

/** Stands where a position was, and restores it. It goes by itself after eight seconds (transactions.md §9). */
export function RemovedLine({ position }: { position: CartPosition }) {
  const t = useTexts()
  const line = useRef<HTMLDivElement>(null)
  const [isRestoring, setRestoring] = useState(false)
  const messageId = useId()
  const { id, name } = position
  const time = useUndoTime({
    isStopped: isRestoring,
    onEnd: () => {
      if (line.current?.contains(document.activeElement)) focusNext(line.current)
      forgetRemoved(id)
    },
  })
  const { focus } = time

  // The focus was on what has gone: it goes on here.
  useEffect(() => {
    const button = line.current?.querySelector('button')
    if (button && isFocusLost()) focus(button)
  }, [focus])

  const restore = async () => {
    setRestoring(true)
    const list = line.current?.closest('ul') ?? null
    if (await restorePosition(position)) requestAnimationFrame(() => focusPosition(list, id))
  }

  return (
    <div ref={line} className={styles.removed} {...time.handlers}>
      <p id={messageId} role="status">
        {t('cart.undo.removed', { name })}
      </p>
      <Button
        size="s"
        variant="outline"
        icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden="true" />}
        busy={isRestoring}
        aria-describedby={messageId}
        onClick={() => inBackground(restore())}
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

/** The focus goes on to the next position, or the one before; without any it is left to the browser. */
function focusNext(line: Element): void {
  const row = line.closest('li')
  const target = [row?.nextElementSibling, row?.previousElementSibling]
    .map((sibling) => sibling?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button'))
    .find((element) => element)
  target?.focus({ preventScroll: true })
}
