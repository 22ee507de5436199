import { Clock } from '#web/generated/icons/Clock.ts'
import { CornerDownRight } from '#web/generated/icons/CornerDownRight.ts'
import { LayoutGrid } from '#web/generated/icons/LayoutGrid.ts'
import { Search } from '#web/generated/icons/Search.ts'
import { TrendingUp } from '#web/generated/icons/TrendingUp.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Price } from '#web/ui/product/Price/Price.tsx'
import { highlightParts } from './highlight.ts'
import styles from './SuggestionList.module.css'
import type { SuggestionOption } from './suggestion-options.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What an option says. */
export function SuggestionWords({ option, query }: { option: SuggestionOption; query: string }) {
  const t = useTexts()
  const { number } = useFormat()
  switch (option.kind) {
    case 'recent':
      return (
        <>
          <Clock {...icon} />
          <span className={styles.words}>{option.query}</span>
        </>
      )
    case 'popular':
      return (
        <>
          <TrendingUp {...icon} />
          <span className={styles.words}>{option.query}</span>
        </>
      )
    case 'department':
      return (
        <>
          <LayoutGrid {...icon} />
          <span className={styles.words}>{option.name}</span>
        </>
      )
    case 'here':
      return (
        <>
          <CornerDownRight {...icon} />
          <span className={styles.words}>{t('suggest.here', { query: option.query, name: option.name })}</span>
        </>
      )
    case 'term':
      return (
        <>
          <Search {...icon} />
          <Marked name={option.query} query={query} />
          <span className={styles.count}>
            <span aria-hidden="true">{number(option.count)}</span>
            <VisuallyHidden>{t('suggest.hits', { count: option.count })}</VisuallyHidden>
          </span>
        </>
      )
    case 'category':
      return (
        <>
          <LayoutGrid {...icon} />
          <span className={styles.words}>
            <Marked name={option.name} query={query} />
            {option.parentName && <span className={styles.parent}>{option.parentName}</span>}
          </span>
        </>
      )
    case 'product':
    case 'seen':
      return <ProductWords product={option.product} query={query} />
    case 'all':
      return <span className={styles.all}>{t('suggest.all', { query: option.query })}</span>
  }
}

function ProductWords({
  product: { bestItemId, name, image, price },
  query,
}: {
  product: Extract<SuggestionOption, { kind: 'product' | 'seen' }>['product']
  query: string
}) {
  return (
    <>
      {image ? (
        <Picture image={image} alt="" sizes="64px" eager="quietly" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.words}>
        <Marked name={name} query={query} />
        <Price
          size="s"
          current={price.currentPrice}
          old={price.oldPrice}
          startFrom={price.startFromFlag}
          own={price.hasGroupPrices ? bestItemId : null}
        />
      </span>
    </>
  )
}

function Marked({ name, query }: { name: string; query: string }) {
  let place = 0
  return (
    <span className={styles.words}>
      {highlightParts(name, query).map(({ text, isMatch }) => {
        const key = place
        place += text.length
        return isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
      })}
    </span>
  )
}
