import type { ReactNode } from 'react'
import { SearchToggle } from '../../features/search/SearchToggle.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import type { FlyoutId } from './flyout/flyout-ids.ts'
import styles from './Shortcuts.module.css'

/**
 * On phones the search; account, wish list and cart: each opens a flyout that says what is there, and leads on when nothing is. Without
 * scripts each is the link to its page.
 */
export function Shortcuts() {
  const t = useTexts()
  return (
    <ul className={styles.shortcuts}>
      <li>
        <SearchToggle />
      </li>
      <Shortcut
        opens="flyout-account"
        href="/myaccount/"
        sign={signs.person}
        name={t('shell.account.name')}
        nameSlot="account-name"
      >
        <span className={styles.present} data-slot="account-mark" />
      </Shortcut>
      <Shortcut opens="flyout-wishlist" href="/myaccount/wishlist" sign={signs.heart} name={t('shell.wishlist.name')}>
        <span className={styles.count} data-slot="wishlist-count" />
      </Shortcut>
      <Shortcut opens="flyout-cart" href="/checkout/basket" sign={signs.bag} name={t('shell.cart.name')}>
        <span className={styles.count} data-slot="cart-count" aria-hidden="true" />
        <VisuallyHidden slot="cart-words" />
        <span className={styles.countdown} data-slot="cart-countdown" aria-hidden="true" />
      </Shortcut>
    </ul>
  )
}

type ShortcutProps = {
  /** Id of its flyout (flyout/FlyoutContent.tsx). */
  opens: FlyoutId
  /** Where it leads without scripts. */
  href: string
  /** Class of the sign that stands for it. */
  sign: string | undefined
  name: string
  /** Under which script finds the name, where it may become another. */
  nameSlot?: string
  /** What stands at the sign, such as how many articles are in the cart. */
  children: ReactNode
}

function Shortcut({ opens, href, sign, name, nameSlot, children }: ShortcutProps) {
  return (
    <li>
      <a href={href} className={classNames(styles.shortcut, sign)} data-opens={opens}>
        {children}
        <span className={styles.name} data-slot={nameSlot}>
          {name}
        </span>
      </a>
    </li>
  )
}
