import { type Translate, useTexts } from '../../lib/i18n/use-texts.ts'
import { usePageScope } from '../../lib/page-scope.ts'

/** Texts of the lists; the business store has words of its own where it says Sie, or Merkkorb. */
export function useWords(): Translate {
  const t = useTexts()
  const { site, texts } = usePageScope()
  return (key, values) => t(site.isB2b && texts[`${key}.b2b`] ? `${key}.b2b` : key, values)
}
