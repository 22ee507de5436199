import { Eye, Share2 } from 'lucide-react'
import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import { addressInStore, session } from '../../access/login/session.ts'
import { inputTimeOf, isoOf, lastInputTime } from '../../lib/shop-time.ts'
import { site } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { ShareDialog } from '../../sharing/ShareDialog.tsx'
import { previewTexts } from '../../texts/preview.ts'
import { sharingTexts } from '../../texts/sharing.ts'
import { Button } from '../../ui/Button.tsx'
import { useZoneNote } from '../../ui/use-zone-note.ts'
import type { Entry } from '../../versions/entry.ts'
import { lookAddress, type Scenario } from '../frame/preview-token.ts'
import { useEditing } from '../use-editing.ts'
import styles from './PreviewBar.module.css'
import { SegmentChoice } from './SegmentChoice.tsx'
import { TestChoices } from './TestChoices.tsx'

type Props = {
  entry: Entry
  name: string
  path: string
  scenario: Scenario
  onChange: (scenario: Scenario) => void
}

const customers = ['stranger', 'private', 'business'] as const

/** As whom, when and in which store the page is looked at. */
export function PreviewBar({ entry, name, path, scenario, onChange }: Props) {
  const texts = useTexts(previewTexts)
  const sharing = useTexts(sharingTexts)
  const { editing } = useEditing()
  const [hasFailed, setFailed] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const look = async () => {
    // Opened before the answer: browsers only let a press open a window.
    const opened = open('about:blank', '_blank')
    const address = await lookAddress(path, scenario, editing.saver)
    setFailed(address === null)
    if (address !== null && opened) opened.location.href = address
    else opened?.close()
  }
  return (
    <fieldset className={styles.bar}>
      <legend>{texts.title}</legend>
      <label>
        {texts.at}
        <input
          type="datetime-local"
          max={lastInputTime}
          title={useZoneNote() || undefined}
          value={inputTimeOf(scenario.at)}
          onChange={({ target }) => onChange({ ...scenario, at: target.value ? isoOf(target.value) : null })}
        />
      </label>
      <label>
        {texts.customer}
        <select
          value={scenario.customer ?? 'stranger'}
          onChange={({ target }) =>
            onChange({ ...scenario, customer: customers.find((each) => each === target.value) ?? null })
          }
        >
          {customers.map((each) => (
            <option key={each} value={each}>
              {texts.customers[each]}
            </option>
          ))}
        </select>
      </label>
      <SegmentChoice scenario={scenario} onChange={onChange} />
      <TestChoices scenario={scenario} onChange={onChange} />
      <StoreChoice pageKey={entry.key} />
      {hasFailed && <span role="alert">{texts.failed}</span>}
      <div className={styles.ways}>
        <Button look="quiet" title={sharing.shareHelp} onClick={() => setSharing(true)}>
          <Share2 size={16} strokeWidth={1.75} aria-hidden />
          {sharing.share}
        </Button>
        <Button look="quiet" title={texts.lookHelp} onClick={() => inBackground(look())}>
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          {texts.look}
        </Button>
      </div>
      {isSharing && (
        <ShareDialog pageId={entry.key} name={name} path={path} scenario={scenario} onClose={() => setSharing(false)} />
      )}
    </fieldset>
  )
}

/** Another store is another host; without a code for it, its studio asks for the login. */
function StoreChoice({ pageKey }: { pageKey: string }) {
  const texts = useTexts(previewTexts)
  const now = useStore(session)
  const here = useStore(site)?.store
  const stores = now.state === 'open' ? now.me.stores : []
  if (stores.length < 2) return null
  const go = async (id: string) => {
    const store = stores.find((each) => each.id === id)
    if (!store) return
    const path = `/pages/${encodeURIComponent(pageKey)}`
    const { data } = await addressInStore(store, path)
    location.assign(data ?? `${store.baseUrl}/studio${path}`)
  }
  return (
    <label>
      {texts.store}
      <select value={here} onChange={({ target }) => inBackground(go(target.value))}>
        {stores.map(({ id, baseUrl }) => (
          <option key={id} value={id}>
            {new URL(baseUrl).hostname}
          </option>
        ))}
      </select>
    </label>
  )
}
