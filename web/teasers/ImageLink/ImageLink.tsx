import { Info } from '../../generated/icons/Info.ts'
import { Star } from '../../generated/icons/Star.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { cellSizes } from '../definition/cell-sizes.ts'
import type { InCell } from '../definition/define-teaser.ts'
import styles from './ImageLink.module.css'
import type { ImageLinkProps } from './parse.ts'

export { parseImageLink as parse } from './parse.ts'

/**
 * The view of a teaser: typed props in, markup out. It decides nothing that the parser could have decided. What opens
 * here is a native element, so the teaser is registered with `hydrate: 'never'` and costs the browser no script.
 */
export function ImageLink({
  picture,
  link,
  linkName,
  caption,
  info,
  analyticsName,
  isEager,
  cellWidth,
}: ImageLinkProps & InCell) {
  const image = <Picture image={picture} sizes={cellSizes(cellWidth)} eager={isEager} className={styles.picture} />
  return (
    <figure className={styles.teaser}>
      <div className={styles.frame}>
        {link ? (
          <Link
            href={link.href}
            newWindow={link.newWindow}
            aria-label={linkName ?? undefined}
            data-analytics={analyticsName}
            className={styles.link}
          >
            {image}
          </Link>
        ) : (
          image
        )}
        {info?.position === 'topleft' && <InfoIcon {...info} />}
      </div>
      {(caption || info?.position === 'other') && (
        <figcaption className={styles.caption}>
          {caption}
          {info?.position === 'other' && <InfoIcon {...info} />}
        </figcaption>
      )}
    </figure>
  )
}

/** Beside the link, not inside of it: a control within a link can be reached by neither keyboard nor screen reader. */
function InfoIcon({ text, icon, position }: NonNullable<ImageLinkProps['info']>) {
  const t = useTexts()
  const Icon = icon === 'starIcon' ? Star : Info
  return (
    <details className={classNames(styles.info, styles[position])}>
      <summary className={styles.icon} aria-label={t('teasers.picture.info')}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </summary>
      <p className={styles.note}>{text}</p>
    </details>
  )
}
