import { Zap } from '../../generated/icons/Zap.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import styles from './QuickOrder.module.css'

/** Business store: an article number and how many, into the cart. A plain form, since the header's HTML has no scripts of its own. */
export function QuickOrder() {
  const t = useTexts()
  return (
    <div className={styles.quick}>
      <button type="button" className={styles.opener} popoverTarget="quick-order">
        <Zap size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.words}>{t('shell.quickOrder')}</span>
      </button>
      <div id="quick-order" popover="auto" className={styles.panel}>
        <form method="post" action="/api/cart-action/" className={styles.form} aria-label={t('shell.quickOrder')}>
          <input type="hidden" name="action" value="addByNumber" />
          <TextField
            id="quick-order-number"
            name="articleNumber"
            label={t('shell.quickOrder.number')}
            maxLength={40}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            required
          />
          <TextField
            id="quick-order-quantity"
            name="quantity"
            label={t('shell.quickOrder.quantity')}
            defaultValue="1"
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
          />
          <Button type="submit">{t('shell.quickOrder.add')}</Button>
        </form>
        <Link href="/service/orderform" className={styles.whole}>
          {t('shell.quickOrder.whole')}
        </Link>
      </div>
    </div>
  )
}
