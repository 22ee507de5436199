import { createContext, useContext } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import type { Page } from '../page/page.ts'
import type { Actions } from './actions.ts'
import type { PageEditing } from './page-editing.ts'

export type EditingScope = { editing: PageEditing; actions: Actions }

/** The page that the screen is about. */
export const Editing = createContext<EditingScope | null>(null)

export function useEditing(): EditingScope {
  const scope = useContext(Editing)
  if (!scope) throw new Error('Outside of the composing screen')
  return scope
}

export const usePage = (): Page => useStore(useEditing().editing.stack).present

export const useSelected = (): string | null => useStore(useEditing().editing.selected)
