export { loadNewsletterSuccess as data } from '../../../features/newsletter/load-newsletter.ts'
