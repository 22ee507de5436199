import { newId } from '../../lib/browser/new-id.ts'
import { emptyValue } from '../form/fields.ts'
import { teaserForm } from '../form/schemas.ts'
import type { UiLanguage } from '../lib/texts.ts'
import { freeBox, nudge, resize, settle } from '../page/cells.rules.ts'
import {
  addCell,
  addRow,
  changeCells,
  changeRow,
  duplicate,
  insertTeaser,
  moveRow,
  moveTeaser,
  newCell,
  partOf,
  paste,
  placeBeside,
  remove,
} from '../page/page.rules.ts'
import { type Cell, findPart, kindOf, type Page, type Part, type Row, type Teaser } from '../page/page.ts'
import type { composeTexts } from '../texts/compose.ts'
import { copyPart } from './clipboard.ts'
import type { PageEditing } from './page-editing.ts'
import { partName } from './part-names.ts'
import type { Slot } from './slots.rules.ts'

type Texts = (typeof composeTexts)['de']
export type Direction = 'up' | 'down' | 'left' | 'right'
export type DragSubject = { kind: 'teaser' | 'cell' | 'row'; id: string } | { kind: 'new'; type: string }

export type Actions = ReturnType<typeof createActions>

/** What an editor does with parts, by mouse or by keyboard; each says what it did. */
export function createActions(editing: PageEditing, texts: Texts, language: UiLanguage) {
  const { selected, announce } = editing
  const page = () => editing.stack.value().present
  const nameOf = (id: string) => partName(page(), id, texts, language)
  const setRows = (rows: Row[]) => editing.change((current): Page => ({ ...current, rows }))
  const done = (rows: Row[], id: string | null, say: (name: string) => string) => {
    const before = id ? nameOf(id) : ''
    setRows(rows)
    selected.set(id)
    announce(say((id && nameOf(id)) || before))
  }

  const newTeaser = (type: string): Teaser => {
    const form = teaserForm(type)
    const attributes = form ? (emptyValue(form) as object) : {}
    return { id: newId(), name: form?.label[language] ?? type, type, attributes }
  }

  const move = (id: string, direction: Direction) => {
    const { rows } = page()
    const found = findPart(rows, id)
    if (!found) return
    const by = direction === 'up' || direction === 'left' ? -1 : 1
    if (found.teaser) {
      const place = placeBeside(rows, id, by)
      return place ? done(moveTeaser(rows, id, place), id, texts.did.moved) : announce(texts.did.atEnd)
    }
    if (!found.cell) return done(moveRow(rows, id, found.rowIndex + by), id, texts.did.moved)
    const isSideways = direction === 'left' || direction === 'right'
    const step = isSideways ? { x: by, y: 0 } : { x: 0, y: by }
    done(
      changeCells(rows, id, (cells) => nudge(cells, id, step)),
      id,
      texts.did.moved,
    )
  }

  const setSize = (id: string, size: { width?: number; height?: number }) => {
    setRows(changeCells(page().rows, id, (cells) => resize(cells, id, size)))
    const width = findPart(page().rows, id)?.cell?.width
    if (width) announce(texts.did.resized(nameOf(id), width))
  }

  const removePart = (id: string) => {
    const name = nameOf(id)
    const found = findPart(page().rows, id)
    const parent = found?.teaser ? found.cell?.id : found?.cell ? found.row.id : null
    setRows(remove(page().rows, id))
    selected.set(parent && findPart(page().rows, parent) ? parent : null)
    announce(texts.did.removed(name))
  }

  const pastePart = (part: Part) => {
    const pasted = paste(page().rows, selected.value(), part, newId)
    if (pasted) done(pasted.rows, pasted.id, texts.did.pasted)
  }

  return {
    move,
    setSize,
    remove: removePart,
    paste: pastePart,
    duplicate: (id: string) => {
      const twice = duplicate(page().rows, id, newId)
      if (twice) done(twice.rows, twice.id, texts.did.duplicated)
    },
    copy: (id: string) => {
      const part = partOf(page().rows, id)
      if (!part) return
      copyPart(part)
      announce(texts.did.copied(nameOf(id)))
    },
    /** After the row that holds the selection, otherwise at the end. */
    addRow: (widths: readonly number[]) => {
      const { rows } = page()
      const current = selected.value()
      const found = current ? findPart(rows, current) : null
      const at = found ? found.rowIndex + 1 : rows.length
      const next = addRow(rows, at, widths, newId)
      done(next, next[at]?.cells[0]?.id ?? null, texts.did.added)
    },
    addCell: (rowId: string) => {
      const next = addCell(page().rows, rowId, newId)
      const row = next.find(({ id }) => id === rowId)
      done(next, row?.cells.at(-1)?.id ?? null, texts.did.added)
    },
    /** After what is selected, or in a row of its own at the end. */
    addTeaser: (type: string) => {
      const part: Part = { kind: 'teaser', value: newTeaser(type) }
      const added = paste(page().rows, selected.value(), part, newId)
      if (added) done(added.rows, added.id, texts.did.added)
    },
    drop: (dragged: DragSubject, slot: Slot) => {
      const { rows } = page()
      if (dragged.kind === 'new') {
        const teaser = newTeaser(dragged.type)
        return done(placed(rows, teaser, slot), teaser.id, texts.did.added)
      }
      const next = dropped(rows, dragged, slot)
      if (next) done(next, dragged.id, texts.did.moved)
    },
    undo: () => {
      editing.undo()
      announce(texts.did.undone)
    },
    redo: () => {
      editing.redo()
      announce(texts.did.redone)
    },
    /** The part that holds the selection; nothing for a row. */
    selectParent: () => {
      const current = selected.value()
      const found = current ? findPart(page().rows, current) : null
      if (!found) return selected.set(null)
      const kind = kindOf(found)
      selected.set(kind === 'teaser' ? (found.cell?.id ?? null) : kind === 'cell' ? found.row.id : null)
    },
  }
}

