import { Link } from '../../lib/routing/Link.tsx'
import { useColourClass } from '../../lib/scope/colour-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import styles from './HeroSlide.module.css'
import type { HeroSlide as Slide } from './parse.ts'

type HeroSlideProps = {
  slide: Slide
  id: string
  label: string
  isFirst: boolean
  /**
   * With its picture, and all of it a link: all but the first are with the visitor's first interaction (storefront.md §4). Until then,
   * and without scripts, their words and their button stand on their ground; what has no words has its picture without scripts.
   */
  isWhole: boolean
  isInert: boolean
  analyticsName: string | null
}

export function HeroSlide({ slide, id, label, isFirst, isWhole, isInert, analyticsName }: HeroSlideProps) {
  const { picture, alignment, preHeadline, headline, postHeadline, background } = slide
  const colour = useColourClass()
  const image = (
    <Picture
      image={picture}
      sizes="(min-width: 1344px) 1280px, 100vw"
      eager={isFirst}
      tint="none"
      className={styles.image}
    />
  )
  return (
    <div
      id={id}
      role="tabpanel"
      aria-roledescription="slide"
      aria-label={`${slide.tabText}, ${label}`}
      inert={isInert}
      className={classNames(
        styles.slide,
        !isWhole && styles.toCome,
        styles[alignment],
        colour('background-color', background),
      )}
    >
      {isWhole ? image : !slide.hasNote && <noscript>{image}</noscript>}
      {slide.hasNote && (
        <div className={styles.note}>
          {preHeadline && (
            <p className={classNames(styles.before, colour('color', preHeadline.colour))}>{preHeadline.text}</p>
          )}
          {headline && (
            <h2 className={classNames(styles.headline, colour('color', headline.colour))}>{headline.text}</h2>
          )}
          {postHeadline && (
            <p className={classNames(styles.after, colour('color', postHeadline.colour))}>{postHeadline.text}</p>
          )}
          {slide.link && slide.button && (
            <ButtonLink
              href={slide.link.href}
              newWindow={slide.link.newWindow}
              variant={slide.button.type}
              size="l"
              data-analytics={analyticsName && `${analyticsName} / ${slide.name}`}
              className={styles.button}
            >
              {slide.button.text}
            </ButtonLink>
          )}
        </div>
      )}
      {slide.link && (isWhole || !slide.button) && (
        <Link
          href={slide.link.href}
          newWindow={slide.link.newWindow}
          data-analytics={analyticsName && `${analyticsName} / ${slide.name}`}
          className={styles.whole}
          aria-label={slide.button ? undefined : slide.tabText}
          aria-hidden={slide.button ? true : undefined}
          tabIndex={slide.button ? -1 : undefined}
        />
      )}
    </div>
  )
}
