import type { Keeper, Unsent } from './draft-saver.ts'

/** Name under which a change stays in this browser until the engine has taken it. */
const nameOf = (kind: string, key: string, language: string) => `studio.unsent ${kind} ${language} ${key}`

/** Keeps changes beyond a reload, a crash and an outage. */
export function keptDraft<Body>(kind: string, key: string, language: string): Keeper<Body> {
  const name = nameOf(kind, key, language)
  return {
    read: () => {
      const text = localStorage.getItem(name)
      return text === null ? null : (JSON.parse(text) as Unsent<Body>)
    },
    write: (unsent) => {
      try {
        localStorage.setItem(name, JSON.stringify(unsent))
      } catch {
        // The browser's store is full: the change is still sent, it only would not outlive a reload.
      }
    },
    clear: () => localStorage.removeItem(name),
  }
}
