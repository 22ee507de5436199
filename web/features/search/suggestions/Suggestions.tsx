import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { leave } from '../leave-search.ts'
import { forgetAllQueries, forgetQuery, recentQueries, rememberQuery } from './recent-queries.ts'
import { SuggestionList } from './SuggestionList.tsx'
import styles from './Suggestions.module.css'
import { activeAfter, optionId, type SuggestionOption } from './suggestion-options.ts'
import { useSuggestions } from './use-suggestions.ts'

type SuggestionsProps = { search: HTMLElement; field: HTMLInputElement; id: string }

/** The list below a search field, by the ARIA pattern of a combobox: the focus stays in the field. */
export function Suggestions({ search, field, id }: SuggestionsProps) {
  const t = useTexts()
  const [typed, setTyped] = useState(field.value)
  const [isOpen, setOpen] = useState(document.activeElement === field)
  const [active, setActive] = useState(-1)
  const [recents, setRecents] = useState(recentQueries)
  const { groups, isAnswered } = useSuggestions(typed, isOpen, recents)
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups])
  const isShown = isOpen && options.length > 0

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = () => {
      setTyped(field.value)
      setRecents(recentQueries())
      setOpen(true)
    }
    const hide = () => {
      setOpen(false)
      setActive(-1)
    }
    field.addEventListener('focus', show, { signal })
    field.addEventListener('click', show, { signal })
    const onInput = () => {
      setActive(-1)
      show()
    }
    field.addEventListener('input', onInput, { signal })
    search.addEventListener('submit', hide, { signal })
    search.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && search.contains(relatedTarget)) return
        hide()
      },
      { signal },
    )
    // Anywhere else in the header, or on the overlay (storefront.md §4).
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !search.contains(target)) hide()
      },
      { signal },
    )
    return () => controller.abort()
  }, [search, field])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === 'Escape' && isShown) {
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        setActive(-1)
        return
      }
      if (event.key === 'Enter' && isShown && active >= 0) {
        event.preventDefault()
        document.getElementById(optionId(id, active))?.click()
        return
      }
      if (!isShown && event.key.startsWith('Arrow')) setOpen(true)
      const next = activeAfter(event.key, active, options.length)
      if (next === null || event.shiftKey) return
      event.preventDefault()
      setActive(next)
    }
    field.addEventListener('keydown', onKeyDown)
    return () => field.removeEventListener('keydown', onKeyDown)
  }, [field, id, isShown, active, options])

  useEffect(() => {
    field.ariaExpanded = String(isShown)
    if (isShown) field.setAttribute('aria-controls', id)
    else field.removeAttribute('aria-controls')
    if (isShown && active >= 0) {
      field.setAttribute('aria-activedescendant', optionId(id, active))
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }, [field, id, isShown, active])

  const choose = (option: SuggestionOption) => {
    if ('query' in option) {
      rememberQuery(option.query)
      field.value = option.query
    }
    setOpen(false)
    setActive(-1)
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
        <span role="status">{isOpen && t('suggest.status', { count: options.length })}</span>
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
