import { useTexts } from '../../lib/i18n/use-texts.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'

export function EmptyList() {
  const t = useTexts()
  return (
    <EmptyState headline={t('wishlistPage.empty.headline')} level={3}>
      <p>{t('wishlistPage.empty.text')}</p>
      <ButtonLink href="/">{t('wishlistPage.empty.way')}</ButtonLink>
    </EmptyState>
  )
}
