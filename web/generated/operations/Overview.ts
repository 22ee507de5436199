import type { Operation } from '../../lib/data/operation.ts'
import type { AccountOverviewQuery, AccountOverviewQueryVariables } from '../operation-types.ts'
export const AccountOverview: Operation<AccountOverviewQuery, AccountOverviewQueryVariables> = {
  id: 'f433f499c37bc355619978cfb5be0cd33ae3a1298f2f782455d4daa795ebaee8',
  name: 'AccountOverview',
  document: () => import('../documents/Overview.ts').then((file) => file.AccountOverview),
}