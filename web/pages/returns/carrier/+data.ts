export { loadCarriers as data } from '#web/features/returns/load-return.ts'
