import { ArrowLeft, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { StudioSaveDraft, type TextLanguage } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import { navigate } from '../lib/router.ts'
import { site } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { composeTexts } from '../texts/compose.ts'
import { contentTexts } from '../texts/content.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import type { Entry } from '../versions/entry.ts'
import styles from './ComposeBar.module.css'
import { type Device, devices } from './devices.ts'
import { useEditing, usePage } from './use-editing.ts'

const deviceIcons = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const

type Props = {
  entry: Entry
  language: 'de' | 'en'
  device: Device
  onDevice: (device: Device) => void
  onPublish: () => void
}

/** Which page this is, how saving goes, and what is done with the whole of it. */
export function ComposeBar({ entry, language, device, onDevice, onPublish }: Props) {
  const texts = useTexts(composeTexts)
  const page = usePage()
  const { editing, actions } = useEditing()
  const stack = useStore(editing.stack)
  const languages = useStore(site)?.languages ?? []
  const ui = useTexts(uiTexts)
  const [missing, setMissing] = useState<TextLanguage | null>(null)
  const [error, setError] = useState<AskError | null>(null)
  const hasText = (each: TextLanguage) =>
    each === language || entry.translations.some((known) => known.language === each)
  const openIn = (each: TextLanguage) => navigate(`/pages/${encodeURIComponent(entry.key)}?language=${each}`)
  const translate = async (into: TextLanguage) => {
    const body = { ...page, language: into }
    const { error: failure } = await ask(StudioSaveDraft, {
      kind: 'page',
      key: entry.key,
      language: into,
      base: 0,
      body,
    })
    setError(failure)
    if (!failure) openIn(into)
  }
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.back} aria-label={texts.back} title={texts.back}>
        <ArrowLeft {...icon} />
      </Link>
      <div className={styles.title}>
        <h1>{page.name}</h1>
        <p>{page.path ?? entry.key}</p>
      </div>
      {languages.length > 1 && (
        <div className={styles.group}>
          {languages.map((each) => (
            <Button
              key={each}
              look="quiet"
              aria-pressed={each === language}
              lang={each}
              title={hasText(each) ? undefined : texts.startTranslation(texts.languages[each])}
              onClick={() => (hasText(each) ? openIn(each) : setMissing(each))}
            >
              {each.toUpperCase()}
              {!hasText(each) && ' +'}
            </Button>
          ))}
        </div>
      )}
      {missing && (
        <Dialog
          title={texts.startTranslation(texts.languages[missing])}
          onClose={() => setMissing(null)}
          actions={
            <>
              <Button onClick={() => setMissing(null)}>{ui.cancel}</Button>
              <Button look="primary" onClick={() => inBackground(translate(missing))}>
                {texts.startTranslation(texts.languages[missing])}
              </Button>
            </>
          }
        >
          <p>{texts.translationHelp}</p>
          {error && <CallErrorNotice error={error} />}
        </Dialog>
      )}
      <SaveStatus entry={entry} />
      <div className={styles.group}>
        <Button look="quiet" label={texts.undo} disabled={stack.past.length === 0} onClick={actions.undo}>
          <Undo2 {...icon} />
        </Button>
        <Button look="quiet" label={texts.redo} disabled={stack.future.length === 0} onClick={actions.redo}>
          <Redo2 {...icon} />
        </Button>
      </div>
      <fieldset className={styles.group} aria-label={texts.device}>
        {devices.map((each) => {
          const Icon = deviceIcons[each]
          return (
            <Button
              key={each}
              look="quiet"
              label={texts.devices[each]}
              aria-pressed={each === device}
              onClick={() => onDevice(each)}
            >
              <Icon {...icon} />
            </Button>
          )
        })}
      </fieldset>
      <Button look="primary" onClick={onPublish}>
        {texts.publish}
      </Button>
    </header>
  )
}

function SaveStatus({ entry }: { entry: Entry }) {
  const texts = useTexts(composeTexts)
  const { states } = useTexts(contentTexts)
  const { editing } = useEditing()
  const { status, revision, findings } = useStore(editing.saver.state)
  const errors = findings.filter(({ level }) => level === 'error').length
  const isUntouched = status === 'saved' && revision === entry.revision && !entry.draft && entry.planned === null
  return (
    <p className={styles.status} role="status" data-status={status}>
      {isUntouched ? texts.status.unchanged : texts.status[status]}
      {errors > 0 && <span className={styles.errors}>{texts.errors(errors)}</span>}
      {entry.state === 'failed' && <span className={styles.errors}>{states.failed}</span>}
    </p>
  )
}
