import type { Entry } from '../list-types.ts'
import type { ListActions } from '../state/use-list.ts'
import { Comments } from './Comments.tsx'

type EntryCommentsProps = {
  entry: Entry
  mayWrite: boolean
  /** The comment field is open. */
  isWriting: boolean
  onWrite: (isWriting: boolean) => void
  actions: ListActions
  className?: string | undefined
}

/** Comments of one entry; renders nothing without comments, unless the visitor is writing one. */
export function EntryComments({ entry, mayWrite, isWriting, onWrite, actions, className }: EntryCommentsProps) {
  if (entry.comments.length === 0 && !isWriting) return null
  const send = async (comment: string) => {
    const change = await actions.addComment(comment, entry.externalId)
    if (change) onWrite(false)
    return change
  }
  return (
    <div className={className}>
      <Comments
        about={entry.product.name}
        comments={entry.comments}
        onSend={mayWrite && isWriting ? send : null}
        onDelete={actions.deleteComment}
        takesFocus
      />
    </div>
  )
}
