import { useTexts } from '../../lib/i18n/use-texts.ts'
import { EmptyState } from '../../ui/feedback/EmptyState/EmptyState.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { Page } from '../../ui/structure/Page/Page.tsx'

/** The link of a mail that opens no order: expired, cut off, or of an order that belongs to an account. */
export function LostOrder() {
  const t = useTexts()
  const title = t('orderHistory.lost')
  return (
    <Page width="reading" crumbs={[{ displayName: title }]} headline={title}>
      <EmptyState>
        <p>{t('orderHistory.lost.text')}</p>
        <ButtonLink href="/login?target=%2Fmyaccount%2Forders">{t('orderHistory.lost.login')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}
