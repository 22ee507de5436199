import { NewsletterEndPage } from '../../../features/newsletter/NewsletterEndPage.tsx'
import { NewsletterPage, NewsletterSent } from '../../../features/newsletter/NewsletterPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const loaded = useData<typeof data>()
  switch (loaded.step) {
    case 'newsletter-abmelden':
      return <NewsletterEndPage data={loaded} />
    case 'success':
      return <NewsletterSent />
    default:
      return <NewsletterPage data={loaded} />
  }
}
