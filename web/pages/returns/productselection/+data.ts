export { loadSelection as data } from '../../../features/returns/load-return.ts'
