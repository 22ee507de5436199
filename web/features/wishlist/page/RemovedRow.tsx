import { useEffect, useRef } from 'react'
import { Undo2 } from '#web/generated/icons/Undo2.ts'
import { isFocusLost } from '#web/lib/browser/is-focus-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import type { Entry } from '../list-types.ts'
import styles from './RemovedRow.module.css'

type RemovedRowProps = { entry: Entry; isBusy: boolean; onRestore: () => void }

/** In the place of an entry that was taken off: it can come back. A focus that was on what is gone comes here. */
export function RemovedRow({ entry, isBusy, onRestore }: RemovedRowProps) {
  const t = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.removed}>
      <p className={styles.words}>{t('wishlistPage.removedRow', { product: entry.product.name })}</p>
      <Button
        ref={button}
        size="s"
        variant="outline"
        busy={isBusy}
        icon={<Undo2 size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => !isBusy && onRestore()}
      >
        {t('wishlistPage.restore')}
        <VisuallyHidden>: {entry.product.name}</VisuallyHidden>
      </Button>
    </div>
  )
}
