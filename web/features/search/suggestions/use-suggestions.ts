import { useEffect, useMemo, useState } from 'react'
import {
  RecentProducts,
  type RecentProductsQuery,
  SearchStart,
  type SearchStartQuery,
  SearchSuggestions,
  type SearchSuggestionsQuery,
} from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { send } from '#web/lib/data/send.ts'
import { tidyQuery } from '#web/lib/routing/search-target.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { recentlyViewed } from '#web/lib/visitor/recently-viewed.ts'
import { afterRest } from './after-rest.ts'
import {
  type SearchPlace,
  type SuggestionGroup,
  seenShown,
  startGroups,
  suggestedGroups,
} from './suggestion-options.ts'

type SuggestionAnswer = { query: string; data: SearchSuggestionsQuery['suggestQueries'] }

type Start = { seenIds: string; data: SearchStartQuery | null; seen: RecentProductsQuery['getProductTiles'] }

/** Suggestions for the typed text, and whether they are final; requests start when `isWanted` is true. */
export function useSuggestions(
  typed: string,
  isWanted: boolean,
  recents: readonly string[],
): { groups: SuggestionGroup[]; isAnswered: boolean } {
  const query = tidyQuery(typed)
  const { textLanguage } = useSite()
  const [answered, setAnswered] = useState<SuggestionAnswer | null>(null)
  const [start, setStart] = useState<Start | null>(null)

  const isStartWanted = isWanted && query === ''
  // After a link another product may have been looked at.
  const seenIds = isStartWanted ? seenElsewhere().join() : ''
  const isStartMissing = isStartWanted && start?.seenIds !== seenIds
  useEffect(() => {
    if (isStartMissing) inBackground(loadStart(seenIds).then(setStart))
  }, [isStartMissing, seenIds])

  useEffect(() => {
    if (!isWanted || query === '') return
    // An answer that arrives after the query changed is ignored.
    let isLate = false
    const suggest = async () => {
      const { data } = await send(SearchSuggestions, { userQuery: query })
      if (!isLate) setAnswered(data && { query, data: data.suggestQueries })
    }
    const stop = afterRest(() => inBackground(suggest()))
    return () => {
      isLate = true
      stop()
    }
  }, [query, isWanted])

  const groups = useMemo(() => {
    if (query === '') return startGroups(recents, start?.data ?? null, textLanguage, start?.seen)
    // The last suggestions stay until the next answer, so that the list does not flicker.
    return answered ? suggestedGroups(answered.query, answered.data, placeOfPage()) : []
  }, [query, recents, answered, start, textLanguage])
  return { groups, isAnswered: query === '' || answered?.query === query }
}

/** All of it in one batch, so that the panel grows once; products that the store does not sell any more are left out. */
async function loadStart(seenIds: string): Promise<Start> {
  const [{ data }, seen] = await Promise.all([
    send(SearchStart, {}),
    seenIds === '' ? null : send(RecentProducts, { productIds: seenIds.split(',') }),
  ])
  return { seenIds, data, seen: seen?.data?.getProductTiles ?? [] }
}

/** Without the product whose page this is. */
function seenElsewhere(): string[] {
  const own = document.querySelector<HTMLElement>('[data-recent]')?.dataset.except
  return recentlyViewed()
    .filter((id) => id !== own)
    .slice(0, seenShown)
}

/** Reads the category from the page: listings name it on an element. */
function placeOfPage(): SearchPlace | null {
  const place = document.querySelector<HTMLElement>('main [data-search-place]')
  const { searchPlace: id, searchPlaceName: name } = place?.dataset ?? {}
  return id && name ? { id, name } : null
}
