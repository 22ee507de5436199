import { useEffect, useState } from 'react'
import { primeOrderPage } from '#contract/limits/prime.ts'
import { organisationPrefix } from '#contract/rules/account-input.ts'
import { type FieldRule, limits } from '#contract/rules/fields.rules.ts'
import type { AccountDetailsFragment, AccountListsQuery } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { EmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { PasswordField } from '#web/ui/forms/Field/PasswordField.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { AccountNav } from '#web/ui/structure/AccountNav/AccountNav.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { useAccountCrumbs } from '../parts/AccountFrame.tsx'
import { Facts } from '../parts/Facts.tsx'
import { OrganisationFields } from '../registration/OrganisationFields.tsx'
import { PersonFields } from '../registration/PersonFields.tsx'
import styles from './Details.module.css'
import { EditPart } from './EditPart.tsx'
import { OrganisationDetails } from './OrganisationDetails.tsx'
import { PendingEmail } from './PendingEmail.tsx'

type DetailsPageProps = {
  account: AccountDetailsFragment
  lists: AccountListsQuery
  /** Said once, after a login. */
  notification: string | null
  flash: Flash | null
}

const personRules: readonly FieldRule[] = [
  { name: 'salutation', kind: 'choice' },
  { name: 'firstName', maxLength: limits.name },
  { name: 'lastName', maxLength: limits.name },
]

const organisationRules: readonly FieldRule[] = [
  { name: 'organisationType', kind: 'choice' as const },
  { name: 'organisation' },
  { name: 'street' },
  { name: 'postCode', maxLength: limits.postCode },
  { name: 'city' },
  { name: 'country', kind: 'choice' as const },
  { name: 'vatRegistrationNo', isOptional: true, maxLength: limits.vat },
  { name: 'jobTitleCode', isOptional: true },
  { name: 'primaryIndustryGroupCode', isOptional: true },
  { name: 'numberOfEmployees', isOptional: true, maxLength: 7 },
].map((rule) => ({ ...rule, name: `${organisationPrefix}${rule.name}` }))

/** Contact data of the account (transactions.md §2): each part with its form; newsletter and prime as they are; the data itself. */
export function DetailsPage({ account: loaded, lists, notification, flash }: DetailsPageProps) {
  const t = useTexts()
  const [account, setAccount] = useState(loaded)
  useEffect(() => setAccount(loaded), [loaded])
  const title = t('account.title.details')
  const crumbs = useAccountCrumbs(title)
  const part = { flash, onChanged: setAccount, save: t('details.save') }
  return (
    <Page crumbs={crumbs} headline={title} nav={<AccountNav />}>
      {notification && (
        <Notice kind="success">
          <p>{notification}</p>
        </Notice>
      )}
      <div className={styles.parts}>
        <DataPart {...part} account={account} lists={lists} />
        <EmailPart {...part} account={account} />
        <PhonePart {...part} account={account} />
        <section className={styles.part} aria-labelledby="password-headline">
          <Heading level={2} size="l" id="password-headline">
            {t('details.password')}
          </Heading>
          <p>{t('details.password.text')}</p>
          <p>
            <ButtonLink href="/myaccount/password" variant="outline">
              {t('account.title.password')}
            </ButtonLink>
          </p>
        </section>
        <Memberships account={account} />
        <section className={styles.part} aria-labelledby="own-data-headline">
          <Heading level={2} size="l" id="own-data-headline">
            {t('details.own')}
          </Heading>
          <p>{t('details.own.text')}</p>
          <div className={styles.ways}>
            {/* A file, not a page: the router has nothing to do with it. */}
            <a href="/api/my-data/" download className={styles.way}>
              {t('details.own.export')}
            </a>
            <Link href="/myaccount/delete" className={styles.danger}>
              {t('account.title.delete')}
            </Link>
          </div>
        </section>
      </div>
    </Page>
  )
}

type PartProps = {
  account: AccountDetailsFragment
  flash: Flash | null
  onChanged: (account: AccountDetailsFragment) => void
  save: string
}

function DataPart({ account, lists, ...part }: PartProps & { lists: AccountListsQuery }) {
  const t = useTexts()
  const { salutation, firstName, lastName, business } = account
  const organisation = Object.entries(business ?? {}).map(
    ([name, value]) => [`${organisationPrefix}${name}`, String(value ?? '')] as const,
  )
  return (
    <EditPart
      {...part}
      name="data"
      headline={t('details.data')}
      rules={business ? [...personRules, ...organisationRules] : personRules}
      stored={{ salutation, firstName, lastName, ...Object.fromEntries(organisation) }}
      done={t('details.data.done')}
      fields={(form) => (
        <>
          <PersonFields form={form} />
          {business && <OrganisationFields form={form} prefix={organisationPrefix} lists={lists} />}
        </>
      )}
    >
      <p className={styles.value}>
        {salutation === 'none' ? '' : `${t(`account.register.salutation.${salutation}`)} `}
        {firstName} {lastName}
      </p>
      {business && <OrganisationDetails business={business} lists={lists} />}
    </EditPart>
  )
}

function EmailPart({ account, ...part }: PartProps) {
  const t = useTexts()
  const { email, pendingEmail } = account
  return (
    <EditPart
      {...part}
      name="email"
      headline={t('details.email')}
      rules={[{ name: 'newEmail', kind: 'email' }, { name: 'currentPassword' }]}
      done={t('details.email.sent')}
      save={t('details.email.save')}
      fields={(form) => (
        <>
          <p className={styles.note}>{t('details.email.how')}</p>
          <EmailField {...form.field('newEmail')} label={t('details.email.new')} required />
          <PasswordField
            {...form.choice('currentPassword')}
            label={t('details.email.password')}
            maxLength={limits.password.max}
            autoComplete="current-password"
            required
          />
        </>
      )}
    >
      <p className={styles.value}>{email}</p>
      {pendingEmail && <PendingEmail pending={pendingEmail} email={email} onCancelled={part.onChanged} />}
    </EditPart>
  )
}

function PhonePart({ account, ...part }: PartProps) {
  const t = useTexts()
  const { phone, business } = account
  return (
    <EditPart
      {...part}
      name="phone"
      headline={t('account.register.phone')}
      rules={[{ name: 'phone', kind: 'phone', isOptional: !business }]}
      stored={{ phone: phone ?? '' }}
      done={t('details.phone.done')}
      fields={(form) => (
        <TextField
          {...form.field('phone')}
          label={t('account.register.phone')}
          optional={business ? undefined : t('account.register.optional')}
          hint={t('account.register.phone.hint')}
          type="tel"
          maxLength={limits.phone}
          autoComplete="tel"
        />
      )}
    >
      <p className={styles.value}>{phone ?? t('details.phone.none')}</p>
    </EditPart>
  )
}

/** Newsletter and prime programme as they are. */
function Memberships({ account: { newsletter, primeInfo } }: { account: AccountDetailsFragment }) {
  const t = useTexts()
  const { date } = useFormat()
  const { isB2b } = useSite()
  const isRunning = primeInfo.status === 'ACTIVE'
  const until = primeInfo.endDate ? date(Date.parse(primeInfo.endDate)) : ''
  return (
    <section className={styles.part} aria-labelledby="memberships-headline">
      <Heading level={2} size="l" id="memberships-headline">
        {t('details.memberships')}
      </Heading>
      <Facts
        facts={[
          [
            t('details.newsletter'),
            <>
              {t(`details.newsletter.${newsletter}`)}
              <br />
              {newsletter === 'none' ? (
                <Link href="/service/newsletter">{t('details.newsletter.order')}</Link>
              ) : (
                <Link href="/service/newsletter/newsletter-abmelden">{t('details.newsletter.end')}</Link>
              )}
            </>,
          ],
          [
            t('details.prime'),
            <>
              {t(`details.prime.${primeInfo.status}`, { until })}
              {!isB2b && primeInfo.status !== 'CANCELLED' && (
                <>
                  <br />
                  {isRunning && (
                    <>
                      <Link href={primeOrderPage}>{t('details.prime.renew')}</Link>
                      <br />
                    </>
                  )}
                  <Link href={isRunning ? '/service/cancellation' : '/prime/'}>
                    {t(isRunning ? 'details.prime.end' : 'details.prime.join')}
                  </Link>
                </>
              )}
            </>,
          ],
        ]}
      />
    </section>
  )
}
