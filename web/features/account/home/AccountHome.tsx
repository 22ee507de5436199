import { useState } from 'react'
import { ClipboardList } from '#web/generated/icons/ClipboardList.ts'
import { Heart } from '#web/generated/icons/Heart.ts'
import { IdCard } from '#web/generated/icons/IdCard.ts'
import { KeyRound } from '#web/generated/icons/KeyRound.ts'
import { MapPin } from '#web/generated/icons/MapPin.ts'
import { Package } from '#web/generated/icons/Package.ts'
import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import { Users } from '#web/generated/icons/Users.ts'
import type { AccountOverviewQuery } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Icon } from '#web/lib/icons/make-icon.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import type { Customer } from '#web/lib/visitor/customer.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { AccountNav } from '#web/ui/structure/AccountNav/AccountNav.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { leaveAccount, logOut } from '../login/change-of-user.ts'
import { ExerciseBook } from '../parts/ExerciseBook.tsx'
import { Facts } from '../parts/Facts.tsx'
import styles from './AccountHome.module.css'
import { AtAGlance } from './AtAGlance.tsx'
import { Certificate, type CertificateProps } from './Certificate.tsx'

type AccountHomeProps = {
  customer: Customer
  /** Said once. */
  notification: string | null
  /** How a form went that was sent without script. */
  flash: CertificateProps['flash']
  certificate: CertificateProps['certificate']
  /** Null when it could not be had: the ways are enough to go on. */
  overview: AccountOverviewQuery | null
}

/** What there is of the account: who it is, and the ways to what he keeps here. */
export function AccountHome({ customer, notification, flash, certificate, overview }: AccountHomeProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const { firstName, lastName, email, customerNumber, companyName } = customer
  const title = t('login.to.account')
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const facts = [
    [t('account.home.name'), name],
    [t('account.home.company'), companyName],
    [t('account.home.number'), customerNumber],
    [t('account.home.email'), email?.email],
  ] as const
  return (
    <Page
      crumbs={[{ displayName: title }]}
      nav={<AccountNav />}
      headline={t('account.home.greeting', { name: firstName ?? '', full: name })}
      beside={<ExerciseBook className={styles.picture} />}
      lead={<p>{t('account.home.lead')}</p>}
    >
      {notification && (
        <Notice kind="success">
          <p>{notification}</p>
        </Notice>
      )}
      {overview && <AtAGlance overview={overview} />}
      <div className={styles.parts}>
        <ul className={styles.ways}>
          <Way
            href="/myaccount/wishlist"
            icon={Heart}
            name={t('login.to.wishlist')}
            text={t('account.home.wishlist')}
          />
          <Way href="/checkout/basket" icon={ShoppingBag} name={t('login.to.cart')} text={t('account.home.cart')} />
          <Way
            href="/myaccount/orders"
            icon={Package}
            name={t('account.home.orders')}
            text={t('account.home.orders.text')}
          />
          <Way
            href="/myaccount/contact-details"
            icon={IdCard}
            name={t('account.title.details')}
            text={t('account.home.details')}
          />
          <Way
            href="/myaccount/addresses/billing"
            icon={MapPin}
            name={t('addressBook.title')}
            text={t('account.home.addresses')}
          />
          {isB2b && (
            <Way
              href="/service/orderform"
              icon={ClipboardList}
              name={t('account.home.orderForm')}
              text={t('account.home.orderForm.text')}
            />
          )}
          {isB2b && (
            <Way
              href="/myaccount/organisation"
              icon={Users}
              name={t('account.title.organisation')}
              text={t('account.home.organisation')}
            />
          )}
          <Way
            href="/myaccount/password"
            icon={KeyRound}
            name={t('login.to.password')}
            text={t('account.home.password')}
          />
        </ul>
        <section className={styles.facts} aria-labelledby="account-facts">
          <Heading level={2} size="l" id="account-facts">
            {t('account.home.facts')}
          </Heading>
          <Facts facts={facts} />
          <Leave />
        </section>
      </div>
      {isB2b && <Certificate certificate={certificate} flash={flash} />}
    </Page>
  )
}

type WayProps = { href: string; icon: Icon; name: string; text: string }

function Way({ href, icon: Icon, name, text }: WayProps) {
  return (
    <li>
      <Link href={href} className={styles.way}>
        <span className={styles.icon}>
          <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span>
          <span className={styles.wayName}>{name}</span>
          <span className={styles.wayText}>{text}</span>
        </span>
      </Link>
    </li>
  )
}

function Leave() {
  const t = useTexts()
  const { isB2b } = useSite()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <form
      method="post"
      action="/api/logout-action/"
      onSubmit={async (event) => {
        event.preventDefault()
        if (isLeaving) return
        setLeaving(true)
        if (await logOut(t)) await leaveAccount({ t, isB2b })
        else setLeaving(false)
      }}
    >
      <Button type="submit" variant="outline" busy={isLeaving}>
        {t('login.out')}
      </Button>
    </form>
  )
}
