import { islandIn } from '#web/lib/hydration/open-island.tsx'
import { Suggestions } from './Suggestions.tsx'

let number = 0

/** Below the form, which is the server's HTML and stays so. */
export async function startSuggestions(search: HTMLElement, field: HTMLInputElement): Promise<void> {
  const place = document.createElement('div')
  const draw = await islandIn(place, ['suggest'])
  search.append(place)
  number += 1
  draw(<Suggestions search={search} field={field} id={`suggestions-${number}`} />)
}
