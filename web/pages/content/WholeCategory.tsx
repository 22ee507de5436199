import { Static } from '../../lib/hydration/Static.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useUrl } from '../../lib/scope/use-page.ts'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import styles from './WholeCategory.module.css'

type WholeCategoryProps = { category: { id: string; name: string }; count: number }

/** Below the rows of a staged department: the way to its listing, which filters, sorts and turns pages. */
export function WholeCategory({ category: { id, name }, count }: WholeCategoryProps) {
  const t = useTexts()
  const { path } = useUrl()
  if (count === 0) return null
  return (
    <Static key={id} className={styles.way}>
      <p data-search-place={id} data-search-place-name={name}>
        <ButtonLink href={`${path}?p=1`}>{t('content.wholeCategory', { count, name })}</ButtonLink>
      </p>
    </Static>
  )
}
