import { ContactPage } from '../../../features/contact/ContactPage.tsx'
import { WithdrawalPage } from '../../../features/withdrawal/WithdrawalPage.tsx'
import { useData } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const loaded = useData<typeof data>()
  return loaded.form === 'contact' ? <ContactPage data={loaded} /> : <WithdrawalPage data={loaded} />
}
