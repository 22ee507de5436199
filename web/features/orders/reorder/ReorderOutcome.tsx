import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import styles from './ReorderOutcome.module.css'

/** Lines of `name<tab>what is to be said`, as the edge writes them (server/bff/page-forms/cart/reorder-form.ts). */
const entriesOf = (text: string | undefined): (readonly [string, string])[] =>
  (text ?? '').split('\n').flatMap((line) => {
    const [name = '', said = ''] = line.split('\t')
    return name === '' ? [] : [[name, said] as const]
  })

/** On the cart's page: what became of each article of an order that was to be ordered again. */
export function ReorderOutcome({ flash }: { flash: Flash | null }) {
  const t = useTexts()
  if (flash?.form !== 'reorder') return null
  const { added, changed, unavailable, choice } = flash.values
  const parts = [
    ['changed', entriesOf(changed)],
    ['unavailable', entriesOf(unavailable)],
    ['choice', entriesOf(choice)],
  ] as const
  const isWhole = flash.isDone && parts.every(([, entries]) => entries.length === 0)
  return (
    <Notice
      kind={isWhole ? 'success' : 'warning'}
      headline={flash.message ?? t('cart.reorder.added', { count: Number(added ?? 0) })}
      live
    >
      {parts.map(
        ([name, entries]) =>
          entries.length > 0 && (
            <div key={name} className={styles.part}>
              <p>{t(`cart.reorder.${name}`, { count: entries.length })}</p>
              <ul>
                {entries.map(([article, said]) => (
                  <li key={article}>
                    {name === 'choice' && said ? <Link href={said}>{article}</Link> : article}
                    {name !== 'choice' && said && <span className={styles.said}> – {said}</span>}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </Notice>
  )
}
