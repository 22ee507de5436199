import type { Operation } from '../../lib/data/operation.ts'
import type { CategorySizeQuery, CategorySizeQueryVariables } from '../operation-types.ts'
export const CategorySize: Operation<CategorySizeQuery, CategorySizeQueryVariables> = {
  id: '94f70a5b7bd85747c9e9e1758a4f7dd4fa7cd38aff751cbe56d23f544d62d79c',
  name: 'CategorySize',
  document: () => import('../documents/CategorySize.ts').then((file) => file.CategorySize),
}