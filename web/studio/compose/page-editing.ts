import { newId } from '../../lib/browser/new-id.ts'
import { createStore, type Store } from '../../lib/browser/store.ts'
import type { Finding } from '../form/findings.ts'
import { type Page, withIds } from '../page/page.ts'
import { recordChange, redo, startUndo, type UndoStack, undo } from '../page/undo.rules.ts'
import { fieldsChanged } from '../versions/draft/differences.ts'
import type { DraftSaver } from '../versions/draft/draft-saver.ts'
import { draftSaverOf } from '../versions/draft/entry-draft.ts'
import { bodyOf, type Entry } from '../versions/entry.ts'

/** A page that is being edited: what it is now, what was before, how saving goes, and what is selected. */
export type PageEditing = {
  stack: Store<UndoStack<Page>>
  saver: DraftSaver<Page>
  selected: Store<string | null>
  /** Counts what the engine has taken: the frame then shows it. */
  saves: Store<number>
  /** What was done, for screen readers. */
  announced: Store<string>
  /** Within a form, by its name, typing in one field is one step back. */
  change: (change: (page: Page) => Page, form?: string) => void
  undo: () => void
  redo: () => void
  keepMine: () => Promise<void>
  takeTheirs: () => void
  /** Shows a draft that was made elsewhere; undoing leads back to what was here before. */
  goOnFrom: (body: unknown, revision: number, findings: Finding[]) => void
  announce: (text: string) => void
}

const readPage = (body: unknown): Page => {
  const page = body as Page
  return { ...page, rows: withIds(page.rows ?? [], newId) }
}

export function createPageEditing(entry: Entry, language: 'de' | 'en'): PageEditing {
  const selected = createStore<string | null>(null)
  const saves = createStore(0)
  const announced = createStore('')
  const saver = draftSaverOf<Page>(entry, language, { onSaved: () => saves.set(saves.value() + 1) })
  const found = startUndo(readPage(bodyOf(entry)))
  const stack = createStore(saver.kept ? recordChange(found, saver.kept, { at: Date.now() }) : found)
  const go = (next: UndoStack<Page>) => {
    if (next === stack.value()) return
    stack.set(next)
    saver.change(next.present)
  }
  const change: PageEditing['change'] = (apply, form) => {
    const current = stack.value()
    const next = apply(current.present)
    const group = form && [form, ...fieldsChanged(current.present, next)].join(' ')
    go(recordChange(current, next, { group, at: Date.now() }))
  }
  return {
    stack,
    saver,
    selected,
    saves,
    announced,
    change,
    undo: () => go(undo(stack.value())),
    redo: () => go(redo(stack.value())),
    keepMine: () => {
      const { conflict } = saver.state.value()
      const mine = stack.value().present
      // Drafts have no versions: only undoing leads back to theirs.
      if (conflict?.body) {
        const at = Date.now()
        stack.set(recordChange(recordChange(stack.value(), readPage(conflict.body), { at }), mine, { at }))
      }
      return saver.keepMine(mine)
    },
    takeTheirs: () => {
      const { conflict } = saver.state.value()
      saver.takeTheirs()
      if (!conflict?.body) return
      stack.set(recordChange(stack.value(), readPage(conflict.body), { at: Date.now() }))
      saves.set(saves.value() + 1)
    },
    goOnFrom: (body, next, found) => {
      saver.goOnFrom(next, found)
      stack.set(recordChange(stack.value(), readPage(body), { at: Date.now() }))
      saves.set(saves.value() + 1)
    },
    announce: announced.set,
  }
}
