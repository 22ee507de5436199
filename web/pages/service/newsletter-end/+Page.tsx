import { NewsletterEndPage } from '../../../features/newsletter/NewsletterEndPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <NewsletterEndPage data={useData<typeof data>()} />
}
