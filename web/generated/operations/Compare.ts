import type { Operation } from '../../lib/data/operation.ts'
import type { CompareSuggestionsQuery, CompareSuggestionsQueryVariables, ComparedProductQuery, ComparedProductQueryVariables, ComparedTilesQuery, ComparedTilesQueryVariables } from '../operation-types.ts'
export const CompareSuggestions: Operation<CompareSuggestionsQuery, CompareSuggestionsQueryVariables> = {
  id: '03e46abeb3e88427a319506d4a05986fa610dcdea35ef5d35fdf84927d2fa456',
  name: 'CompareSuggestions',
  document: () => import('../documents/Compare.ts').then((file) => file.CompareSuggestions),
}

export const ComparedProduct: Operation<ComparedProductQuery, ComparedProductQueryVariables> = {
  id: '5c4e4ab64629de8f0937cfb3b7ca9b5badf6f06dfb8a3c457ee87271cee55e7d',
  name: 'ComparedProduct',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedProduct),
}

export const ComparedTiles: Operation<ComparedTilesQuery, ComparedTilesQueryVariables> = {
  id: 'f3c4fc7f2ab60ac75d58eb23fcbf80bcba9490266b534fa7ba14e5627ae62aba',
  name: 'ComparedTiles',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedTiles),
}