export { loadContact as data } from '../../../features/contact/load-contact.ts'
