export { loadNewsletter as data } from '#web/features/newsletter/load-newsletter.ts'
