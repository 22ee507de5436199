import { Blocks } from 'lucide-react'
import { useUiLanguage } from '../../form/form-scope.ts'
import { teaserForm, teaserTypes } from '../../form/schemas.ts'
import { useTexts } from '../../lib/texts.ts'
import { composeTexts } from '../../texts/compose.ts'
import { DragHandle } from '../frame/DragHandle.tsx'
import { useEditing } from '../use-editing.ts'
import styles from './Palette.module.css'

/** Columns of rows that are offered. */
const layouts: readonly (readonly number[])[] = [[12], [6, 6], [4, 4, 4], [3, 3, 3, 3], [8, 4], [4, 8]]

/** What can be put on the page: rows, and one part for each schema of a teaser. */
export function Palette() {
  const texts = useTexts(composeTexts)
  const language = useUiLanguage()
  const { actions } = useEditing()
  return (
    <div className={styles.palette}>
      <h2>{texts.newRow}</h2>
      <ul className={styles.rows}>
        {layouts.map((widths) => (
          <li key={widths.join()}>
            <button
              type="button"
              className={styles.row}
              aria-label={texts.columnsOf(widths.join(' + '))}
              title={texts.columnsOf(widths.join(' + '))}
              onClick={() => actions.addRow(widths)}
            >
              {widths.map((width, index) => (
                <span key={`${widths.slice(0, index + 1).join()}`} style={{ flexGrow: width }} />
              ))}
            </button>
          </li>
        ))}
      </ul>
      <h2>{texts.parts}</h2>
      <p className={styles.help}>{texts.partsHelp}</p>
      <ul className={styles.types}>
        {teaserTypes.map((type) => {
          const label = teaserForm(type)?.label[language] ?? type
          return (
            <li key={type} className={styles.type}>
              <button type="button" title={teaserForm(type)?.help[language]} onClick={() => actions.addTeaser(type)}>
                <Blocks size={16} strokeWidth={1.75} aria-hidden />
                {label}
              </button>
              <DragHandle part={{ kind: 'new', type }} name={label} label={texts.move(label)} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
