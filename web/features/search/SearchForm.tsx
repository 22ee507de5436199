import { maxSearchLength } from '#contract/limits/search.ts'
import { Static } from '../../lib/hydration/Static.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite, useUrl } from '../../lib/scope/use-page.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import { SearchField } from '../../ui/forms/Field/SearchField.tsx'
import styles from './SearchForm.module.css'
import { headerSearchId } from './search-ids.ts'

/**
 * The header's search: a plain form that leads to /search, never hydrated. On phones it is a popover that
 * `SearchToggle` opens without script. Suggestions are loaded when the field gets the focus.
 */
export function SearchForm({ className }: { className?: string | undefined }) {
  const t = useTexts()
  return (
    <Static className={className} name="search">
      <search id={headerSearchId} popover="auto" data-locks-page className={styles.header} data-search="">
        <Fields />
        <button
          type="button"
          className={classNames(styles.close, signs.close)}
          popoverTarget={headerSearchId}
          popoverTargetAction="hide"
          aria-label={t('shell.search.close')}
        />
      </search>
    </Static>
  )
}

/** Search form within a page. */
export function PageSearchForm({ className }: { className?: string | undefined }) {
  const t = useTexts()
  return (
    <Static className={className}>
      <search className={styles.page} data-search="" aria-label={t('shell.search.page')}>
        <Fields />
      </search>
    </Static>
  )
}

function Fields() {
  const t = useTexts()
  const { isB2b } = useSite()
  const { path, search } = useUrl()
  return (
    <form action="/search" method="get">
      <SearchField
        name="q"
        defaultValue={path === '/search' ? (search.get('q') ?? '') : ''}
        label={t('shell.search.label')}
        submitLabel={t('shell.search.submit')}
        placeholder={t('shell.search.placeholder')}
        maxLength={maxSearchLength}
        // The business store has no suggestions (storefront.md §6).
        data-suggests={isB2b ? undefined : ''}
      />
    </form>
  )
}
