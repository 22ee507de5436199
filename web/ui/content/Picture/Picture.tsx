import { classNames } from '../../class-names.ts'
import styles from './Picture.module.css'
import { candidates, type PictureSource } from './picture-sources.ts'

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
}

/**
 * A picture as AVIF in the size that the browser chooses; its room is kept free from the start. A browser that does not say that it
 * knows AVIF gets the same size as JPEG from the edge (server/bff/media), so no `<source>` by type is needed.
 */
export function Picture({ image, sizes, eager, tint = 'sand', alt, className }: PictureProps) {
  const { own, byMedia } = candidates(image, sizes)
  const element = (
    <img
      className={classNames(styles.image, styles[tint], className)}
      src={image.src}
      srcSet={own?.srcSet}
      sizes={own?.sizes}
      alt={alt ?? image.alt}
      title={image.title || undefined}
      width={image.width}
      height={image.height}
      loading={eager && eager !== 'last' ? 'eager' : 'lazy'}
      decoding={eager === true ? 'sync' : 'async'}
      fetchPriority={eager ? (eager === true ? 'high' : 'low') : undefined}
    />
  )
  // Without a <picture> React would write a preload of the first picture into the page's body.
  if (byMedia.length === 0 && eager !== true) return element
  return (
    <picture className={styles.choice}>
      {byMedia.map(({ media, srcSet, sizes }) => (
        <source key={media} srcSet={srcSet} sizes={sizes} media={media} />
      ))}
      {element}
    </picture>
  )
}
