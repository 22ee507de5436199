import { useFormat } from '../../lib/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Checkbox } from '../../ui/Field/Checkbox.tsx'
import { Swatch } from '../../ui/Swatches/Swatches.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import styles from './FilterFields.module.css'
import type { EnumFilter, ListingFilter, RangeFilter } from './listing-filters.ts'
import { shownValues } from './listing-filters.ts'

/** The fields of one filter: ticks for values, stars for the rating, two bounds for everything that is measured. */
export function FilterFields({ filter }: { filter: ListingFilter }) {
  if (filter.__typename === 'EnumFilter') return <ValueFields filter={filter} />
  return filter.id === 'rating' ? <RatingFields filter={filter} /> : <RangeFields filter={filter} />
}

function ValueFields({ filter }: { filter: EnumFilter }) {
  const { number } = useFormat()
  const t = useTexts()
  return (
    <fieldset>
      <legend className={styles.legend}>{filter.displayName}</legend>
      <ul className={styles.values}>
        {shownValues(filter).map(({ id, displayValue, count, selected, css }) => (
          <li key={id}>
            <Checkbox
              name={`filter.${filter.id}`}
              value={id}
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
        ))}
      </ul>
    </fieldset>
  )
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
              defaultChecked={(filter.from ?? null) === stars}
            >
              {stars === null ? t('listing.filter.anyRating') : t('listing.filter.rating', { stars })}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

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
                pattern="[0-9]{1,9}([.,][0-9]{1,4})?"
                title={t('listing.filter.number')}
                defaultValue={value ?? ''}
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
