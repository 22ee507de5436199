import { useState } from 'react'
import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { claimedOf, ownNameIn } from '../claims/claiming.rules.ts'
import { EntryClaims } from '../claims/EntryClaims.tsx'
import { EntryPicture } from '../entry/EntryPicture.tsx'
import { EntryPrice } from '../entry/EntryPrice.tsx'
import { EntryWords } from '../entry/EntryWords.tsx'
import type { Entry } from '../list-types.ts'
import styles from './InvitationEntries.module.css'

type InvitationEntriesProps = { token: string; entries: readonly Entry[]; flash: Flash | null }

/** What is on a shared list, for people who bring some of it: they need no account. */
export function InvitationEntries({ token, entries: first, flash }: InvitationEntriesProps) {
  const t = useTexts()
  const [entries, setEntries] = useState(first)
  const [adding, setAdding] = useState<string | null>(null)
  if (entries.length === 0) return null
  const done = entries.filter(({ quantity, claims }) => claimedOf(quantity, claims) === quantity).length
  const toCart = async (entry: Entry) => {
    if (adding) return
    setAdding(entry.externalId)
    const { teaserToCart } = await import('../teaser/teaser-to-cart.tsx')
    // The variant that a guest chooses for his purchase changes nothing on the list.
    await teaserToCart([entry], () => undefined)
    setAdding(null)
  }
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
                {entry.isSaleable ? (
                  <div className={styles.buy}>
                    <EntryPrice entry={entry} />
                    <Button
                      size="s"
                      variant="outline"
                      className={styles.toCart}
                      busy={adding === entry.externalId}
                      icon={<ShoppingBag size={20} strokeWidth={1.75} aria-hidden="true" />}
                      onClick={() => toCart(entry)}
                    >
                      {t('wishlistPage.toCart')}
                      <VisuallyHidden>: {entry.product.name}</VisuallyHidden>
                    </Button>
                  </div>
                ) : (
                  <p className={styles.over}>{t('wishlistEntry.soldOut')}</p>
                )}
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
