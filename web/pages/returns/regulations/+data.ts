export { loadRegulations as data } from '../../../features/returns/load-return.ts'
