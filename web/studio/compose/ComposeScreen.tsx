import { type ReactNode, useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { formOf } from '../form/schemas.ts'
import { navigate } from '../lib/router.ts'
import { site } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { composeTexts } from '../texts/compose.ts'
import { Button } from '../ui/Button.tsx'
import { HistoryPanel } from '../versions/history/HistoryPanel.tsx'
import { PublishDialog } from '../versions/publish/PublishDialog.tsx'
import { RecordActions } from '../versions/publish/RecordActions.tsx'
import { ComposeBar } from './ComposeBar.tsx'
import styles from './ComposeRoom.module.css'
import { ConflictDialog } from './ConflictDialog.tsx'
import { RenderedComparison } from './comparison/RenderedComparison.tsx'
import { type Device, deviceWidths } from './devices.ts'
import { PageFrame } from './frame/PageFrame.tsx'
import { draftScenario, type Scenario } from './frame/preview-token.ts'
import type { PageEntry } from './page-entry.ts'
import { Inspector, PageForm } from './panels/Inspector.tsx'
import { Outline } from './panels/Outline.tsx'
import { Palette } from './panels/Palette.tsx'
import { PreviewBar } from './panels/PreviewBar.tsx'
import { useEditing, usePage } from './use-editing.ts'

type Props = { entry: PageEntry; language: 'de' | 'en'; onReload: () => void }

/** Building blocks and outline at the left, the page in the middle, forms at the right. */
export function ComposeScreen({ entry, language, onReload }: Props) {
  const texts = useTexts(composeTexts)
  const { editing } = useEditing()
  const page = usePage()
  const { revision, findings, conflict } = useStore(editing.saver.state)
  const [device, setDevice] = useState<Device>('desktop')
  const [scenario, setScenario] = useState<Scenario>(() => draftScenario(site.value()?.store))
  const [isPublishing, setPublishing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const form = formOf('page.schema.json')
  const path = page.path ?? '/'
  return (
    <div className={styles.screen}>
      <ComposeBar
        entry={entry}
        language={language}
        device={device}
        onDevice={setDevice}
        onPublish={() => inBackground(editing.saver.flush().then(() => setPublishing(true)))}
      />
      <PreviewBar entry={entry} name={page.name} scenario={scenario} path={path} onChange={setScenario} />
      <Tabs
        className={styles.left}
        tabs={[
          { id: 'outline', label: texts.outline, content: <Outline /> },
          { id: 'parts', label: texts.parts, content: <Palette /> },
        ]}
      />
      <PageFrame path={path} scenario={scenario} width={deviceWidths[device]} />
      <Tabs
        className={styles.right}
        tabs={[
          { id: 'content', label: texts.content, content: <Inspector /> },
          {
            id: 'page',
            label: texts.properties,
            content: (
              <>
                <PageForm />
                <div className={styles.takeBack}>
                  <RecordActions
                    entry={entry}
                    language={language}
                    revision={revision}
                    onDone={(isGone) => (isGone ? navigate('/') : onReload())}
                  />
                </div>
              </>
            ),
          },
          {
            id: 'history',
            label: texts.history,
            content: (
              <>
                {entry.published !== null && (
                  <div className={styles.compare}>
                    <Button onClick={() => inBackground(editing.saver.flush().then(() => setComparing(true)))}>
                      {texts.comparison.open}
                    </Button>
                  </div>
                )}
                <HistoryPanel
                  kind="page"
                  recordKey={entry.key}
                  language={language}
                  revision={revision}
                  body={page}
                  form={form}
                  onRestored={editing.goOnFrom}
                />
              </>
            ),
          },
        ]}
      />
      {isComparing && (
        <RenderedComparison
          published={entry.published}
          draft={page}
          scenario={scenario}
          onClose={() => setComparing(false)}
        />
      )}
      {conflict && <ConflictDialog conflict={conflict} />}
      {isPublishing && (
        <PublishDialog
          kind="page"
          recordKey={entry.key}
          language={language}
          revision={revision}
          published={entry.published}
          body={page}
          form={form}
          findings={findings}
          oldPath={entry.oldPath}
          onClose={() => {
            setPublishing(false)
            onReload()
          }}
        />
      )}
    </div>
  )
}

type Tab = { id: string; label: string; content: ReactNode }

function Tabs({ tabs, className }: { tabs: readonly [Tab, ...Tab[]]; className?: string }) {
  const [open, setOpen] = useState(tabs[0].id)
  const current = tabs.find(({ id }) => id === open) ?? tabs[0]
  return (
    <aside className={className} aria-label={tabs.map(({ label }) => label).join(', ')}>
      <div className={styles.tabs}>
        {tabs.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === open} onClick={() => setOpen(id)}>
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panel}>{current.content}</div>
    </aside>
  )
}
