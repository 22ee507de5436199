import { Link } from '../../lib/routing/Link.tsx'
import { useColourClass } from '../../lib/scope/colour-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import signs from '../../ui/content/Sign/Sign.module.css'
import styles from './ContentTile.module.css'
import type { ContentTileProps } from './parse.ts'

export { parseContentTile as parse } from './parse.ts'

export function ContentTile(props: ContentTileProps) {
  const { picture, headline, text, link, linkText, background, textColour, isEager } = props
  const colour = useColourClass()
  return (
    <div
      className={classNames(
        styles.tile,
        props.isLinkbox && styles.linkbox,
        colour('background-color', background),
        colour('color', textColour),
      )}
    >
      <Picture
        image={picture}
        sizes="(min-width: 1280px) 400px, (min-width: 768px) 33vw, 100vw"
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
        {text}
        {link && (
          <span className={classNames(styles.onward, signs.onward)} aria-hidden>
            {linkText}
          </span>
        )}
      </div>
    </div>
  )
}
