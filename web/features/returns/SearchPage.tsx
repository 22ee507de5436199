import { useTexts } from '../../lib/i18n/use-texts.ts'
import type { Flash } from '../../lib/page/flash.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import { ReturnFrame } from './ReturnFrame.tsx'
import styles from './returns.module.css'
import { sentBefore } from './sent-before.ts'

/** Finds an order by its number and postcode, for guests. */
export function SearchPage({ flash }: { flash: Flash | null }) {
  const t = useTexts()
  const { message, typedOf } = sentBefore(flash, 'search')
  return (
    <ReturnFrame headline={t('return.title.search')} lead={t('return.search.lead')} message={message}>
      <form method="post" action="/api/returns/search/" className={styles.card}>
        <TextField
          name="orderId"
          label={t('return.search.orderId')}
          hint={t('return.search.orderId.hint')}
          defaultValue={typedOf('orderId')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <TextField
          name="zipCode"
          label={t('return.search.zipCode')}
          hint={t('return.search.zipCode.hint')}
          defaultValue={typedOf('zipCode')}
          autoComplete="postal-code"
          maxLength={12}
          required
        />
        <Button type="submit" size="l" wide>
          {t('return.search.go')}
        </Button>
        <p className={styles.note}>
          <Link href="/login?target=%2Fmyaccount%2Forders">{t('return.search.login')}</Link>
        </p>
      </form>
    </ReturnFrame>
  )
}
