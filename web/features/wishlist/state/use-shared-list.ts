import { useEffect, useRef, useState } from 'react'
import { Wishlist } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { makeTurns } from '#web/lib/browser/queues/turns.ts'
import { send } from '#web/lib/data/send.ts'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import type { Entry, List } from '../list-types.ts'
import type { Essentials } from './essentials.ts'
import { lostEntries } from './others-changes.ts'

export type ListStart = {
  list: List
  essentials: Essentials
  /** The list was deleted, or is no longer shared with this visitor. */
  onGone: (list: List) => void
  /** Others have removed entries: their names. */
  onLost: (names: string[]) => void
}

/** A list that others change as well. What they have taken away is told when an answer of the shop shows it. */
export function useSharedList({ list: first, onGone, onLost }: ListStart) {
  const [list, setList] = useState(first)
  const current = useRef(first)
  const [turns] = useState(makeTurns)
  const handlers = useRef({ onGone, onLost })
  useEffect(() => {
    handlers.current = { onGone, onLost }
  })

  const show = (next: List) => {
    current.current = next
    setList(next)
  }
  /** `own`: the entry that the visitor has changed. True when others have removed something. */
  const takeAnswer = (next: List, own: string | null): boolean => {
    const lost = lostEntries(current.current.entries, next.entries, own)
    show(next)
    if (lost.length > 0) handlers.current.onLost(lost)
    return lost.length > 0
  }
  /** Takes the answer to a change of this visitor; see takeAnswer. */
  const take = (next: List, own: string | null): boolean => {
    turns.change()
    return takeAnswer(next, own)
  }
  /** Asks for the list anew. True when something is gone, and the visitor has been told. */
  const look = async (): Promise<boolean> => {
    const isNewest = turns.ask()
    const { data } = await send(Wishlist, { externalId: first.externalId }, { fresh: true })
    if (!data || !isNewest()) return false
    if (!data.getWishlist) handlers.current.onGone(current.current)
    else if (!takeAnswer(data.getWishlist, null)) return false
    // The switcher counts what is on each list.
    const { loadEssentials } = await import('./load-essentials.ts')
    await loadEssentials()
    return true
  }

  const lookAgain = useRef(look)
  useEffect(() => {
    lookAgain.current = look
  })
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') inBackground(lookAgain.current())
    }
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [])
  useEffect(
    () =>
      onAnnounced('wishlist', (isFromHere) => {
        if (!isFromHere) inBackground(lookAgain.current())
      }),
    [],
  )
  /** An entry as the shop's last answer has it, which may have come since it was drawn. */
  const latest = (entry: Entry): Entry =>
    current.current.entries.find(({ externalId }) => externalId === entry.externalId) ?? entry
  return { list, take, look, latest, latestList: () => current.current }
}
