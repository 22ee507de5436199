export { loadCompare as data } from '#web/features/product/compare/load-compare.ts'
