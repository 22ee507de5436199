import type { MouseEvent } from 'react'
import { X } from '#web/generated/icons/X.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './SuggestionList.module.css'
import { SuggestionWords } from './SuggestionWords.tsx'
import { optionId, type SuggestionGroup, type SuggestionOption } from './suggestion-options.ts'

type SuggestionListProps = {
  id: string
  groups: readonly SuggestionGroup[]
  /** Index of the active option among all; -1 for none. */
  active: number
  /** The typed text, to highlight it. */
  query: string
  onChoose: (option: SuggestionOption) => void
  /** Query to forget; null for all. */
  onForget: (query: string | null) => void
}

const headlines: Partial<Record<SuggestionOption['kind'], string>> = {
  recent: 'suggest.recent',
  popular: 'suggest.popular',
  department: 'suggest.departments',
  term: 'suggest.terms',
  category: 'suggest.categories',
  product: 'suggest.products',
  seen: 'ui.recent.headline',
}

const atSide: readonly SuggestionOption['kind'][] = ['product', 'all', 'department', 'seen']

const isAtSide = ({ kind }: SuggestionGroup) => atSide.includes(kind)

/**
 * Options are links, so that they can be opened in a new tab. Words are on the left, products on the right of a wide
 * screen.
 */
export function SuggestionList({ id, groups, active, query, onChoose, onForget }: SuggestionListProps) {
  const t = useTexts()
  const recents = groups.find(({ kind }) => kind === 'recent')
  const columns = [groups.filter((group) => !isAtSide(group)), groups.filter(isAtSide)].filter(
    ({ length }) => length > 0,
  )
  const startOf = (group: SuggestionGroup) =>
    groups.slice(0, groups.indexOf(group)).reduce((sum, { options }) => sum + options.length, 0)

  return (
    // A mouse press in the panel must not take the focus from the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, only the loss of the focus prevented
    <div className={styles.panel} onMouseDown={keepFocus}>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggest.label')}
        className={classNames(styles.list, columns.length > 1 && styles.wide)}
      >
        {columns.map((column) => (
          <div key={column[0]?.kind} className={styles.column}>
            {column.map((group) => (
              <Group
                key={group.kind}
                id={id}
                group={group}
                start={startOf(group)}
                active={active}
                query={query}
                onChoose={onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      {/* Options must not contain buttons: these stand beside them, in rows of the same height. */}
      {recents && (
        <>
          <ul className={styles.forget}>
            {recents.options.map((option) => (
              <li key={option.href}>
                <button
                  type="button"
                  aria-label={t('suggest.forget', { query: queryOf(option) })}
                  onClick={() => onForget(queryOf(option))}
                >
                  <X size={18} strokeWidth={1.75} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className={styles.forgetAll} onClick={() => onForget(null)}>
            {t('suggest.forgetAll')}
          </button>
        </>
      )}
    </div>
  )
}

type GroupProps = Pick<SuggestionListProps, 'id' | 'active' | 'query' | 'onChoose'> & {
  group: SuggestionGroup
  /** Index of its first option among all. */
  start: number
}

function Group({ id, group, start, active, query, onChoose }: GroupProps) {
  const t = useTexts()
  const headline = headlines[group.kind]
  const headlineId = `${id}-${group.kind}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element of its own
    <div role="group" aria-labelledby={headline ? headlineId : undefined} className={styles.group}>
      {headline && (
        <p id={headlineId} role="presentation" className={styles.headline}>
          {t(headline)}
        </p>
      )}
      {group.options.map((option, index) => (
        <a
          key={`${option.kind} ${option.href}`}
          id={optionId(id, start + index)}
          role="option"
          aria-selected={start + index === active}
          tabIndex={-1}
          href={option.href}
          className={styles.option}
          data-kind={option.kind}
          onClick={(event) => isPlain(event) && onChoose(option)}
        >
          <SuggestionWords option={option} query={query} />
        </a>
      ))}
    </div>
  )
}

const queryOf = (option: SuggestionOption) => ('query' in option ? option.query : '')

/** A click with a modifier key opens a new tab; the page and its suggestions stay. */
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey)

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
