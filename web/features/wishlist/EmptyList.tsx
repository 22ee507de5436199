import { ButtonLink } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { useWords } from './use-words.ts'

export function EmptyList() {
  const t = useWords()
  return (
    <EmptyState headline={t('wishlistPage.empty.headline')} level={3}>
      <p>{t('wishlistPage.empty.text')}</p>
      <ButtonLink href="/">{t('wishlistPage.empty.way')}</ButtonLink>
    </EmptyState>
  )
}
