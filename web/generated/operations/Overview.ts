import type { Operation } from '../../lib/data/operation.ts'
import type { AccountOverviewQuery, AccountOverviewQueryVariables } from '../operation-types.ts'
export const AccountOverview: Operation<AccountOverviewQuery, AccountOverviewQueryVariables> = {
  id: '71b46e337002b5e0d15496c64048374ccd76a01d9afeac52fa169837add89040',
  name: 'AccountOverview',
  document: () => import('../documents/Overview.ts').then((file) => file.AccountOverview),
}