import { useEffect, useRef, useState } from 'react'
import { HandHelping } from '#web/generated/icons/HandHelping.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import type { Claim, Entry } from '../list-types.ts'
import { ClaimForm, RemoveClaim } from './ClaimForms.tsx'
import {
  type Claiming,
  claimAnchor,
  claimableOf,
  claimedOf,
  claimForm,
  isRequestedAgain,
  messageOf,
} from './claiming.rules.ts'
import styles from './EntryClaims.module.css'

type EntryClaimsProps = {
  entry: Entry
  claiming: Claiming
  /** After a change, for what else shows the claims. */
  onChange?: (claims: readonly Claim[]) => void
  className?: string | undefined
}

/** Who brings how much of an entry, and the form to bring some of it oneself. */
export function EntryClaims({ entry, claiming, onChange, className }: EntryClaimsProps) {
  const t = useTexts()
  const { externalId, quantity } = entry
  const [claims, setClaims] = useState<readonly Claim[]>(entry.claims)
  // The shop's newer answer wins. Set while rendering, so that the old one is never shown.
  const [given, setGiven] = useState(entry.claims)
  if (given !== entry.claims) {
    setGiven(entry.claims)
    setClaims(entry.claims)
  }
  const [news, setNews] = useState('')
  const summary = useRef<HTMLElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const [turn, setTurn] = useState(0)
  // The pressed button is gone after a change: the focus goes on to what can be pressed next.
  useEffect(() => {
    if (turn > 0) (summary.current ?? status.current)?.focus()
  }, [turn])

  const { flash, mayClaim } = claiming
  const own = claims.find(({ isOwn }) => isOwn)
  const claimable = claimableOf(quantity, claims)
  const claimed = claimedOf(quantity, claims)
  const hasForm = mayClaim && claimable > 0
  const sent = flash?.form === claimForm && flash.values.entryId === externalId ? flash : null
  const again = sent && isRequestedAgain(sent, hasForm) ? sent : null
  const take = (next: readonly Claim[] | null, message: string) => {
    if (next) {
      setClaims(next)
      onChange?.(next)
    }
    if (message === '') return
    setNews(message)
    setTurn((before) => before + 1)
  }
  if (!mayClaim && claims.length === 0) return null

  return (
    <div id={claimAnchor(externalId)} className={classNames(styles.claims, className)}>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={classNames(styles.sum, claimed === quantity && styles.full)}
      >
        {t(claimed === quantity ? 'wishlistClaims.full' : 'wishlistClaims.some', { claimed, wanted: quantity })}
        {news !== '' && ` ${news}`}
        {sent && news === '' && ` ${messageOf(sent, hasForm, t)}`}
      </p>
      {claims.length > 0 && (
        <ul className={styles.list} aria-label={t('wishlistClaims.of', { product: entry.product.name })}>
          {claims.map((claim) => (
            <li key={claim.externalId} className={styles.claim}>
              <span>
                {t(
                  claim.isOwn ? 'wishlistClaims.own' : claim.name ? 'wishlistClaims.named' : 'wishlistClaims.someone',
                  {
                    count: claim.quantity,
                    name: claim.name ?? '',
                  },
                )}
              </span>
              {claim.allowedToRemoveByUser && (
                <RemoveClaim claim={claim} entry={entry} claiming={claiming} onDone={take} />
              )}
            </li>
          ))}
        </ul>
      )}
      {hasForm && (
        <details key={turn} className={styles.ask} open={again !== null && turn === 0}>
          <summary ref={summary} className={styles.summary}>
            <HandHelping size={20} strokeWidth={1.75} aria-hidden="true" />
            {t(own ? 'wishlistClaims.change' : 'wishlistClaims.claim')}
            <VisuallyHidden>: {entry.product.name}</VisuallyHidden>
          </summary>
          <ClaimForm
            entry={entry}
            claiming={claiming}
            own={own ?? null}
            most={claimable}
            before={again}
            onDone={take}
          />
        </details>
      )}
    </div>
  )
}
