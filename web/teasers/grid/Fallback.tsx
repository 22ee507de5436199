import { useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageScope } from '../../lib/scope/page-scope.ts'

/** Stands for a type of teaser that this build doesn't know: nothing for visitors, a note for editors and in the log. */
export function Fallback({ type }: { type: string }) {
  const t = useTexts()
  const { isPreview, record } = usePageScope()
  record.report(`teaser type ${type}`)
  return isPreview ? <p role="note">{t('teasers.unknown', { type })}</p> : null
}
