import type { Operation } from '../../lib/data/operation.ts'
import type { CompareSuggestionsQuery, CompareSuggestionsQueryVariables, ComparedProductQuery, ComparedProductQueryVariables, ComparedTilesQuery, ComparedTilesQueryVariables } from '../operation-types.ts'
export const CompareSuggestions: Operation<CompareSuggestionsQuery, CompareSuggestionsQueryVariables> = {
  id: 'f6994306c894919256e47a66ae56b319fb517aee46471efe8cef49c414d92f6c',
  name: 'CompareSuggestions',
  document: () => import('../documents/Compare.ts').then((file) => file.CompareSuggestions),
}

export const ComparedProduct: Operation<ComparedProductQuery, ComparedProductQueryVariables> = {
  id: '5c4e4ab64629de8f0937cfb3b7ca9b5badf6f06dfb8a3c457ee87271cee55e7d',
  name: 'ComparedProduct',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedProduct),
}

export const ComparedTiles: Operation<ComparedTilesQuery, ComparedTilesQueryVariables> = {
  id: 'dde605f5d6ebe30217c111e0d619af7cc4c163647673b5498000cc6342369d6f',
  name: 'ComparedTiles',
  document: () => import('../documents/Compare.ts').then((file) => file.ComparedTiles),
}