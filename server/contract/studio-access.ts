import type { DeskRole, EditorRole, StudioAccess } from './generated/types.ts'

/** What an editor may do in a store: a role of content, desks, or both. */
export type StudioRoles = { role?: EditorRole | null; desks: readonly DeskRole[] }

export const editorRoles: readonly EditorRole[] = ['editor', 'publisher', 'administrator']
export const deskRoles: readonly DeskRole[] = ['service', 'merchant']

const isEditorRole = (access: StudioAccess): access is EditorRole => editorRoles.some((role) => role === access)

/** Whether roles open what needs `access`. Each role of content has what lower ones have; a desk opens itself alone. */
export const hasAccess = ({ role, desks }: StudioRoles, access: StudioAccess): boolean => {
  if (access === 'anyone') return true
  if (!isEditorRole(access)) return desks.includes(access)
  return role != null && editorRoles.indexOf(role) >= editorRoles.indexOf(access)
}
