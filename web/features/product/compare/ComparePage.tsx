import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { ProductCard } from '#web/ui/product/ProductCard/ProductCard.tsx'
import { Section } from '#web/ui/structure/Container/Container.tsx'
import { Disclosure } from '#web/ui/structure/Disclosure/Disclosure.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import styles from './ComparePage.module.css'
import { type ComparedFact, comparedFacts, comparePath } from './compare.rules.ts'
import type { CompareData } from './load-compare.ts'

/** Up to three products by what differs. Adding and removing are links, so it works without script. */
export function ComparePage({ products, suggestions }: Omit<CompareData, 'head'>) {
  const t = useTexts()
  const ids = products.map(({ card }) => card.id)
  const { different, same } = comparedFacts(products.map(({ facts }) => facts))
  return (
    <div data-compared-ids={ids.join()}>
      <Page crumbs={[{ displayName: t('compare.title') }]} headline={t('compare.title')}>
        {products.length === 0 ? (
          <EmptyState headline={t('compare.empty')}>
            <p>{t('compare.emptyText')}</p>
            <ButtonLink href="/">{t('compare.home')}</ButtonLink>
          </EmptyState>
        ) : (
          <div className={styles.compared} data-columns={products.length}>
            <ul className={styles.cards} data-columns={products.length}>
              {products.map(({ card }) => (
                <li key={card.id} className={styles.column}>
                  <ProductCard product={card} level={2} />
                  <Link
                    href={comparePath(ids.filter((id) => id !== card.id))}
                    className={styles.remove}
                    aria-label={t('compare.removeNamed', { name: card.name })}
                  >
                    {t('compare.remove')}
                  </Link>
                </li>
              ))}
            </ul>
            {products.length > 1 && (
              <>
                <Facts caption={t('compare.different')} rows={different} products={products} />
                {same.length > 0 && (
                  <Disclosure headline={t('compare.same')} level={2}>
                    <Facts caption={null} rows={same} products={products} />
                  </Disclosure>
                )}
              </>
            )}
          </div>
        )}
        {suggestions.length > 0 && (
          <Section headline={t(products.length > 1 ? 'compare.third' : 'compare.second')}>
            <ul className={styles.suggestions}>
              {suggestions.map((card) => (
                <li key={card.id} className={styles.column}>
                  <ProductCard product={card} level={3} />
                  <ButtonLink
                    href={comparePath([...ids, card.id])}
                    variant="outline"
                    size="s"
                    aria-label={t('compare.addNamed', { name: card.name })}
                  >
                    {t('compare.add')}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Page>
    </div>
  )
}

type FactsProps = { caption: string | null; rows: readonly ComparedFact[]; products: CompareData['products'] }

function Facts({ caption, rows, products }: FactsProps) {
  const t = useTexts()
  if (rows.length === 0) return null
  return (
    <table className={styles.table} data-columns={products.length}>
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead>
        <tr>
          <td />
          {products.map(({ card }) => (
            <th key={card.id} scope="col">
              <Unbroken text={card.name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {products.map(({ card }, index) => (
              <td key={card.id}>{values[index] ?? t('compare.none')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
