import { useId } from 'react'
import { ArrowRightLeft } from '#web/generated/icons/ArrowRightLeft.ts'
import { EllipsisVertical } from '#web/generated/icons/EllipsisVertical.ts'
import { MessageSquare } from '#web/generated/icons/MessageSquare.ts'
import { RefreshCw } from '#web/generated/icons/RefreshCw.ts'
import { Trash2 } from '#web/generated/icons/Trash2.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { ActionMenu, MenuAction } from '../dialogs/ActionMenu.tsx'
import type { Entry } from '../list-types.ts'
import type { Rights } from '../wishlist.rules.ts'

export type EntryDialog = 'move' | 'variant'

type EntryMenuProps = {
  entry: Entry
  rights: Rights
  /** There is another list that it may go to. */
  isMovable: boolean
  onDialog: (dialog: EntryDialog) => void
  onComment: () => void
  onRemove: (entry: Entry) => Promise<void>
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What the rights on a list allow to do with one of its entries. */
export function EntryMenu({ entry, rights, isMovable, onDialog, onComment, onRemove }: EntryMenuProps) {
  const t = useTexts()
  const menuId = useId()
  const { product } = entry
  return (
    <ActionMenu
      id={`menu-${menuId}`}
      label={t('wishlistPage.entryMenu', { product: product.name })}
      icon={<EllipsisVertical {...icon} />}
    >
      {rights.edits && product.hasMultipleItems && (
        <MenuAction icon={<RefreshCw {...icon} />} onPress={() => onDialog('variant')}>
          {t(entry.item === null ? 'wishlistEntry.chooseVariant' : 'wishlistEntry.changeVariant')}
        </MenuAction>
      )}
      {rights.edits && isMovable && (
        <MenuAction icon={<ArrowRightLeft {...icon} />} onPress={() => onDialog('move')}>
          {t('wishlistPage.move')}
        </MenuAction>
      )}
      {rights.comments && (
        <MenuAction icon={<MessageSquare {...icon} />} onPress={onComment}>
          {t('wishlistPage.comment')}
        </MenuAction>
      )}
      {rights.edits && (
        <MenuAction icon={<Trash2 {...icon} />} isGrave onPress={() => onRemove(entry)}>
          {t('wishlistPage.remove')}
        </MenuAction>
      )}
    </ActionMenu>
  )
}
