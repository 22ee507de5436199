import { useState } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { emptyValue, type Field, isGroupValue } from '../form/fields.ts'
import { recordForm } from '../form/schemas.ts'
import type { TextLanguage } from '../generated/operations.ts'
import { site } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { ContentList } from './ContentList.tsx'
import { hasLanguage, hasStore, isRecordKind, recordAddress, recordKinds } from './kinds.ts'
import { NewRecord } from './NewRecord.tsx'
import styles from './RecordsRoom.module.css'

/** Everything that is not a page: one list for each kind. */
export function RecordsRoom({ parameters }: { parameters: Readonly<Record<string, string>> }) {
  const texts = useTexts(contentTexts)
  const current = useStore(site)
  const [chosen, setLanguage] = useState<TextLanguage | null>(null)
  const [isNew, setNew] = useState(false)
  const kind = isRecordKind(parameters.kind) ? parameters.kind : recordKinds[0]
  const language = hasLanguage(kind) ? (chosen ?? current?.languages[0] ?? 'de') : null
  const form = recordForm(kind)
  const keyField = keyFieldOf(form)
  return (
    <div className={styles.room}>
      <nav className={styles.kinds} aria-label={texts.title}>
        {recordKinds.map((each) => (
          <Link key={each} to={`/content/${each}`} aria-current={each === kind ? 'page' : undefined}>
            {texts.kinds[each]}
          </Link>
        ))}
      </nav>
      <ContentList
        key={`${kind} ${language}`}
        kind={kind}
        title={texts.kinds[kind]}
        searchLabel={texts.search}
        language={language}
        hrefOf={({ key }) => recordAddress(kind, key, language)}
        actions={
          <>
            {language &&
              current?.languages.map((each) => (
                <Button key={each} look="quiet" aria-pressed={each === language} onClick={() => setLanguage(each)}>
                  {each.toUpperCase()}
                </Button>
              ))}
            <Button look="primary" disabled={!current || !keyField} onClick={() => setNew(true)}>
              {texts.newRecord}
            </Button>
          </>
        }
      />
      {isNew && current && form && keyField && (
        <NewRecord
          kind={kind}
          language={language}
          title={texts.newRecord}
          fields={[{ name: keyField.key, label: texts.key, help: texts.keyHelp }]}
          bodyOf={(values) => {
            const empty = emptyValue(form)
            return {
              ...(isGroupValue(empty) ? empty : {}),
              ...(hasStore(kind) && { store: current.store }),
              ...(language && { language }),
              ...values,
            }
          }}
          hrefOf={(key) => recordAddress(kind, key, language)}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  )
}

const keyFieldOf = (form: Field | null): Field | null =>
  form?.editor.kind === 'group' ? (form.editor.fields.find(({ isKey }) => isKey) ?? null) : null
