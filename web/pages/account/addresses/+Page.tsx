import { AddressesPage } from '#web/features/account/addresses/AddressesPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  const { kind, ...page } = useData<typeof data>()
  return <AddressesPage key={kind} kind={kind} {...page} />
}
