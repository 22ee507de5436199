import { MailLinkPage } from '#web/features/mail-link/MailLinkPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const page = useData<typeof data>()
  return <MailLinkPage key={page.link} data={page} />
}
