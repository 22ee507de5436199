import { isUnusualPostCode } from '#contract/text/post-code.ts'

/** What is unusual about a place, as a text of its own: the form can be sent with it. `towns` are those known of the postcode. */
export function placeWarning(
  { country, postcode, city }: { country: string; postcode: string; city: string },
  towns: readonly string[],
): 'checkout.postcode.unusual' | 'checkout.city.other' | null {
  if (isUnusualPostCode(country, postcode)) return 'checkout.postcode.unusual'
  const entered = city.toLocaleLowerCase('de')
  const isKnown = (town: string) => entered.startsWith(town) || town.startsWith(entered)
  if (entered === '' || towns.length === 0 || towns.some((town) => isKnown(town.toLocaleLowerCase('de')))) return null
  return 'checkout.city.other'
}
