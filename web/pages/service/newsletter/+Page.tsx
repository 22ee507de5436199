import { NewsletterEndPage } from '#web/features/newsletter/NewsletterEndPage.tsx'
import { NewsletterPage, NewsletterSent } from '#web/features/newsletter/NewsletterPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

/** With a key, so that a link to a form that was taken shows the form, and not that it was taken. */
export function Page() {
  const loaded = useData<typeof data>()
  switch (loaded.step) {
    case 'newsletter-abmelden':
      return <NewsletterEndPage key={loaded.loadId} data={loaded} />
    case 'success':
      return <NewsletterSent />
    default:
      return <NewsletterPage key={loaded.loadId} data={loaded} />
  }
}
