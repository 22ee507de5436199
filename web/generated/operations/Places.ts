import type { Operation } from '../../lib/data/operation.ts'
import type { SuggestPlacesQuery, SuggestPlacesQueryVariables } from '../operation-types.ts'
export const SuggestPlaces: Operation<SuggestPlacesQuery, SuggestPlacesQueryVariables> = {
  id: '71cb6c0f3fa4230b2b16624782b7cba1826cc4ab3795401ddc23cff10233441b',
  name: 'SuggestPlaces',
  document: () => import('../documents/Places.ts').then((file) => file.SuggestPlaces),
}