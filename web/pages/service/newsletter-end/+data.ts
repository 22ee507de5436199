export { loadNewsletterEnd as data } from '../../../features/newsletter/load-newsletter.ts'
