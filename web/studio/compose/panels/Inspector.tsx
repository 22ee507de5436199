import { useMemo } from 'react'
import { useStore } from '#web/lib/browser/store.ts'
import { type Field, isGroupValue } from '../../form/fields.ts'
import { FormFindings, useUiLanguage } from '../../form/form-scope.ts'
import { SchemaField } from '../../form/SchemaField.tsx'
import { formOf, partForm, teaserForm } from '../../form/schemas.ts'
import { useTexts } from '../../lib/texts.ts'
import { resize, settle } from '../../page/cells.rules.ts'
import { changeCells, changeTeaser } from '../../page/page.rules.ts'
import { type Cell, findPart, type Page, pathOf, type Teaser } from '../../page/page.ts'
import { composeTexts } from '../../texts/compose.ts'
import { partName } from '../part-names.ts'
import { useEditing, usePage, useSelected } from '../use-editing.ts'
import styles from './Inspector.module.css'

/** Form of what is selected. */
export function Inspector() {
  const texts = useTexts(composeTexts)
  const language = useUiLanguage()
  const page = usePage()
  const selected = useSelected()
  const { editing } = useEditing()
  const { findings } = useStore(editing.saver.state)
  const found = selected ? findPart(page.rows, selected) : null
  if (!selected || !found) {
    return (
      <div className={styles.empty}>
        <h2>{texts.nothingSelected}</h2>
        <p>{page.rows.length === 0 ? texts.emptyPage : texts.nothingSelectedHelp}</p>
        <p className={styles.help}>{texts.shortcuts}</p>
      </div>
    )
  }
  return (
    <FormFindings value={findings}>
      <div className={styles.form} key={selected}>
        <h2>{partName(page, selected, texts, language)}</h2>
        {found.teaser && <TeaserForm teaser={found.teaser} path={pathOf(found)} />}
        {!found.teaser && found.cell && <CellForm cell={found.cell} path={pathOf(found)} />}
        {!found.cell && <p className={styles.help}>{texts.shortcuts}</p>}
      </div>
    </FormFindings>
  )
}

function TeaserForm({ teaser, path }: { teaser: Teaser; path: string }) {
  const texts = useTexts(composeTexts)
  const { editing } = useEditing()
  const form = teaserForm(teaser.type)
  const settings = useMemo(() => partForm('CmsTeaser', ['id', 'type', 'attributes']), [])
  const change = (apply: (current: Teaser) => Teaser, group: string) =>
    editing.change(({ rows, ...page }) => ({ ...page, rows: changeTeaser(rows, teaser.id, apply) }), group)
  return (
    <>
      {form ? (
        <SchemaField
          field={form}
          value={teaser.attributes}
          path={`${path}.attributes`}
          onChange={(value) =>
            change(
              (current) => ({ ...current, attributes: isGroupValue(value) ? value : {} }),
              `attributes ${teaser.id}`,
            )
          }
        />
      ) : (
        <p>{texts.unknownType(teaser.type)}</p>
      )}
      <details className={styles.more}>
        <summary>{texts.settings}</summary>
        <SchemaField
          field={settings}
          value={teaser}
          path={path}
          onChange={(value) => change(() => value as Teaser, `teaser ${teaser.id}`)}
        />
      </details>
    </>
  )
}

function CellForm({ cell, path }: { cell: Cell; path: string }) {
  const { editing } = useEditing()
  const form = useMemo(() => partForm('GridCell', ['id', 'teasers']), [])
  const change = (value: unknown) => {
    const next = value as Cell
    editing.change(
      ({ rows, ...page }) => ({
        ...page,
        rows: changeCells(rows, cell.id, (cells) => {
          const changed = cells.map((each) => (each.id === cell.id ? { ...each, ...next } : each))
          const isResized = next.width !== cell.width || next.height !== cell.height
          const remaining = cells.map((each) =>
            each.id === cell.id ? { ...next, width: cell.width, height: cell.height } : each,
          )
          return isResized ? resize(remaining, cell.id, next) : settle(changed, cell.id)
        }),
      }),
      `cell ${cell.id}`,
    )
  }
  return <SchemaField field={form} value={cell} path={path} onChange={change} />
}

/** What the screen itself sees to, or what can't be changed once the page is there. */
const ofScreen = ['id', 'store', 'language', 'rows']

/** Path, metadata, flags; the footer on the page that keeps it. */
export function PageForm() {
  const page = usePage()
  const { editing } = useEditing()
  const { findings } = useStore(editing.saver.state)
  const hasFooter = page.footer !== undefined
  const form = useMemo(() => pageForm(hasFooter), [hasFooter])
  if (!form) return null
  return (
    <FormFindings value={findings}>
      <div className={styles.form}>
        <h2>{page.name}</h2>
        <SchemaField
          field={form}
          value={page}
          path=""
          onChange={(value) => editing.change(() => value as Page, 'page')}
        />
      </div>
    </FormFindings>
  )
}

function pageForm(hasFooter: boolean): Field | null {
  const form = formOf('page.schema.json')
  if (form?.editor.kind !== 'group') return null
  const fields = form.editor.fields.filter(({ key }) => !ofScreen.includes(key) && (hasFooter || key !== 'footer'))
  return { ...form, editor: { ...form.editor, fields } }
}
