import { Memo } from '#web/lib/hydration/Memo.tsx'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { PartKey } from '#web/lib/scope/page-scope.ts'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { Swatch } from '#web/ui/product/Swatches/Swatches.tsx'
import { fieldValue } from '../address/listing-url.ts'
import styles from './FilterFields.module.css'
import type { EnumFilter, ListingFilter, RangeFilter } from './listing-filters.ts'
import { shownValues } from './listing-filters.ts'

/**
 * A filter with more values than this gets a search field and shows only the first values until the visitor expands it.
 */
const longList = 10
const shownAtFirst = 8

/** Form fields of one filter: checkboxes for values, stars for the rating, two bounds for a range. */
export function FilterFields({ filter }: { filter: ListingFilter }) {
  if (filter.__typename === 'EnumFilter') return <ValueFields filter={filter} />
  return filter.id === 'rating' ? <RatingFields filter={filter} /> : <RangeFields filter={filter} />
}

function ValueFields({ filter }: { filter: EnumFilter }) {
  const t = useTexts()
  const values = shownValues(filter)
  const isLong = values.length > longList
  // Selected values come first, otherwise a collapsed list would hide them.
  const first = isLong ? values.filter((value, index) => index < shownAtFirst || value.selected) : values
  const rest = values.filter((value) => !first.includes(value))
  return (
    <fieldset data-values={isLong ? '' : undefined}>
      <legend className={styles.legend}>{filter.displayName}</legend>
      {isLong && (
        // Searches the filter's values (value-search.ts). It has no name, so the form never sends it.
        <input
          type="search"
          className={styles.search}
          aria-label={t('listing.filter.search', { name: filter.displayName })}
          placeholder={t('listing.filter.searchHint')}
          autoComplete="off"
          data-none={t('listing.filter.searchNone')}
        />
      )}
      <ValueList filter={filter} values={first} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('listing.filter.more', { count: values.length })}</summary>
          <ValueList filter={filter} values={rest} />
        </details>
      )}
    </fieldset>
  )
}

function ValueList({ filter, values }: { filter: EnumFilter; values: EnumFilter['values'] }) {
  const { number } = useFormat()
  const t = useTexts()
  return (
    <Memo as="ul" className={styles.values} by={() => valuesKey(filter.id, values)}>
      {() =>
        values.map(({ id, displayValue, count, selected, css }) => (
          <li key={id}>
            <Checkbox
              name={`filter.${filter.id}`}
              value={fieldValue(id)}
              defaultChecked={selected}
              aside={
                <>
                  <span aria-hidden="true">{number(count)}</span>
                  <VisuallyHidden>{t('listing.filter.hits', { count })}</VisuallyHidden>
                </>
              }
            >
              <span className={styles.value}>
                {css && <Swatch colour={css} />}
                {displayValue}
              </span>
            </Checkbox>
          </li>
        ))
      }
    </Memo>
  )
}

/** The hits of each value differ from one listing to the next, and are shown twice in each. */
function valuesKey(filterId: string, values: EnumFilter['values']): PartKey {
  const madeFrom = JSON.stringify(values)
  return { name: `filter values ${filterId} ${madeFrom}`, madeFrom: '' }
}

const ratings = [4, 3, 2]

function RatingFields({ filter }: { filter: RangeFilter }) {
  const t = useTexts()
  return (
    <fieldset>
      <legend className={styles.legend}>{filter.displayName}</legend>
      <ul className={styles.values}>
        {[...ratings, null].map((stars) => (
          <li key={stars ?? 'any'}>
            <Checkbox
              type="radio"
              name={`filter.${filter.id}`}
              value={stars === null ? '' : `${stars}-5`}
              defaultChecked={(filter.from ?? null) === stars && (filter.to ?? 5) === 5}
            >
              {stars === null ? t('listing.filter.anyRating') : t('listing.filter.rating', { stars })}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Number format of typed values: 12,5 in German. */
const typed = { useGrouping: false, maximumFractionDigits: 4 } as const

function RangeFields({ filter }: { filter: RangeFilter }) {
  const t = useTexts()
  const { number } = useFormat()
  const unit = filter.__typename === 'PriceRangeFilter' ? filter.currencyCode : filter.unit
  const [lowest, highest] = [Math.floor(filter.min), Math.ceil(filter.max)]
  const bounds = [
    { bound: 'from', label: t('listing.filter.from'), value: filter.from, hint: lowest },
    { bound: 'to', label: t('listing.filter.to'), value: filter.to, hint: highest },
  ]
  return (
    <fieldset>
      <legend className={styles.legend}>{filter.displayName}</legend>
      <div className={styles.range}>
        {bounds.map(({ bound, label, value, hint }) => (
          <label key={bound} className={styles.bound}>
            <span>{label}</span>
            <span className={styles.measured}>
              <input
                name={`filter.${filter.id}.${bound}`}
                inputMode="decimal"
                autoComplete="off"
                pattern="\s*(\p{L}{2,3}\.?\s*)?[0-9][0-9.,’' \p{Sc}]{0,13}"
                title={t('listing.filter.number')}
                defaultValue={value == null ? '' : number(value, typed)}
                placeholder={number(hint)}
              />
              {unit && <span aria-hidden="true">{unit === 'EUR' ? '€' : unit}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
