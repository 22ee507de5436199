import type { Operation } from '../../lib/data/operation.ts'
import type { AccountOverviewQuery, AccountOverviewQueryVariables } from '../operation-types.ts'
export const AccountOverview: Operation<AccountOverviewQuery, AccountOverviewQueryVariables> = {
  id: '6a3fb3a89bf6ea601f9e8a782b77be64910638a19ec05ee613923f18b723bad2',
  name: 'AccountOverview',
  document: () => import('../documents/Overview.ts').then((file) => file.AccountOverview),
}