import type { ReactNode } from 'react'
import { SearchToggle } from '../../features/search/SearchToggle.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { useShell } from '../use-shell.ts'
import { BusinessContact } from './BusinessContact.tsx'
import { Flyout } from './flyout/Flyout.tsx'
import styles from './Shortcuts.module.css'

/** On phones the search; account, wish list and cart: each opens a flyout that says what is there, and leads on when nothing is. */
export function Shortcuts() {
  const t = useTexts()
  const { isB2b } = useSite()
  return (
    <ul className={styles.shortcuts}>
      <li>
        <SearchToggle />
      </li>
      <Shortcut
        id="flyout-account"
        sign={signs.person}
        name={t('shell.account.name')}
        nameSlot="account-name"
        headline={t('shell.account.headline')}
        mark={<span className={styles.present} data-slot="account-mark" />}
      >
        {/* Filled when it is opened, and what follows hidden (features/account). */}
        <div className={styles.filled} data-slot="account" />
        <div className={styles.content} data-slot="account-links">
          <p className={styles.text}>{t('shell.account.text')}</p>
          <ButtonLink href="/login">{t('shell.account.login')}</ButtonLink>
          <ButtonLink href="/myaccount/register" variant="outline">
            {t('shell.account.register')}
          </ButtonLink>
        </div>
        {isB2b && <BusinessContact />}
      </Shortcut>
      <Shortcut
        id="flyout-wishlist"
        sign={signs.heart}
        name={t('shell.wishlist.name')}
        headline={t('shell.wishlist.empty')}
        mark={<span className={styles.count} data-slot="wishlist-count" />}
      >
        {/* Filled when it is opened, and what follows hidden, for those who have something (features/wishlist). */}
        <div className={styles.filled} data-slot="wishlist-lists" />
        <div className={styles.content} data-slot="wishlist-none">
          <p className={styles.text}>{t('shell.wishlist.text')}</p>
          <WaysOn />
        </div>
      </Shortcut>
      <Shortcut
        id="flyout-cart"
        sign={signs.bag}
        name={t('shell.cart.name')}
        headline={t('shell.cart.headline')}
        mark={
          <>
            <span className={styles.count} data-slot="cart-count" aria-hidden="true" />
            <VisuallyHidden>
              <span data-slot="cart-words" />
            </VisuallyHidden>
            <span className={styles.countdown} data-slot="cart-countdown" aria-hidden="true" />
          </>
        }
      >
        {/* Filled when it is opened, and what follows hidden, for those who have something in it (features/cart). */}
        <div className={styles.filled} data-slot="cart-lines" />
        <div className={styles.content} data-slot="cart-none">
          <p className={classNames(styles.text, styles.scripted)}>{t('shell.cart.empty')}</p>
          <WaysOn />
          <a href="/checkout/basket" className={styles.toCart}>
            {t('shell.cart.open')}
          </a>
        </div>
      </Shortcut>
    </ul>
  )
}

type ShortcutProps = {
  id: string
  /** Class of the sign that stands for it. */
  sign: string | undefined
  name: string
  /** Under which script finds the name, where it may become another. */
  nameSlot?: string
  headline: string
  /** What stands at the icon, such as how many articles are in the cart. */
  mark?: ReactNode
  children: ReactNode
}

function Shortcut({ id, sign, name, nameSlot, headline, mark, children }: ShortcutProps) {
  return (
    <li>
      <button type="button" className={styles.shortcut} popoverTarget={id} data-hover-opens="flyout">
        <span className={classNames(styles.icon, sign)}>{mark}</span>
        <span className={styles.name} data-slot={nameSlot}>
          {name}
        </span>
      </button>
      <Flyout id={id} headline={headline}>
        {children}
      </Flyout>
    </li>
  )
}

/** Where most start: the first department, which lists by popularity, and the sale. */
function WaysOn() {
  const t = useTexts()
  const departments = useShell()?.getNavigation?.filter((entry) => !entry.isExcludedFromNav) ?? []
  const [first] = departments
  const sale = departments.find((entry) => entry.isSale)
  return (
    <div className={styles.ways}>
      {first && (
        <ButtonLink href={first.path} size="s">
          {t('shell.flyout.popular', { name: first.name })}
        </ButtonLink>
      )}
      {sale && (
        <ButtonLink href={sale.path} size="s" variant="outline">
          {sale.name}
        </ButtonLink>
      )}
    </div>
  )
}
