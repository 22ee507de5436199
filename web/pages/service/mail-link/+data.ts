export { loadMailLink as data } from '../../../features/mail-link/load-mail-link.ts'
