import { useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { addressInStore, type Me } from '../access/login/session.ts'
import type { AskError } from '../lib/ask.ts'
import { site } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { appTexts } from '../texts/app.ts'
import { loginTexts } from '../texts/login.ts'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import styles from './StoreDialog.module.css'

/** Leads to the studio of another store in which the editor has a role. */
export function StoreDialog({ stores, onClose }: { stores: Me['stores']; onClose: () => void }) {
  const texts = useTexts(appTexts)
  const nameOf = useTexts(loginTexts).rolesOf
  const here = useStore(site)?.store
  const [error, setError] = useState<AskError | null>(null)
  const [isRefused, setRefused] = useState(false)
  const change = async (store: Me['stores'][number]) => {
    setError(null)
    setRefused(false)
    const { data, error } = await addressInStore(store)
    if (error) setError(error)
    else if (data === null) setRefused(true)
    else location.assign(data)
  }
  return (
    <Dialog title={texts.changeStore} onClose={onClose}>
      <p>{texts.changeStoreHelp}</p>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.id}>
            <button
              type="button"
              className={styles.store}
              aria-current={store.id === here ? 'true' : undefined}
              disabled={store.id === here}
              onClick={() => inBackground(change(store))}
            >
              <strong>{texts.stores[store.id]}</strong>
              <span>
                {new URL(store.baseUrl).host} · {store.id === here ? texts.storeHere : nameOf(store)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {error && <CallErrorNotice error={error} />}
      {isRefused && <p role="alert">{texts.storeRefused}</p>}
    </Dialog>
  )
}
