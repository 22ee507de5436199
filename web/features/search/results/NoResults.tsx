import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useParameter } from '#web/lib/scope/use-parameters.ts'
import { EmptySearch } from '#web/ui/feedback/EmptyState/EmptySearch.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { Chip } from '#web/ui/forms/Chip/Chip.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { PageSearchForm } from '../SearchForm.tsx'
import styles from './NoResults.module.css'
import { OtherTerms } from './OtherTerms.tsx'

type NoResultsProps = {
  /** Null before anything was searched for. */
  term: string | null
  didYouMean: readonly { term: string; href: string }[]
  /** The search in the whole shop, where only a category was searched. */
  everywhereHref: string | null
  departments: readonly { id: string; name: string; path: string }[]
}

const tips = ['search.tip.spelling', 'search.tip.fewer', 'search.tip.other'] as const

/** Nothing found, or nothing searched for yet: how to search better, where to look instead, whom to ask. */
export function NoResults({ term, didYouMean, everywhereHref, departments }: NoResultsProps) {
  const t = useTexts()
  const phone = useParameter('contact', 'phone')
  const email = useParameter('contact', 'email')
  return (
    <Page
      width="reading"
      crumbs={[{ displayName: t('search.title') }]}
      headline={term === null ? t('search.start') : t('search.none', { term })}
    >
      <EmptyState picture={<EmptySearch />}>
        <OtherTerms terms={didYouMean} />
        {everywhereHref && (
          <p>
            <Chip href={everywhereHref}>{t('search.everywhere')}</Chip>
          </p>
        )}
        <PageSearchForm className={styles.search} />
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
        </ul>
        {departments.length > 0 && (
          <nav aria-label={t('search.departments')} className={styles.departments}>
            <p>{t('search.departments')}</p>
            <ul className={styles.chips}>
              {departments.map(({ id, name, path }) => (
                <li key={id}>
                  <Chip href={path}>{name}</Chip>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {(phone || email) && (
          <p className={styles.contact}>
            <span>{t('search.contact')}</span> {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}{' '}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
      </EmptyState>
    </Page>
  )
}
