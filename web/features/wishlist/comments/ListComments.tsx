import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import type { List } from '../list-types.ts'
import type { ListActions } from '../state/use-list.ts'
import type { Rights } from '../wishlist.rules.ts'
import { Comments } from './Comments.tsx'
import styles from './ListComments.module.css'

/** Comments of the list; shown when it has several members or already has comments. */
export function ListComments({ list, rights, actions }: { list: List; rights: Rights; actions: ListActions }) {
  const t = useTexts()
  if (list.comments.length === 0 && list.users.length < 2) return null
  return (
    <section className={styles.comments} aria-labelledby="list-comments">
      <Heading level={3} id="list-comments">
        {t('wishlistPage.comments.headline')}
      </Heading>
      <Comments
        about={list.name}
        comments={list.comments}
        onSend={rights.comments ? (comment) => actions.addComment(comment, null) : null}
        onDelete={actions.deleteComment}
      />
    </section>
  )
}
