import type { Operation } from '../../lib/data/operation.ts'
import type { CartSuggestionsQuery, CartSuggestionsQueryVariables, CartTopSellersQuery, CartTopSellersQueryVariables } from '../operation-types.ts'
export const CartSuggestions: Operation<CartSuggestionsQuery, CartSuggestionsQueryVariables> = {
  id: 'e3dc206a09b2fc131e4fbac4c11ef167b8eec4fdc1815155cca6b4d37c476d6f',
  name: 'CartSuggestions',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartSuggestions),
}

export const CartTopSellers: Operation<CartTopSellersQuery, CartTopSellersQueryVariables> = {
  id: '2ae6cc64e579be2dda1808317094115e0fee74a1274ced427a674f95c7a2af6a',
  name: 'CartTopSellers',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartTopSellers),
}