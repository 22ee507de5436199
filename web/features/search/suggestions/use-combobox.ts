import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { recentQueries } from './recent-queries.ts'
import { activeAfter, optionId, type SuggestionOption } from './suggestion-options.ts'

/** The list below a field, by what its element is found by; `active` is the index of an option, -1 for none. */
type ShownList = { id: string; isShown: boolean; active: number }

type SteeredList = ShownList & {
  count: number
  setOpen: Dispatch<SetStateAction<boolean>>
  setActive: (index: number) => void
}

/**
 * Opens with the field's focus, a press or typing, and closes with the search or anything else on the page. `chosen` is the option that the
 * arrows have led to.
 */
export function useOpenList(search: HTMLElement, field: HTMLInputElement) {
  const [typed, setTyped] = useState(field.value)
  const [isOpen, setOpen] = useState(document.activeElement === field)
  const [chosen, setChosen] = useState<SuggestionOption | null>(null)
  const [recents, setRecents] = useState(recentQueries)

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
      setChosen(null)
    }
    field.addEventListener('focus', show, { signal })
    field.addEventListener('click', show, { signal })
    const onInput = () => {
      setChosen(null)
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
    // Since it was drawn first the visitor may have typed on, or left.
    setTyped(field.value)
    setOpen(document.activeElement === field)
    return () => controller.abort()
  }, [search, field])

  return { typed, isOpen, setOpen, chosen, setChosen, recents, setRecents }
}

/** Arrows choose an option, Enter takes it, Escape closes the list. */
export function useListKeys(
  field: HTMLInputElement,
  { id, isShown, active, count, setOpen, setActive }: SteeredList,
): void {
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
      const next = activeAfter(event.key, active, count)
      if (next === null || event.shiftKey) return
      event.preventDefault()
      setActive(next)
    }
    field.addEventListener('keydown', onKeyDown)
    return () => field.removeEventListener('keydown', onKeyDown)
  }, [field, id, isShown, active, count, setOpen, setActive])
}

/** Says at the field whether the list is open, and which option is active. */
export function useListState(field: HTMLInputElement, { id, isShown, active }: ShownList): void {
  useEffect(() => {
    field.ariaExpanded = String(isShown)
    if (isShown) field.setAttribute('aria-controls', id)
    else field.removeAttribute('aria-controls')
    if (isShown && active >= 0) {
      field.setAttribute('aria-activedescendant', optionId(id, active))
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }, [field, id, isShown, active])
}
