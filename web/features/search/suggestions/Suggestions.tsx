import { useCallback, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { leave } from '../leave-search.ts'
import { forgetAllQueries, forgetQuery, recentQueries, rememberQuery } from './recent-queries.ts'
import { SuggestionList } from './SuggestionList.tsx'
import styles from './Suggestions.module.css'
import { placeOf, type SuggestionOption } from './suggestion-options.ts'
import { useListKeys, useListState, useOpenList } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = { search: HTMLElement; field: HTMLInputElement; id: string }

/** The list below a search field, by the ARIA pattern of a combobox: the focus stays in the field. */
export function Suggestions({ search, field, id }: SuggestionsProps) {
  const t = useTexts()
  const { typed, isOpen, setOpen, chosen, setChosen, recents, setRecents } = useOpenList(search, field)
  const { groups, isAnswered } = useSuggestions(typed, isOpen, recents)
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])
  // Another answer may have come since: what was chosen in the last list has another place in this one, or none.
  const active = placeOf(options, chosen)
  const setActive = useCallback((index: number) => setChosen(options[index] ?? null), [options, setChosen])
  const isShown = isOpen && options.length > 0
  // Without words, and before their answer, nothing is missing.
  const isCounted = isOpen && isAnswered && (isShown || typed !== '')

  useListKeys(field, { id, isShown, active, count: options.length, setOpen, setActive })
  useListState(field, { id, isShown, active })

  const choose = (option: SuggestionOption) => {
    if ('query' in option) {
      rememberQuery(option.query)
      field.value = option.query
    }
    setOpen(false)
    setChosen(null)
    leave(search, field)
  }
  const forget = (query: string | null) => {
    if (query === null) forgetAllQueries()
    else forgetQuery(query)
    setRecents(recentQueries())
    field.focus()
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isCounted && t('suggest.status', { count: options.length })}</span>
      </VisuallyHidden>
      {isShown && (
        <>
          {createPortal(<div className={styles.overlay} />, document.body)}
          <SuggestionList id={id} groups={groups} active={active} query={typed} onChoose={choose} onForget={forget} />
        </>
      )}
      {isOpen && isAnswered && options.length === 0 && (
        <p className={styles.hint}>
          {typed.trim() === '' ? t('suggest.hint') : t('suggest.none', { query: typed.trim() })}
        </p>
      )}
    </>
  )
}
