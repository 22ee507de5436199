import { useTexts } from '../../lib/i18n/use-texts.ts'
import { EmptyState } from '../../ui/feedback/EmptyState/EmptyState.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'

/** The link of a mail that opens no order: expired, cut off, or of an order that belongs to an account. */
export function LostOrder() {
  const t = useTexts()
  return (
    <EmptyState level={1} headline={t('orderHistory.lost')}>
      <p>{t('orderHistory.lost.text')}</p>
      <ButtonLink href="/login?target=%2Fmyaccount%2Forders">{t('orderHistory.lost.login')}</ButtonLink>
    </EmptyState>
  )
}
