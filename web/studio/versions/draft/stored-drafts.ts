import { newId } from '#web/lib/browser/new-id.ts'
import { session } from '../../access/login/session.ts'
import type { Keeper, Unsent } from './draft-saver.ts'

/** This document: the same tab has another id after a reload, and a tab that is duplicated has its own. */
const thisTab = newId()

/** Begins the names under which one editor's changes of one record stay in this browser; the tab in which they were made ends them. */
function beginningOf(kind: string, key: string, language: string): string {
  const now = session.value()
  const editor = now.state === 'open' ? now.me.id : ''
  return `studio.unsent ${JSON.stringify([editor, kind, language, key])} `
}

const storedNames = (): string[] =>
  Array.from({ length: localStorage.length }, (_none, index) => localStorage.key(index) ?? '')

/** Keeps changes until the engine has taken them: beyond a reload, a crash and an outage, for the editor of the session alone. */
export function storedDraft<Body>(kind: string, key: string, language: string, tab = thisTab): Keeper<Body> {
  const beginning = beginningOf(kind, key, language)
  const own = beginning + tab
  const store = (text: string): void => {
    try {
      localStorage.setItem(own, text)
    } catch {
      // The browser's store is full: the change is still sent, it only would not outlive a reload.
    }
  }
  return {
    read: () => {
      const name = localStorage.getItem(own) === null ? storedNames().find((each) => each.startsWith(beginning)) : own
      const text = name === undefined ? null : localStorage.getItem(name)
      if (name === undefined || text === null) return null
      // Left by another tab: from now on this one sends it, and forgets it then.
      if (name !== own) {
        localStorage.removeItem(name)
        store(text)
      }
      return JSON.parse(text) as Unsent<Body>
    },
    write: (unsent) => store(JSON.stringify(unsent)),
    clear: () => localStorage.removeItem(own),
  }
}
