import { Link } from '../../lib/routing/Link.tsx'
import { useColourClass } from '../../lib/scope/colour-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import signs from '../../ui/content/Sign/Sign.module.css'
import { cellSizes } from '../definition/cell-sizes.ts'
import type { InCell } from '../definition/define-teaser.ts'
import styles from './ContentTile.module.css'
import type { ContentTileProps } from './parse.ts'

export { parseContentTile as parse } from './parse.ts'

const sizesOf = { linkbox: '96px', small: '(min-width: 768px) 136px, 104px' } as const

export function ContentTile(props: ContentTileProps & InCell) {
  const { look, picture, headline, text, link, linkText, background, textColour, isEager } = props
  const colour = useColourClass()
  // Mostly three stand in a row; alone in its row it lies down.
  const columns = props.cellWidth ?? 4
  return (
    <div
      className={classNames(
        styles.tile,
        look && styles[look],
        colour('background-color', background),
        colour('color', textColour),
      )}
      data-small={look === 'small' ? '' : undefined}
    >
      <Picture
        image={picture}
        sizes={look ? sizesOf[look] : cellSizes(columns, columns >= 7 ? 3 / 5 : 1)}
        eager={isEager}
        tint="none"
        className={styles.image}
      />
      <div className={styles.words}>
        <Heading level={2} className={classNames(styles.headline, colour('color', props.headlineColour ?? textColour))}>
          {link ? (
            <Link
              href={link.href}
              newWindow={link.newWindow}
              data-analytics={props.analyticsName}
              className={styles.link}
            >
              {headline}
            </Link>
          ) : (
            headline
          )}
        </Heading>
        {look !== 'small' && text}
        {link && (
          <span className={classNames(styles.onward, signs.onward)} aria-hidden>
            {linkText}
          </span>
        )}
      </div>
    </div>
  )
}
