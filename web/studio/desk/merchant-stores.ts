import { useStore } from '../../lib/browser/store.ts'
import { session } from '../access/login/session.ts'
import type { Option } from '../form/fields.ts'
import { appTexts } from '../texts/app.ts'

/** Stores in which the editor is a merchant, to choose from. */
export function useMerchantStores(): Option[] {
  const now = useStore(session)
  const stores = now.state === 'open' ? now.me.stores : []
  return stores
    .filter(({ desks }) => desks.includes('merchant'))
    .map(({ id }) => ({ value: id, label: { de: appTexts.de.stores[id], en: appTexts.en.stores[id] } }))
}
