export { loadSelection as data } from '#web/features/returns/load-return.ts'
