import { ContactPage } from '../../../features/contact/ContactPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <ContactPage data={useData<typeof data>()} />
}
