import { createRoot } from 'react-dom/client'
import { loadMoreTexts } from '#web/lib/i18n/load-more-texts.ts'
import { readFirstPage } from '#web/lib/scope/first-page.ts'
import { makeScope } from '#web/lib/scope/make-scope.ts'
import { PageScopeContext } from '#web/lib/scope/page-scope.ts'
import { Suggestions } from './Suggestions.tsx'

let number = 0

/** A root of its own below the form, which is the server's HTML and stays so. */
export async function startSuggestions(search: HTMLElement, field: HTMLInputElement): Promise<void> {
  if (!readFirstPage().areas.includes('suggest')) await loadMoreTexts(['suggest'])
  const first = readFirstPage()
  const scope = makeScope(first, { url: location.pathname, data: null, status: 200 })
  const place = document.createElement('div')
  search.append(place)
  number += 1
  createRoot(place).render(
    <PageScopeContext value={scope}>
      <Suggestions search={search} field={field} id={`suggestions-${number}`} />
    </PageScopeContext>,
  )
}
