import { useEffect, useMemo, useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { FormLanguage, useUiLanguage } from '../form/form-scope.ts'
import { StudioEntryOf } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import { site } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { composeTexts } from '../texts/compose.ts'
import { uiTexts } from '../texts/ui.ts'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { useSending } from '../versions/draft/use-sending.ts'
import type { Entry } from '../versions/entry.ts'
import { createActions } from './actions.ts'
import styles from './ComposeRoom.module.css'
import { ComposeScreen } from './ComposeScreen.tsx'
import { createPageEditing, type PageEditing } from './page-editing.ts'
import { Editing } from './use-editing.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { firstView, type View } from './view.ts'

type EditingState = { entry: Entry; editing: PageEditing }

type Props = { parameters: Readonly<Record<string, string>>; query: URLSearchParams }

/** One page in one language, as it is drafted. */
export function ComposeRoom({ parameters, query }: Props) {
  const texts = useTexts(composeTexts)
  const ui = useTexts(uiTexts)
  const { store, languages = [] } = useStore(site) ?? {}
  const key = parameters.key ?? ''
  const wanted = query.get('language')
  const language = wanted === 'de' || wanted === 'en' ? wanted : (languages[0] ?? 'de')
  const [loaded, setLoaded] = useState<EditingState | null>(null)
  const [error, setError] = useState<AskError | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [count, setCount] = useState(0)
  const first = useMemo(() => firstView(store), [store])
  const [view, setView] = useState<View | null>(null)
  useEffect(() => {
    let isCurrent = count >= 0
    setLoaded(null)
    inBackground(
      ask(StudioEntryOf, { kind: 'page', key, language }).then(({ data, error: failure }) => {
        if (!isCurrent) return
        const entry = data?.studio_entry ?? null
        setError(failure)
        setMissing(data !== null && !entry)
        if (entry) setLoaded({ entry, editing: createPageEditing(entry, language) })
      }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, language, count])
  if (error) return <CallErrorNotice error={error} onRetry={() => setCount(count + 1)} />
  if (isMissing) return <NotFound text={texts.notFound} />
  if (!loaded) {
    return (
      <p className={styles.message} role="status">
        {ui.loading}
      </p>
    )
  }
  return (
    <Screen
      {...loaded}
      language={language}
      view={view ?? first}
      onView={setView}
      onReload={() => setCount(count + 1)}
    />
  )
}

type ScreenProps = EditingState & {
  language: 'de' | 'en'
  view: View
  onView: (view: View) => void
  onReload: () => void
}

function Screen({ entry, editing, ...rest }: ScreenProps) {
  const texts = useTexts(composeTexts)
  const uiLanguage = useUiLanguage()
  const actions = useMemo(() => createActions(editing, texts, uiLanguage), [editing, texts, uiLanguage])
  const scope = useMemo(() => ({ editing, actions }), [editing, actions])
  useShortcuts(editing, actions)
  useSending(editing.saver)
  return (
    <Editing value={scope}>
      <FormLanguage value={rest.language}>
        <ComposeScreen entry={entry} {...rest} />
      </FormLanguage>
      <p className={styles.announced} role="status">
        {useStore(editing.announced)}
      </p>
    </Editing>
  )
}
