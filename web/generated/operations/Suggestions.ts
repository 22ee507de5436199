import type { Operation } from '../../lib/data/operation.ts'
import type { CartSuggestionsQuery, CartSuggestionsQueryVariables, CartTopSellersQuery, CartTopSellersQueryVariables } from '../operation-types.ts'
export const CartSuggestions: Operation<CartSuggestionsQuery, CartSuggestionsQueryVariables> = {
  id: '11f1706d356472334ee816535f1c27aac2100627c2ea1bd65c1b8897582b5359',
  name: 'CartSuggestions',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartSuggestions),
}

export const CartTopSellers: Operation<CartTopSellersQuery, CartTopSellersQueryVariables> = {
  id: 'a21c85bc111b901727c0c769929a9d68868e415733d0f85d9aca5be94b8e9727',
  name: 'CartTopSellers',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartTopSellers),
}