const wholeRow = (teasers: Teaser[]): Row => ({
  id: newId(),
  cells: [newCell(newId(), { x: 0, y: 0, width: 12, height: 1 }, teasers)],
})

function placed(rows: Row[], teaser: Teaser, slot: Slot): Row[] {
  if (slot.kind === 'place') return insertTeaser(rows, slot.place, teaser)
  return rows.toSpliced(slot.row, 0, wholeRow([teaser]))
}

function dropped(rows: Row[], { kind, id }: Exclude<DragSubject, { kind: 'new' }>, slot: Slot): Row[] | null {
  const found = findPart(rows, id)
  if (!found) return null
  if (kind === 'row') {
    return slot.kind === 'line' ? moveRow(rows, id, slot.row > found.rowIndex ? slot.row - 1 : slot.row) : null
  }
  if (kind === 'teaser' && found.teaser) {
    if (slot.kind === 'place') return moveTeaser(rows, id, slot.place)
    return remove(rows, id).toSpliced(slot.row, 0, wholeRow([found.teaser]))
  }
  if (!found.cell) return null
  if (slot.kind === 'cell') return exchange(rows, found.cell, slot.id)
  return slot.kind === 'line' ? toOwnRow(rows, found.cell, slot.row) : null
}

/** In its row a cell changes places with the other one; in another row it comes where there is room. */
function exchange(rows: Row[], cell: Cell, otherId: string): Row[] | null {
  const target = findPart(rows, otherId)
  if (!target?.cell) return null
  const other = target.cell
  if (target.row.cells.some(({ id }) => id === cell.id)) {
    const swapped = target.row.cells.map((each) => {
      if (each.id === cell.id) return { ...each, x: other.x, y: other.y }
      return each.id === other.id ? { ...each, x: cell.x, y: cell.y } : each
    })
    return changeRow(rows, target.row.id, (row) => ({ ...row, cells: settle(swapped, cell.id) }))
  }
  const box = freeBox(target.row.cells, cell.width, cell.height)
  return remove(rows, cell.id).map((row) =>
    row.id === target.row.id ? { ...row, cells: [...row.cells, { ...cell, ...box }] } : row,
  )
}

function toOwnRow(rows: Row[], cell: Cell, at: number): Row[] {
  const own: Row = { id: newId(), cells: [{ ...cell, x: 0, y: 0 }] }
  return remove(
    rows.toSpliced(at, 0, { id: own.id, cells: [newCell(own.id, { x: 0, y: 0, width: 12, height: 1 })] }),
    cell.id,
  ).map((row) => (row.id === own.id ? own : row))
}
