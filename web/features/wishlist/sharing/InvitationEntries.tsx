import { useState } from 'react'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import type { Flash } from '../../../lib/page/flash.ts'
import { Heading } from '../../../ui/content/Heading/Heading.tsx'
import { claimedOf, ownNameIn } from '../claims/claiming.rules.ts'
import { EntryClaims } from '../claims/EntryClaims.tsx'
import { EntryPicture } from '../entry/EntryPicture.tsx'
import { EntryWords } from '../entry/EntryWords.tsx'
import type { Entry } from '../list-types.ts'
import styles from './InvitationEntries.module.css'

type InvitationEntriesProps = { token: string; entries: readonly Entry[]; flash: Flash | null }

/** What is on a shared list, for people who bring some of it: they need no account. */
export function InvitationEntries({ token, entries: first, flash }: InvitationEntriesProps) {
  const t = useTexts()
  const [entries, setEntries] = useState(first)
  if (entries.length === 0) return null
  const done = entries.filter(({ quantity, claims }) => claimedOf(quantity, claims) === quantity).length
  const claiming = { inviteToken: token, listId: null, mayClaim: true, ownName: ownNameIn(entries), flash }
  return (
    <section className={styles.section} aria-labelledby="needed-headline">
      <div className={styles.head}>
        <Heading level={2} id="needed-headline">
          {t('wishlistClaims.headline')}
        </Heading>
        <p>{t('wishlistClaims.intro')}</p>
        <p className={styles.progress}>{t('wishlistClaims.progress', { done, count: entries.length })}</p>
      </div>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.externalId}>
            <article className={styles.entry} aria-label={entry.product.name}>
              <EntryPicture entry={entry} className={styles.picture} />
              <div className={styles.words}>
                <EntryWords entry={entry} />
                <p className={styles.wanted}>{t('wishlistClaims.wanted', { count: entry.quantity })}</p>
                {!entry.isSaleable && <p className={styles.over}>{t('wishlistEntry.soldOut')}</p>}
              </div>
              <EntryClaims
                entry={entry}
                claiming={claiming}
                onChange={(claims) =>
                  setEntries((all) =>
                    all.map((each) => (each.externalId === entry.externalId ? { ...each, claims: [...claims] } : each)),
                  )
                }
                className={styles.claims}
              />
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
