import type { Operation } from '../../lib/data/operation.ts'
import type { ShellQuery, ShellQueryVariables } from '../operation-types.ts'
export const Shell: Operation<ShellQuery, ShellQueryVariables> = {
  id: '069a7cc91a64db33724c46ed1666976b3b58cae19781cacc74d4cbaece128a41',
  name: 'Shell',
  document: () => import('../documents/Shell.ts').then((file) => file.Shell),
}