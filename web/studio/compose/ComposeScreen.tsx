import { type ReactNode, useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { formOf } from '../form/schemas.ts'
import { navigate } from '../lib/router.ts'
import { useTexts } from '../lib/texts.ts'
import { composeTexts } from '../texts/compose.ts'
import { Button } from '../ui/Button.tsx'
import { ConflictDialog } from '../versions/conflict/ConflictDialog.tsx'
import type { Entry } from '../versions/entry.ts'
import { HistoryPanel } from '../versions/history/HistoryPanel.tsx'
import { PublishDialog } from '../versions/publish/PublishDialog.tsx'
import { RecordActions } from '../versions/publish/RecordActions.tsx'
import { ComposeBar } from './ComposeBar.tsx'
import styles from './ComposeRoom.module.css'
import { RenderedComparison } from './comparison/RenderedComparison.tsx'
import { deviceWidths } from './devices.ts'
import { PageFrame } from './frame/PageFrame.tsx'
import { Inspector, PageForm } from './panels/Inspector.tsx'
import { Outline } from './panels/Outline.tsx'
import { Palette } from './panels/Palette.tsx'
import { PreviewBar } from './panels/PreviewBar.tsx'
import { useEditing, usePage } from './use-editing.ts'
import type { View } from './view.ts'

type Props = {
  entry: Entry
  language: 'de' | 'en'
  view: View
  onView: (view: View) => void
  onReload: () => void
}

/** Building blocks and outline at the left, the page in the middle, forms at the right. */
export function ComposeScreen({ entry, language, view, onView, onReload }: Props) {
  const texts = useTexts(composeTexts)
  const { editing } = useEditing()
  const page = usePage()
  const { revision, findings, conflict } = useStore(editing.saver.state)
  const [isPublishing, setPublishing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const form = formOf('page.schema.json')
  const path = page.path ?? '/'
  const { device, scenario } = view
  return (
    <div className={styles.screen}>
      <ComposeBar
        entry={entry}
        language={language}
        device={device}
        onDevice={(next) => onView({ ...view, device: next })}
        // What is not saved is not what would be published: the bar says why.
        onPublish={() => inBackground(editing.saver.flush().then(setPublishing))}
      />
      <PreviewBar
        entry={entry}
        name={page.name}
        scenario={scenario}
        path={path}
        onChange={(next) => onView({ ...view, scenario: next })}
      />
      <Tabs
        className={styles.left}
        open={view.left}
        onOpen={(left) => onView({ ...view, left })}
        tabs={[
          { id: 'outline', label: texts.outline, content: <Outline /> },
          { id: 'parts', label: texts.parts, content: <Palette /> },
        ]}
      />
      <PageFrame path={path} scenario={scenario} width={deviceWidths[device]} />
      <Tabs
        className={styles.right}
        open={view.right}
        onOpen={(right) => onView({ ...view, right })}
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
                    form={form}
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
      {conflict && (
        <ConflictDialog
          of="page"
          conflict={conflict}
          body={page}
          form={form}
          onMine={() => inBackground(editing.keepMine())}
          onTheirs={editing.takeTheirs}
        />
      )}
      {isPublishing && (
        <PublishDialog
          entry={entry}
          language={language}
          revision={revision}
          body={page}
          findings={findings}
          form={form}
          onClose={(hasActed) => {
            setPublishing(false)
            if (hasActed) onReload()
          }}
        />
      )}
    </div>
  )
}

type Tab<Id> = { id: Id; label: string; content: ReactNode }

type TabsProps<Id> = {
  tabs: readonly Tab<Id>[]
  open: Id
  onOpen: (id: NoInfer<Id>) => void
  className?: string | undefined
}

function Tabs<Id extends string>({ tabs, open, onOpen, className }: TabsProps<Id>) {
  return (
    <aside className={className} aria-label={tabs.map(({ label }) => label).join(', ')}>
      <div className={styles.tabs}>
        {tabs.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === open} onClick={() => onOpen(id)}>
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panel}>{tabs.find(({ id }) => id === open)?.content}</div>
    </aside>
  )
}
