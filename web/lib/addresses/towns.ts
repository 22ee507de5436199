import { SuggestPlaces } from '../../generated/operations.ts'
import { queryOptional } from '../data/query-optional.ts'

/** Towns of a postcode. */
export async function townsOf(country: string, postCode: string): Promise<string[]> {
  const found = await queryOptional({}, SuggestPlaces, { country, postCode })
  return [...new Set((found?.suggestPlaces ?? []).map(({ city }) => city))]
}
