import { createStore } from '#web/lib/browser/store.ts'
import type { DragSubject } from '../actions.ts'

/** Type under which a part of a page travels in a drag. */
export const dragType = 'application/x-pausenhof-part'

/** What is being dragged, by mouse or by keyboard; places to put it down are drawn as long as it is. */
export const dragged = createStore<DragSubject | null>(null)

/** Browsers end a drag whose surroundings change while it begins, so places appear with the next task. */
export const startDrag = (part: DragSubject): void => void setTimeout(() => dragged.set(part), 0)

export const endDrag = (): void => void setTimeout(() => dragged.set(null), 0)
