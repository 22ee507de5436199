import { SearchPage } from '#web/features/returns/SearchPage.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

export function Page() {
  return <SearchPage {...useData<typeof data>()} />
}
