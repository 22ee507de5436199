export { loadMailLink as data } from '#web/features/mail-link/load-mail-link.ts'
