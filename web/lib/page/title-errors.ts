import type { Flash } from './flash.ts'

/** Whether the page's data tells of a form that was sent without script and is not right. */
export function hasErrors(data: unknown): boolean {
  const { flash } = (data ?? {}) as { flash?: Flash | null }
  return flash?.isDone === false
}

/** Names errors in the document's title, once; returns what takes them out again. */
export function markTitle(prefix: string): () => void {
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title
  return () => {
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
  }
}
