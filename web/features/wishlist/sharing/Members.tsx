import { UserMinus } from '#web/generated/icons/UserMinus.ts'
import type { WishlistRight } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Select } from '#web/ui/forms/Field/Select.tsx'
import { IconButton } from '#web/ui/forms/IconButton/IconButton.tsx'
import type { Member } from '../list-types.ts'
import type { ListActions } from '../state/use-list.ts'
import type { Rights } from '../wishlist.rules.ts'
import styles from './ShareDialog.module.css'

/** Who has the list, and what each may do; those below oneself can be changed. */
export function Members({ actions, rights }: { actions: ListActions; rights: Rights }) {
  const t = useTexts()
  const { users } = actions.list
  const isBelow = ({ right, isCreator, isSelf }: Member) =>
    !isCreator && !isSelf && rights.gives.some((given) => given === right)
  return (
    <section className={styles.members} aria-labelledby="members-headline">
      <Heading level={3} size="m" id="members-headline">
        {t('wishlistPage.members.headline', { count: users.length })}
      </Heading>
      <ul>
        {users.map((user) => (
          <li key={user.userId} className={styles.member}>
            <p className={styles.name}>
              {user.name}
              {user.isSelf && <span className={styles.explained}> {t('wishlistPage.members.self')}</span>}
            </p>
            {isBelow(user) ? (
              <>
                <Select
                  label={t('wishlistPage.members.rightOf', { name: user.name })}
                  hideLabel
                  value={user.right}
                  className={styles.right}
                  onChange={({ target }) => actions.setRight(user.userId, target.value as WishlistRight)}
                >
                  {rights.gives.map((right) => (
                    <option key={right} value={right}>
                      {t(`wishlistPage.right.${right}`)}
                    </option>
                  ))}
                </Select>
                <IconButton
                  label={t('wishlistPage.members.remove', { name: user.name })}
                  icon={<UserMinus size={20} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => actions.removeMember(user.userId)}
                />
              </>
            ) : (
              <p className={styles.fixed}>{t(`wishlistPage.right.${user.isCreator ? 'creator' : user.right}`)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
