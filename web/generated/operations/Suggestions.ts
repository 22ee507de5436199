import type { Operation } from '../../lib/data/operation.ts'
import type { CartSuggestionsQuery, CartSuggestionsQueryVariables, CartTopSellersQuery, CartTopSellersQueryVariables } from '../operation-types.ts'
export const CartSuggestions: Operation<CartSuggestionsQuery, CartSuggestionsQueryVariables> = {
  id: 'adc794b8963aa12d4c68e3593796428d7ef3a2288f69cac95d084fc53ad7c121',
  name: 'CartSuggestions',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartSuggestions),
}

export const CartTopSellers: Operation<CartTopSellersQuery, CartTopSellersQueryVariables> = {
  id: '548183b30515c44bf98483eb554c4161118e8b01a48e60c9f7e7d5dbe5cb1d07',
  name: 'CartTopSellers',
  document: () => import('../documents/Suggestions.ts').then((file) => file.CartTopSellers),
}