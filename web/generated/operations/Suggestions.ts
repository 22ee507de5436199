import type { Operation } from '../../lib/data/operation.ts'
import type { CartSuggestionsQuery, CartSuggestionsQueryVariables, CartTopSellersQuery, CartTopSellersQueryVariables } from '../operation-types.ts'
export const CartSuggestions: Operation<CartSuggestionsQuery, CartSuggestionsQueryVariables> = {
  id: 'c366e6b5050111a05d00c01b27fe4873b367afdecd7d03f87f7ff102fdb070eb',
  name: 'CartSuggestions',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartSuggestions),
}

export const CartTopSellers: Operation<CartTopSellersQuery, CartTopSellersQueryVariables> = {
  id: '14d6f3064bab0b7afeed50a94b78e10085c0b85aa30a154bde34689db0a014fe',
  name: 'CartTopSellers',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartTopSellers),
}