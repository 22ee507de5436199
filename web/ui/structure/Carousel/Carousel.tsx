import { Children, type ReactNode, useRef } from 'react'
import { useHasInteracted } from '#web/lib/browser/first-interaction.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '../../class-names.ts'
import signs from '../../content/Sign/Sign.module.css'
import { IconButton } from '../../forms/IconButton/IconButton.tsx'
import styles from './Carousel.module.css'
import { useCarousel } from './use-carousel.ts'

type CarouselProps = {
  /** Says what is in it. */
  label: string
  /** So many slides at first, all of them once the visitor has done anything (storefront.md §4, §9). */
  atFirst?: number
  className?: string
  children: ReactNode
}

/**
 * A row that is pushed sideways: the browser scrolls and snaps, with thumb, wheel and arrow keys; two buttons help the
 * mouse. Nothing moves when the script arrives: the row is laid out by CSS alone.
 */
export function Carousel({ label, atFirst, className, children }: CarouselProps) {
  const t = useTexts()
  const track = useRef<HTMLUListElement>(null)
  const hasInteracted = useHasInteracted()
  const all = Children.toArray(children)
  const shown = atFirst && !hasInteracted ? all.slice(0, atFirst) : all
  const { hasPrevious, hasNext, previous, next } = useCarousel(track, shown.length, styles.pulled)
  return (
    <section className={classNames(styles.carousel, className)} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label}>
        {Children.map(shown, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {hasPrevious && (
        <IconButton
          label={t('ui.carousel.previous')}
          look="raised"
          className={classNames(styles.arrow, styles.previous, signs.previous)}
          data-way="previous"
          onClick={previous}
        />
      )}
      {hasNext && (
        <IconButton
          label={t('ui.carousel.next')}
          look="raised"
          className={classNames(styles.arrow, styles.next, signs.next)}
          data-way="next"
          onClick={next}
        />
      )}
    </section>
  )
}
