export { loadSearch as data } from '../../../features/returns/load-return.ts'
