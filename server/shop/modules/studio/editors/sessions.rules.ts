import type { EditorSessionRow } from './editors.tables.ts'

const hour = 3_600_000
/** Hours: a session ends when it is not used for so long, and in any case after `max`. */
export const sessionHours = { idle: 12, max: 168 } as const

export const isOver = ({ seenAt, createdAt }: Pick<EditorSessionRow, 'seenAt' | 'createdAt'>, now: number): boolean =>
  seenAt.getTime() < now - sessionHours.idle * hour || createdAt.getTime() < now - sessionHours.max * hour
