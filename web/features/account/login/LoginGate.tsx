import type { ReactNode } from 'react'
import { Armchair } from '#web/generated/icons/Armchair.ts'
import { FileText } from '#web/generated/icons/FileText.ts'
import { ReceiptText } from '#web/generated/icons/ReceiptText.ts'
import { Truck } from '#web/generated/icons/Truck.ts'
import { UsersRound } from '#web/generated/icons/UsersRound.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Icon } from '#web/lib/icons/make-icon.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite, useUrl } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { afterLogin } from './change-of-user.ts'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginGate.module.css'
import { ownPath, withTarget } from './own-path.ts'
import { Schoolhouse } from './Schoolhouse.tsx'

type LoginGateProps = {
  /** Hotline and e-mail. */
  contact: ReactNode
}

/**
 * Stands wherever the business store has something for customers alone: what it offers, and the ways in. After the login
 * the page that was asked for takes its place (transactions.md §2).
 */
export function LoginGate({ contact }: LoginGateProps) {
  const t = useTexts()
  const { isB2b, origin } = useSite()
  const { href } = useUrl()
  const target = ownPath(href, origin)
  const promises: [Icon, string, string][] = [
    [ReceiptText, t('loginGate.promise.prices'), t('loginGate.promise.prices.text')],
    [FileText, t('loginGate.promise.invoice'), t('loginGate.promise.invoice.text')],
    [UsersRound, t('loginGate.promise.lists'), t('loginGate.promise.lists.text')],
    [Truck, t('loginGate.promise.delivery'), t('loginGate.promise.delivery.text')],
    [Armchair, t('loginGate.promise.planning'), t('loginGate.promise.planning.text')],
  ]
  return (
    <div className={styles.gate} data-login-gate="">
      <div className={styles.stage}>
        <div className={styles.words}>
          <Heading level={1} marked>
            {t('loginGate.headline')}
          </Heading>
          <p className={styles.lead}>{t('loginGate.lead')}</p>
        </div>
        <div className={styles.picture}>
          <Schoolhouse />
        </div>
        <section className={styles.login} aria-labelledby="gate-login">
          <Heading level={2} size="l" id="gate-login">
            {t('loginGate.login')}
          </Heading>
          <p className={styles.note}>{t('loginGate.login.text')}</p>
          <LoginForm target={target} onDone={(answer) => afterLogin(answer, { t, isB2b, target: null })} />
          <p className={styles.first}>
            {t('login.access.headline')} <Link href="/myaccount/customernumber">{t('login.access')}</Link>
          </p>
        </section>
      </div>
      <ul className={styles.promises}>
        {promises.map(([Icon, name, text]) => (
          <li key={name}>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <p className={styles.promise}>{name}</p>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <section className={styles.way} aria-labelledby="gate-new">
          <Heading level={2} size="l" id="gate-new">
            {t('login.new')}
          </Heading>
          <p>{t('loginGate.new.text')}</p>
          <ButtonLink href={withTarget('/myaccount/register', target)}>{t('login.register')}</ButtonLink>
        </section>
        <section className={styles.way} aria-labelledby="gate-contact">
          <Heading level={2} size="l" id="gate-contact">
            {t('loginGate.contact')}
          </Heading>
          <p>{t('loginGate.contact.text')}</p>
          {contact}
        </section>
        <section className={styles.way} aria-labelledby="gate-private">
          <Heading level={2} size="l" id="gate-private">
            {t('loginGate.private')}
          </Heading>
          <p>{t('loginGate.private.text')}</p>
          <ButtonLink href={consumerShop(origin)} variant="outline">
            {t('loginGate.private.link')}
          </ButtonLink>
        </section>
      </div>
    </div>
  )
}

/** The business store's hosts are the consumer store's with a word before it (storefront.md §1). */
function consumerShop(origin: string): string {
  return origin.replace(/\/\/(?:en\.)?(?:[^./]*educational[^./]*\.)/, '//')
}
