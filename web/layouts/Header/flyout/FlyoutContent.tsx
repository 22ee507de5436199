import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { classNames } from '#web/ui/class-names.ts'
import { RichText } from '#web/ui/content/RichText/RichText.tsx'
import signs from '#web/ui/content/Sign/Sign.module.css'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { useShell } from '../../use-shell.ts'
import { BusinessContact } from '../BusinessContact.tsx'
import styles from './FlyoutContent.module.css'
import { isTooltip } from './flyout-ids.ts'

/** Inside of what an opener of the header opens. The page's features fill its `data-slot` with what belongs to the visitor. */
export function FlyoutContent({ id }: { id: string }) {
  if (isTooltip(id)) return <SellingPoint index={Number(id.split('-')[1])} />
  if (id === 'flyout-account') return <AccountContent id={id} />
  return id === 'flyout-wishlist' ? <WishlistContent id={id} /> : <CartContent id={id} />
}

type OfId = { id: string }

function AccountContent({ id }: OfId) {
  const t = useTexts()
  const { isB2b } = useSite()
  return (
    <>
      <Head id={id}>{t('shell.account.headline')}</Head>
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
    </>
  )
}

function WishlistContent({ id }: OfId) {
  const t = useTexts()
  return (
    <>
      <Head id={id}>{t('shell.wishlist.empty')}</Head>
      {/* Filled when it is opened, and what follows hidden, for those who have something (features/wishlist). */}
      <div className={styles.filled} data-slot="wishlist-lists" />
      <div className={styles.content} data-slot="wishlist-none">
        <p className={styles.text}>{t('shell.wishlist.text')}</p>
        <WaysOn />
      </div>
    </>
  )
}

function CartContent({ id }: OfId) {
  const t = useTexts()
  return (
    <>
      <Head id={id}>{t('shell.cart.headline')}</Head>
      {/* Filled when it is opened, and what follows hidden, for those who have something in it (features/cart). */}
      <div className={styles.filled} data-slot="cart-lines" />
      <div className={styles.content} data-slot="cart-none">
        <p className={styles.text}>{t('shell.cart.empty')}</p>
        <WaysOn />
        <a href="/checkout/basket" className={styles.toCart}>
          {t('shell.cart.open')}
        </a>
      </div>
    </>
  )
}

function Head({ id, children }: OfId & { children: ReactNode }) {
  const t = useTexts()
  return (
    <div className={styles.head}>
      <h2 id={`${id}-headline`} className={styles.headline}>
        {children}
      </h2>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t('shell.flyout.close')}
        className={classNames(styles.close, signs.close)}
      />
    </div>
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

/** What a selling point of the strip has to say beyond its headline. */
function SellingPoint({ index }: { index: number }) {
  const t = useTexts()
  const usp = useShell()?.getFooter?.usps[index]
  if (!usp) return null
  return (
    <>
      <RichText
        html={`${usp.subheadline ?? ''}${usp.text ?? ''}`}
        className={usp.subheadline ? styles.lead : undefined}
      />
      {usp.link && (
        <Link href={usp.link} className={styles.link}>
          {t('shell.usps.more', { headline: usp.headline })}
        </Link>
      )}
    </>
  )
}
