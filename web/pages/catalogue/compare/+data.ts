export { loadCompare as data } from '../../../features/product/compare/load-compare.ts'
