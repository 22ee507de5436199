import type { Flash } from './flash.ts'

/** Whether the page's data tells of a form that was sent without script and is not right. */
export function hasErrors(data: unknown): boolean {
  const { flash } = (data ?? {}) as { flash?: Flash | null }
  return flash?.isDone === false
}
