import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import type { Notice as CartNotice } from '../state/cart-state.ts'
import { changeState } from '../state/cart-store.ts'
import styles from './CartNotices.module.css'

/** Nothing has gone wrong: carts were put together at login. */
const good = 'MERGED'

/** What has changed without the visitor's doing, until he has read it. */
export function CartNotices({ notices }: { notices: readonly CartNotice[] }) {
  const t = useTexts()
  if (notices.length === 0) return null
  return (
    <Notice kind={notices.every(({ code }) => code === good) ? 'success' : 'warning'} live>
      <div className={styles.notices}>
        <ul className={styles.list}>
          {notices.map(({ code, message }) => (
            <li key={code + message}>{message}</li>
          ))}
        </ul>
        <Button variant="link" size="s" className={styles.close} onClick={() => changeState({ notices: [] })}>
          {t('cart.notices.close')}
        </Button>
      </div>
    </Notice>
  )
}
