import { useId, useRef, useState } from 'react'
import { wishlistTexts } from '#contract/limits/wishlists.ts'
import { Trash2 } from '#web/generated/icons/Trash2.ts'
import { focusIfLost } from '#web/lib/browser/focus-if-lost.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextArea } from '#web/ui/forms/Field/TextArea.tsx'
import { IconButton } from '#web/ui/forms/IconButton/IconButton.tsx'
import type { ListComment } from '../list-types.ts'
import { shownComments } from '../wishlist.rules.ts'
import styles from './Comments.module.css'

type CommentsProps = {
  /** What they are about, for the names of the list and the field. */
  about: string
  comments: readonly ListComment[]
  /** Null where nothing may be written, or not just now. */
  onSend: ((comment: string) => Promise<unknown>) | null
  onDelete: (commentId: string) => Promise<unknown>
  /** The field was asked for by a press: it gets the focus. */
  takesFocus?: boolean
}

/** What the members say: three comments, the rest when it is asked for (storefront.md §9). */
export function Comments({ about, comments, onSend, onDelete, takesFocus }: CommentsProps) {
  const t = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  /** The pressed button goes with its comment, or with the form. */
  const thenToList = async (action: Promise<unknown>): Promise<unknown> => {
    const done = await action
    focusIfLost(() => list.current)
    return done
  }
  const shown = showsAll ? comments : comments.slice(-shownComments)
  return (
    <div className={styles.comments}>
      {comments.length > shownComments && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('wishlistPage.comments.fewer') : t('wishlistPage.comments.all', { count: comments.length })}
        </button>
      )}
      {shown.length > 0 && (
        <ul
          ref={list}
          id={listId}
          tabIndex={-1}
          className={styles.list}
          aria-label={t('wishlistPage.comments.of', { about })}
        >
          {shown.map(({ externalId, name, date, displayedDate, comment, allowedToDeleteByUser }) => (
            <li key={externalId} className={styles.comment}>
              <p className={styles.who}>
                <strong>{name}</strong> <time dateTime={date}>{displayedDate}</time>
              </p>
              <p className={styles.text}>{comment}</p>
              {allowedToDeleteByUser && (
                <IconButton
                  className={styles.delete}
                  label={t('wishlistPage.comments.delete', { name })}
                  icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => thenToList(onDelete(externalId))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {onSend && (
        <CommentForm about={about} onSend={(comment) => thenToList(onSend(comment))} takesFocus={takesFocus === true} />
      )}
    </div>
  )
}

type CommentFormProps = { about: string; onSend: (comment: string) => Promise<unknown>; takesFocus: boolean }

function CommentForm({ about, onSend, takesFocus }: CommentFormProps) {
  const t = useTexts()
  const form = useForm({
    send: async ({ comment = '' }) => {
      const isSent = comment.trim() !== '' && (await onSend(comment.trim()))
      if (isSent) form.form.ref.current?.reset()
      return { kind: 'done' }
    },
  })
  return (
    <form {...form.form} className={styles.form}>
      <TextArea
        {...form.choice('comment')}
        label={t('wishlistPage.comments.field', { about })}
        rows={2}
        maxLength={wishlistTexts.comment}
        autoFocus={takesFocus}
      />
      <Button {...form.button} size="s" variant="outline">
        {t('wishlistPage.comments.send')}
      </Button>
    </form>
  )
}
