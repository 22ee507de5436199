import { NewsletterPage } from '../../../features/newsletter/NewsletterPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <NewsletterPage data={useData<typeof data>()} />
}
