import { useEffect, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { AskError } from '../../lib/ask.ts'
import { useTexts } from '../../lib/texts.ts'
import { pickerTexts } from '../../texts/pickers.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useFormLanguage } from '../form-scope.ts'
import styles from './ChoiceDialog.module.css'
import { type Choice, type Searchable, searches } from './choices.ts'

type Props = {
  of: Searchable
  title: string
  onChoose: (choice: Choice) => void
  onClose: () => void
}

type ChoiceResult = { choices: Choice[] | null; error: AskError | null }

export function ChoiceDialog({ of, title, onChoose, onClose }: Props) {
  const texts = useTexts(pickerTexts)
  const ui = useTexts(uiTexts)
  const language = useFormLanguage()
  const [search, setSearch] = useState('')
  const [{ choices, error }, setFound] = useState<ChoiceResult>({ choices: null, error: null })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      inBackground(
        searches[of](search, language).then(({ data, error: failure }) => {
          if (isCurrent) setFound({ choices: data, error: failure })
        }),
      )
    }, 200)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [of, search, language])
  return (
    <Dialog title={title} onClose={onClose}>
      <SearchField label={texts.searchFor[of]} value={search} onChange={setSearch} />
      {error && <CallErrorNotice error={error} />}
      <p className={styles.status} role="status">
        {!choices && !error && ui.loading}
        {choices?.length === 0 && (search.trim() === '' ? texts.typeFirst : texts.noResults)}
      </p>
      <ul className={styles.choices}>
        {choices?.map((choice) => (
          <li key={choice.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(choice)}>
              {choice.image && <img src={choice.image} alt="" width={40} height={40} loading="lazy" />}
              <span>
                <span className={styles.title}>{choice.title}</span>
                {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
