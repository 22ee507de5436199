import { Armchair, FileText, type LucideIcon, ReceiptText, Truck, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { Link } from '../../../lib/routing/Link.tsx'
import { useSite, useUrl } from '../../../lib/scope/use-page.ts'
import { Heading } from '../../../ui/content/Heading/Heading.tsx'
import { ButtonLink } from '../../../ui/forms/Button/Button.tsx'
import { afterLogin } from './change-of-user.ts'
import { LoginForm } from './LoginForm.tsx'
import { ownPath, withTarget } from './own-path.ts'
import { Schoolhouse } from './Schoolhouse.tsx'
import styles from './Wall.module.css'

type WallProps = {
  /** Hotline and e-mail. */
  contact: ReactNode
}

/**
 * Stands wherever the business store has something for customers alone: what it offers, and the ways in. After the login
 * the page that was asked for takes its place (transactions.md §2).
 */
export function Wall({ contact }: WallProps) {
  const t = useTexts()
  const { isB2b, origin } = useSite()
  const { href } = useUrl()
  const target = ownPath(href, origin)
  const promises: [LucideIcon, string, string][] = [
    [ReceiptText, t('wall.promise.prices'), t('wall.promise.prices.text')],
    [FileText, t('wall.promise.invoice'), t('wall.promise.invoice.text')],
    [UsersRound, t('wall.promise.lists'), t('wall.promise.lists.text')],
    [Truck, t('wall.promise.delivery'), t('wall.promise.delivery.text')],
    [Armchair, t('wall.promise.planning'), t('wall.promise.planning.text')],
  ]
  return (
    <div className={styles.wall} data-wall="">
      <div className={styles.stage}>
        <div className={styles.words}>
          <Heading level={1} marked>
            {t('wall.headline')}
          </Heading>
          <p className={styles.lead}>{t('wall.lead')}</p>
        </div>
        <div className={styles.picture}>
          <Schoolhouse />
        </div>
        <section className={styles.login} aria-labelledby="wall-login">
          <Heading level={2} size="l" id="wall-login">
            {t('wall.login')}
          </Heading>
          <p className={styles.note}>{t('wall.login.text')}</p>
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
        <section className={styles.way} aria-labelledby="wall-new">
          <Heading level={2} size="l" id="wall-new">
            {t('login.new')}
          </Heading>
          <p>{t('wall.new.text')}</p>
          <ButtonLink href={withTarget('/myaccount/register', target)}>{t('login.register')}</ButtonLink>
        </section>
        <section className={styles.way} aria-labelledby="wall-contact">
          <Heading level={2} size="l" id="wall-contact">
            {t('wall.contact')}
          </Heading>
          <p>{t('wall.contact.text')}</p>
          {contact}
        </section>
        <section className={styles.way} aria-labelledby="wall-private">
          <Heading level={2} size="l" id="wall-private">
            {t('wall.private')}
          </Heading>
          <p>{t('wall.private.text')}</p>
          <ButtonLink href={consumerShop(origin)} variant="outline">
            {t('wall.private.link')}
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
