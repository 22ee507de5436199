import { EllipsisVertical } from '#web/generated/icons/EllipsisVertical.ts'
import { LogOut } from '#web/generated/icons/LogOut.ts'
import { Pencil } from '#web/generated/icons/Pencil.ts'
import { Share2 } from '#web/generated/icons/Share2.ts'
import { Star } from '#web/generated/icons/Star.ts'
import { Text } from '#web/generated/icons/Text.ts'
import { Trash2 } from '#web/generated/icons/Trash2.ts'
import { Users } from '#web/generated/icons/Users.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { ActionMenu, MenuAction } from '../dialogs/ActionMenu.tsx'
import type { ListDialogName } from '../dialogs/ListDialogs.tsx'
import type { List, ListChange } from '../list-types.ts'
import type { Rights } from '../wishlist.rules.ts'
import styles from './ListHead.module.css'

type ListHeadProps = {
  list: List
  /** The visitor has several lists, so the page shows which one is the default. */
  isOneOfSeveral: boolean
  rights: Rights
  onDialog: (name: ListDialogName) => void
  onStandard: () => Promise<ListChange | null>
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Name and description of the list, its members, and the actions on the whole list. */
export function ListHead({ list, isOneOfSeveral, rights, onDialog, onStandard }: ListHeadProps) {
  const t = useTexts()
  const others = list.users.filter(({ isSelf }) => !isSelf)
  const owner = list.users.find(({ isCreator }) => isCreator)
  const makeStandard = async () => {
    const change = await onStandard()
    if (change) showToast({ kind: 'success', text: t('wishlistPage.standardSet', { list: list.name }) })
  }
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <Heading level={2} id="list-name">
          {list.name}
        </Heading>
        {list.description && <p className={styles.description}>{list.description}</p>}
        <p className={styles.facts}>
          {list.isStandardList && isOneOfSeveral && <span className={styles.tag}>{t('wishlistPage.standardTag')}</span>}
          {!list.isCreator && owner && <span className={styles.tag}>{t('wishlistPage.of', { name: owner.name })}</span>}
          {others.length > 0 && (
            <span className={styles.tag}>
              <Users size={16} strokeWidth={1.75} aria-hidden="true" />
              {t('wishlistPage.sharedWith', { count: others.length })}
            </span>
          )}
          {!list.isCreator && <span className={styles.tag}>{t(`wishlistPage.right.${rightOf(list)}`)}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {(rights.shares || others.length > 0) && (
          <Button variant="outline" size="s" icon={<Share2 {...icon} />} onClick={() => onDialog('share')}>
            {t(rights.shares ? 'wishlistPage.share' : 'wishlistPage.members')}
          </Button>
        )}
        <ActionMenu id="list-menu" label={t('wishlistPage.menu')} icon={<EllipsisVertical {...icon} />}>
          {rights.renames && (
            <MenuAction icon={<Pencil {...icon} />} onPress={() => onDialog('rename')}>
              {t('wishlistPage.rename')}
            </MenuAction>
          )}
          {rights.describes && (
            <MenuAction icon={<Text {...icon} />} onPress={() => onDialog('describe')}>
              {t('wishlistPage.describe')}
            </MenuAction>
          )}
          {rights.edits && !list.isStandardList && (
            <MenuAction icon={<Star {...icon} />} onPress={makeStandard}>
              {t('wishlistPage.makeStandard')}
            </MenuAction>
          )}
          {rights.deletes && (
            <MenuAction icon={<Trash2 {...icon} />} isGrave onPress={() => onDialog('delete')}>
              {t('wishlistPage.delete')}
            </MenuAction>
          )}
          {rights.leaves && (
            <MenuAction icon={<LogOut {...icon} />} isGrave onPress={() => onDialog('delete')}>
              {t('wishlistPage.leave')}
            </MenuAction>
          )}
        </ActionMenu>
      </div>
    </header>
  )
}

/** The member's strongest right on a shared list. */
const rightOf = ({ isAdmin, isEditor }: List) => (isAdmin ? 'admin' : isEditor ? 'editor' : 'commentator')
