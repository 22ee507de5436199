export { loadWithdrawal as data } from '../../../features/withdrawal/load-withdrawal.ts'
