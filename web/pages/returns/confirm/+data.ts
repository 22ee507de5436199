export { loadConfirm as data } from '#web/features/returns/load-return.ts'
