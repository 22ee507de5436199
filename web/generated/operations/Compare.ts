import type { Operation } from '../../lib/data/operation.ts'
import type { CompareSuggestionsQuery, CompareSuggestionsQueryVariables, ComparedProductQuery, ComparedProductQueryVariables, ComparedTilesQuery, ComparedTilesQueryVariables } from '../operation-types.ts'
export const CompareSuggestions: Operation<CompareSuggestionsQuery, CompareSuggestionsQueryVariables> = {
  id: 'e11a305baaaaef03f2387b47efeb7fea869ec42b98537addeba3615631384375',
  name: 'CompareSuggestions',
  document: () => import('../documents/Compare.ts').then((file) => file.CompareSuggestions),
}

export const ComparedProduct: Operation<ComparedProductQuery, ComparedProductQueryVariables> = {
  id: '5c4e4ab64629de8f0937cfb3b7ca9b5badf6f06dfb8a3c457ee87271cee55e7d',
  name: 'ComparedProduct',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedProduct),
}

export const ComparedTiles: Operation<ComparedTilesQuery, ComparedTilesQueryVariables> = {
  id: 'f3307c3c86712960aba539168612198342077f885cf7cbcd301e2e2b141c48cf',
  name: 'ComparedTiles',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedTiles),
}