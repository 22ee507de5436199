import { useEffect, useState, useSyncExternalStore } from 'react'
import { type PrimeOfferFragment, PrimeProgramme } from '../../generated/operations.ts'
import { Deferred } from '../../lib/data/Deferred.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { customer, onCustomer } from '../../lib/visitor/customer.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton/Skeleton.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import styles from './PrimeOffer.module.css'
import type { PrimeOfferProps } from './parse.ts'

export { parsePrimeOffer as parse } from './parse.ts'

/** What the membership costs, and the way to it; one who is a member is led to the account instead. Nothing in a store without prime. */
export function PrimeOffer({ headline, html }: PrimeOfferProps) {
  return (
    <Deferred operation={PrimeProgramme} variables={{}} fallback={<Skeleton className={styles.coming} />}>
      {(data) =>
        data?.getPrime && (
          <section className={styles.offer}>
            <div className={styles.words}>
              <Heading level={2}>{headline}</Heading>
              {html && <RichText html={html} />}
            </div>
            <Terms programme={data.getPrime} />
          </section>
        )
      }
    </Deferred>
  )
}

function Terms({ programme: { price, months, isRegistrationOpen } }: { programme: PrimeOfferFragment }) {
  const t = useTexts()
  const status = useSyncExternalStore(onCustomer, customer, () => null)?.primeInfo.status
  const isMember = status === 'ACTIVE' || status === 'CANCELLED'
  // The page is kept for all visitors, so only the browser knows how this one came.
  const [cameFromCheckout, setCameFromCheckout] = useState(false)
  useEffect(() => setCameFromCheckout(new URLSearchParams(location.search).has('fromPrimeCheckout')), [])
  const state = isMember ? 'member' : isRegistrationOpen ? 'open' : 'closed'
  return (
    <div className={styles.terms}>
      <p className={styles.price}>
        <strong>{price.stringValue}</strong> {t('teasers.prime.period', { months })}
      </p>
      <ButtonLink href={isMember ? '/myaccount/contact-details' : '/prime/checkout?origin=prime'} size="l" wide>
        {t(`teasers.prime.${state}`)}
      </ButtonLink>
      <p className={styles.note} role="status">
        {t(`teasers.prime.${state}.${cameFromCheckout && state === 'open' ? 'start' : 'note'}`)}
      </p>
    </div>
  )
}
