import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { EmptyNotepad } from '#web/ui/feedback/EmptyState/EmptyNotepad.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'

export function EmptyList() {
  const t = useTexts()
  return (
    <EmptyState headline={t('wishlistPage.empty.headline')} level={3} picture={<EmptyNotepad />}>
      <p>{t('wishlistPage.empty.text')}</p>
      <ButtonLink href="/">{t('wishlistPage.empty.way')}</ButtonLink>
    </EmptyState>
  )
}
