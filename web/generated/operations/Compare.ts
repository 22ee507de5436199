import type { Operation } from '../../lib/data/operation.ts'
import type { CompareSuggestionsQuery, CompareSuggestionsQueryVariables, ComparedProductQuery, ComparedProductQueryVariables, ComparedTilesQuery, ComparedTilesQueryVariables } from '../operation-types.ts'
export const CompareSuggestions: Operation<CompareSuggestionsQuery, CompareSuggestionsQueryVariables> = {
  id: 'b5ada91cd887898f1e7a636f730b854909c30bdb57605e3b41c976bf9d4930be',
  name: 'CompareSuggestions',
  document: () => import('../documents/Compare.ts').then((file) => file.CompareSuggestions),
}

export const ComparedProduct: Operation<ComparedProductQuery, ComparedProductQueryVariables> = {
  id: '5c4e4ab64629de8f0937cfb3b7ca9b5badf6f06dfb8a3c457ee87271cee55e7d',
  name: 'ComparedProduct',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedProduct),
}

export const ComparedTiles: Operation<ComparedTilesQuery, ComparedTilesQueryVariables> = {
  id: '7212d2876619364d968384f210d8d272c69577432994d36a6a15bed1f0c418d5',
  name: 'ComparedTiles',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedTiles),
}