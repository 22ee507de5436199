export { loadConfirm as data } from '../../../features/returns/load-return.ts'
