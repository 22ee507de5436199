import { type ReactNode, useState } from 'react'
import {
  type ContentKind,
  StudioEntriesOf,
  type StudioEntriesOfQuery,
  type TextLanguage,
} from '../generated/operations.ts'
import { useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { uiTexts } from '../texts/ui.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { Pages } from '../ui/Pages.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import styles from './ContentList.module.css'
import { EntryTable } from './EntryTable.tsx'

type Entry = StudioEntriesOfQuery['studio_entries']['entries'][number]

type Props = {
  kind: ContentKind
  title: string
  searchLabel: string
  /** Null for kinds without language. */
  language: TextLanguage | null
  hrefOf: (entry: Entry) => string
  /** Languages, a button for something new. */
  actions: ReactNode
  /** What is said above the list. */
  notice?: string | null
}

/** Records of one kind, found by words, pages also by what lies below a path. */
export function ContentList({ kind, title, searchLabel, language, hrefOf, actions, notice }: Props) {
  const texts = useTexts(contentTexts)
  const ui = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  const [under, setUnder] = useState<string | null>(null)
  const [isOwn, setOwn] = useState(false)
  const [page, setPage] = useState(1)
  const variables = { kind, language, search: search || null, under, isOwn, page }
  const { data, error, isLoading, reload } = useAnswer(StudioEntriesOf, variables, { waits: search ? 200 : 0 })
  const found = data?.studio_entries
  const hasPaths = kind === 'page'
  const narrow = (change: () => void) => {
    change()
    setPage(1)
  }
  return (
    <div className={styles.list}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {actions}
      </header>
      {notice && <p role="status">{notice}</p>}
      <div className={styles.search}>
        <SearchField label={searchLabel} value={search} onChange={(text) => narrow(() => setSearch(text))} />
        {kind === 'translation' && (
          <Button aria-pressed={isOwn} onClick={() => narrow(() => setOwn(!isOwn))}>
            {texts.onlyOwn}
          </Button>
        )}
        {under && <Button onClick={() => narrow(() => setUnder(null))}>{texts.under(under)} ✕</Button>}
        <p role="status">{isLoading && !found ? ui.loading : found && texts.count(found.total)}</p>
      </div>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {found && found.entries.length === 0 && (
        <p>
          {texts.none} {texts.noneHelp}
        </p>
      )}
      {found && found.entries.length > 0 && (
        <EntryTable
          entries={found.entries}
          hrefOf={hrefOf}
          hasPaths={hasPaths}
          onUnder={(path) => narrow(() => setUnder(path))}
        />
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
    </div>
  )
}
