import type { SubmitEvent } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { navigate } from '../../lib/router.ts'
import { useUrl } from '../../lib/use-page.ts'
import { classNames } from '../../ui/class-names.ts'
import { SearchField } from '../../ui/Field/SearchField.tsx'
import { searchTarget } from './search-target.ts'

/** A plain form that leads to /search; with script it goes there without loading the page anew. */
export function SearchForm({ className }: { className?: string | undefined }) {
  const t = useTexts()
  const { path, search } = useUrl()
  const current = path === '/search' ? (search.get('q') ?? '') : ''

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void navigate(searchTarget(typeof typed === 'string' ? typed : ''))
  }

  return (
    <search className={classNames(className)}>
      <form action="/search" method="get" onSubmit={submit}>
        <SearchField
          // Another query in the address replaces what stands in the field.
          key={current}
          name="q"
          defaultValue={current}
          label={t('shell.search.label')}
          submitLabel={t('shell.search.submit')}
          placeholder={t('shell.search.placeholder')}
          maxLength={200}
        />
      </form>
    </search>
  )
}
