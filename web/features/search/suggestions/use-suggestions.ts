import { useEffect, useMemo, useState } from 'react'
import { SearchSuggestions, type SearchSuggestionsQuery } from '../../../generated/operations.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import { tidyQuery } from '../search-target.ts'
import { afterRest } from './after-rest.ts'
import { recentGroups, type SearchPlace, type SuggestionGroup, suggestedGroups } from './suggestion-options.ts'

type Answered = { query: string; data: SearchSuggestionsQuery['suggestQueries'] }

/** What to suggest for what stands in the field, and whether that is the last word; nothing is asked until `isWanted`. */
export function useSuggestions(
  typed: string,
  isWanted: boolean,
  recents: readonly string[],
): { groups: SuggestionGroup[]; isAnswered: boolean } {
  const query = tidyQuery(typed)
  const [answered, setAnswered] = useState<Answered | null>(null)

  useEffect(() => {
    if (!isWanted || query === '') return
    // Whatever is still on its way when the query changes comes too late.
    let isLate = false
    const suggest = async () => {
      const data = await queryOptional({}, SearchSuggestions, { userQuery: query })
      if (!isLate) setAnswered(data && { query, data: data.suggestQueries })
    }
    const stop = afterRest(() => inBackground(suggest()))
    return () => {
      isLate = true
      stop()
    }
  }, [query, isWanted])

  const groups = useMemo(() => {
    if (query === '') return recentGroups(recents)
    // Until the next answer comes the last one stands, so that nothing flickers.
    return answered ? suggestedGroups(answered.query, answered.data, placeOfPage()) : []
  }, [query, recents, answered])
  return { groups, isAnswered: query === '' || answered?.query === query }
}

/** Listings name their category on an element of the page. */
function placeOfPage(): SearchPlace | null {
  const place = document.querySelector<HTMLElement>('main [data-search-place]')
  const { searchPlace: id, searchPlaceName: name } = place?.dataset ?? {}
  return id && name ? { id, name } : null
}
