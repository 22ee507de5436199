import type { Operation } from '../../lib/data/operation.ts'
import type { CartSuggestionsQuery, CartSuggestionsQueryVariables, CartTopSellersQuery, CartTopSellersQueryVariables } from '../operation-types.ts'
export const CartSuggestions: Operation<CartSuggestionsQuery, CartSuggestionsQueryVariables> = {
  id: 'bce416bfbeddef6e76a7337cfef3bf23e701b7cee1fe603930e1ef5e3179af0d',
  name: 'CartSuggestions',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartSuggestions),
}

export const CartTopSellers: Operation<CartTopSellersQuery, CartTopSellersQueryVariables> = {
  id: '40036874cf7714fe8a1a3ec1b39c4df6042856c3f45c324ec9129f99205b8b7d',
  name: 'CartTopSellers',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartTopSellers),
}