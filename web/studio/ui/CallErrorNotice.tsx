import type { AskError } from '../lib/ask.ts'
import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from './Button.tsx'
import styles from './CallErrorNotice.module.css'

/** Says why there is no answer, and asks again. */
export function CallErrorNotice({ error, onRetry }: { error: AskError; onRetry?: () => void }) {
  const texts = useTexts(uiTexts)
  const isLost = error.code === 'CONNECTION_LOST' || error.code === 'UPSTREAM_UNAVAILABLE'
  return (
    <div className={styles.error} role="alert">
      <p>{isLost ? texts.notReached : `${texts.refused} (${error.code})`}</p>
      {onRetry && <Button onClick={onRetry}>{texts.tryAgain}</Button>}
    </div>
  )
}
