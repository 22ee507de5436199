export { loadNewsletter as data } from '../../../features/newsletter/load-newsletter.ts'
