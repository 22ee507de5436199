import { useEffect, useLayoutEffect, useState } from 'react'
import { ChevronRight } from '#web/generated/icons/ChevronRight.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import { showWordsOfNone } from '#web/lib/browser/words-of-none.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { onAnnounced } from '#web/lib/visitor/cross-tab.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton/Skeleton.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { paidPrice } from '../entry/saleable.rules.ts'
import { listPath, loginPath } from '../list-address.ts'
import { type Essentials, knownEssentials } from '../state/essentials.ts'
import { loadEssentials } from '../state/load-essentials.ts'
import { isLoggedIn } from '../state/stored-in-browser.ts'
import { type FlyoutEntries, loadEntries } from './load-entries.ts'
import styles from './WishlistFlyout.module.css'

/** Entries that a stranger's flyout shows; all of them are on the page. */
const shownEntries = 4

/** What is on the lists, at a glance: for those who are logged in the lists, for all others what they have put on theirs. */
export function WishlistFlyout({ flyout, opened }: { flyout: HTMLElement; opened: number }) {
  const essentials = useStore(knownEssentials)
  const [entries, setEntries] = useState<FlyoutEntries | null>(null)
  const isMember = isLoggedIn()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew each time that it is opened
  useEffect(() => {
    const load = () => inBackground(isMember ? loadEssentials() : loadEntries(setEntries))
    load()
    return onAnnounced('wishlist', load)
  }, [isMember, opened])

  const isEmpty = essentials !== null && essentials.productIds.length === 0 && essentials.lists.length < 2
  const headline = useHeadline(flyout, isEmpty)
  if (isEmpty) return null
  if (isMember) return essentials ? <Lists essentials={essentials} /> : <Skeleton className={styles.coming} />
  return entries ? <Entries entries={entries} label={headline} /> : <Skeleton className={styles.coming} />
}

/** The server's headline and words say that there is nothing; they give way while there is something. */
function useHeadline(flyout: HTMLElement, isEmpty: boolean): string {
  const t = useTexts()
  const name = t('shell.wishlist.name')
  const nothing = t('shell.wishlist.empty')
  useLayoutEffect(() => showWordsOfNone(flyout, isEmpty, isEmpty ? nothing : name), [flyout, isEmpty, name, nothing])
  return name
}

function Lists({ essentials }: { essentials: Essentials }) {
  const t = useTexts()
  return (
    <>
      <ul className={styles.lists}>
        {essentials.lists.map(({ externalId, name, productIds }) => (
          <li key={externalId}>
            <a href={listPath(externalId)} className={styles.list}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{t('wishlist.count', { count: productIds.length })}</span>
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={listPath()} wide>
        {t('wishlist.flyout.all')}
      </ButtonLink>
    </>
  )
}

function Entries({ entries, label }: { entries: FlyoutEntries; label: string }) {
  const t = useTexts()
  const more = entries.length - shownEntries
  return (
    <>
      <ul className={styles.entries} aria-label={label}>
        {entries.slice(0, shownEntries).map(({ externalId, quantity, product, item, totals }) => {
          const image = item?.image ?? product.image
          return (
            <li key={externalId} className={styles.entry}>
              {image && <Picture image={image} sizes="64px" alt="" className={styles.picture} />}
              <div className={styles.words}>
                <a href={item?.path ?? product.path} className={styles.product}>
                  <Unbroken text={product.name} />
                </a>
                <p className={styles.details}>
                  {t('wishlist.pieces', { count: quantity })}
                  {item?.variantInfoList.map(({ value }) => `, ${value}`)}
                </p>
              </div>
              <p className={styles.price}>{paidPrice(totals).paid}</p>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className={styles.details}>{t('wishlist.flyout.more', { count: more })}</p>}
      <ButtonLink href={listPath()} wide>
        {t('wishlist.flyout.open')}
      </ButtonLink>
      <p className={styles.hint}>{t('wishlist.flyout.login')}</p>
      <ButtonLink href={loginPath(listPath())} variant="outline" wide>
        {t('wishlist.flyout.toLogin')}
      </ButtonLink>
    </>
  )
}
