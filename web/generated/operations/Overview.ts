import type { Operation } from '../../lib/data/operation.ts'
import type { AccountOverviewQuery, AccountOverviewQueryVariables } from '../operation-types.ts'
export const AccountOverview: Operation<AccountOverviewQuery, AccountOverviewQueryVariables> = {
  id: '4c72fe3f37afcffebdfa1e1cd1eb8319e887de632c5f4ceccabcb12f1a8ccc9e',
  name: 'AccountOverview',
  document: () => import('../documents/Overview.ts').then((file) => file.AccountOverview),
}