import type { Operation } from '../../lib/data/operation.ts'
import type { GroupPricesQuery, GroupPricesQueryVariables, GroupTilePricesQuery, GroupTilePricesQueryVariables } from '../operation-types.ts'
export const GroupPrices: Operation<GroupPricesQuery, GroupPricesQueryVariables> = {
  id: 'eb1189b158565f68d99ce15c6275c27a54cb2998903a44996050866c09b54aa5',
  name: 'GroupPrices',
  document: () => import('../documents/GroupPrices.ts').then((file) => file.GroupPrices),
}

export const GroupTilePrices: Operation<GroupTilePricesQuery, GroupTilePricesQueryVariables> = {
  id: 'e829d1e8a9babb376e4969e7f10a566a66176daa7ba4b54ebea53ca65209b803',
  name: 'GroupTilePrices',
  document: () => import('../documents/GroupPrices.ts').then((file) => file.GroupTilePrices),
}