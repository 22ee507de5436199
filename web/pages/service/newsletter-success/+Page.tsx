import { NewsletterSent } from '../../../features/newsletter/NewsletterPage.tsx'

export function Page() {
  return <NewsletterSent />
}
