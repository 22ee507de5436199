import type { EditorRole } from '#contract/generated/types.ts'

/** An editor with a session, by the role in the call's store. */
export type Editor = { id: string; email: string; name: string; role: EditorRole; sessionId: string }

const rank: Record<EditorRole, number> = { editor: 0, publisher: 1, administrator: 2 }

export const hasRole = ({ role }: Pick<Editor, 'role'>, needed: EditorRole): boolean => rank[role] >= rank[needed]
