import { useEffect, useMemo, useState } from 'react'
import {
  SearchStart,
  type SearchStartQuery,
  SearchSuggestions,
  type SearchSuggestionsQuery,
} from '../../../generated/operations.ts'
import { inBackground } from '../../../lib/browser/in-background.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import { useSite } from '../../../lib/scope/use-page.ts'
import { tidyQuery } from '../search-target.ts'
import { afterRest } from './after-rest.ts'
import { type SearchPlace, type SuggestionGroup, startGroups, suggestedGroups } from './suggestion-options.ts'

type Answered = { query: string; data: SearchSuggestionsQuery['suggestQueries'] }

/** Suggestions for the typed text, and whether they are final; requests start when `isWanted` is true. */
export function useSuggestions(
  typed: string,
  isWanted: boolean,
  recents: readonly string[],
): { groups: SuggestionGroup[]; isAnswered: boolean } {
  const query = tidyQuery(typed)
  const { textLanguage } = useSite()
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [start, setStart] = useState<SearchStartQuery | null>(null)

  const isStartWanted = isWanted && query === '' && !start
  useEffect(() => {
    if (isStartWanted) inBackground(queryOptional({}, SearchStart, {}).then(setStart))
  }, [isStartWanted])

  useEffect(() => {
    if (!isWanted || query === '') return
    // An answer that arrives after the query changed is ignored.
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
    if (query === '') return startGroups(recents, start, textLanguage)
    // The last suggestions stay until the next answer, so that the list does not flicker.
    return answered ? suggestedGroups(answered.query, answered.data, placeOfPage()) : []
  }, [query, recents, answered, start, textLanguage])
  return { groups, isAnswered: query === '' || answered?.query === query }
}

/** Reads the category from the page: listings name it on an element. */
function placeOfPage(): SearchPlace | null {
  const place = document.querySelector<HTMLElement>('main [data-search-place]')
  const { searchPlace: id, searchPlaceName: name } = place?.dataset ?? {}
  return id && name ? { id, name } : null
}
