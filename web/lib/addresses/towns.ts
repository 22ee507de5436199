import { SuggestPlaces } from '../../generated/operations.ts'
import { send } from '../data/send.ts'

/** Towns of a postcode. */
export async function townsOf(country: string, postCode: string): Promise<string[]> {
  const { data: found } = await send(SuggestPlaces, { country, postCode })
  return [...new Set((found?.suggestPlaces ?? []).map(({ city }) => city))]
}
