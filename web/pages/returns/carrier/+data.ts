export { loadCarriers as data } from '../../../features/returns/load-return.ts'
