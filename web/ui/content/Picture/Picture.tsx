import { classNames } from '../../class-names.ts'
import styles from './Picture.module.css'
import { type PictureSource, sourceGroups, srcSet } from './picture-sources.ts'

/** Image of the contract, or what a teaser's parser makes of an attribute. */
export type PictureImage = {
  src: string
  alt: string
  title?: string | null
  width: number
  height: number
  sources?: readonly PictureSource[] | null
}

export type Tint = 'green' | 'yellow' | 'blue' | 'red' | 'violet' | 'teal' | 'sand' | 'none'

/**
 * true: the page's first picture, fetched before anything else; 'quietly': on the first screen beside it, at once but after
 * everything else; 'last': may be on the first screen, waits until it comes near and then for everything else. The rest waits until
 * it comes near.
 */
export type Eagerness = boolean | 'quietly' | 'last'

type PictureProps = {
  image: PictureImage
  /** How wide it is shown: the attribute `sizes`, for example `(min-width: 768px) 280px, 50vw`. */
  sizes?: string
  eager?: Eagerness
  /** Ground until the picture is there, and behind what is transparent. */
  tint?: Tint
  /** Other words than the picture's own; '' where its link or neighbour already says it. */
  alt?: string
  className?: string
  imageClassName?: string
}

/**
 * A picture as AVIF in the size that the browser chooses; its room is kept free from the start. A browser that does not know
 * AVIF gets one size of JPEG: so few are left that sources for them, WebP among them, would only make pages longer.
 */
export function Picture({ image, sizes, eager, tint = 'sand', alt, className, imageClassName }: PictureProps) {
  const groups = sourceGroups(image, sizes)
  return (
    <picture className={classNames(styles.picture, styles[tint], className)}>
      {groups.map((group) => (
        <source
          key={group.media}
          type="image/avif"
          srcSet={srcSet(group.sources)}
          sizes={group.sizes}
          media={group.media ?? undefined}
        />
      ))}
      <img
        className={classNames(styles.image, imageClassName)}
        src={image.src}
        alt={alt ?? image.alt}
        title={image.title || undefined}
        width={image.width}
        height={image.height}
        loading={eager && eager !== 'last' ? 'eager' : 'lazy'}
        decoding={eager === true ? 'auto' : 'async'}
        fetchPriority={eager ? (eager === true ? 'high' : 'low') : undefined}
      />
    </picture>
  )
}
