import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { ChevronLeft } from '#web/generated/icons/ChevronLeft.ts'
import { ChevronRight } from '#web/generated/icons/ChevronRight.ts'
import { ZoomIn } from '#web/generated/icons/ZoomIn.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Picture, type PictureImage } from '#web/ui/content/Picture/Picture.tsx'
import { IconButton } from '#web/ui/forms/IconButton/IconButton.tsx'
import { inFormat } from '../seo/product-head.ts'
import styles from './Gallery.module.css'
import { useSlideShown } from './use-slide-shown.ts'

const ZoomDialog = lazy(() => import('./ZoomDialog.tsx').then((module) => ({ default: module.ZoomDialog })))

/** From 1280 px on in pairs, see the style sheet. */
const otherSizes = '(min-width: 1280px) 344px, (min-width: 1024px) 640px, (min-width: 768px) 50vw, 100vw'
const mainSizes = '(min-width: 1024px) 640px, (min-width: 768px) 50vw, 100vw'

/**
 * The pictures of the item that is shown, to push sideways or by the small ones below. A press opens them large; without
 * script the large picture itself.
 */
export function Gallery({ images, name }: { images: readonly PictureImage[]; name: string }) {
  const t = useTexts()
  const track = useRef<HTMLUListElement>(null)
  const { shown, show } = useSlideShown(track, images.length)
  const [zoomed, setZoomed] = useState<number | null>(null)
  const first = images[0]?.src

  // biome-ignore lint/correctness/useExhaustiveDependencies: another item's pictures begin with their first
  useEffect(() => {
    track.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])

  const follow = (event: MouseEvent, action: () => void) => {
    event.preventDefault()
    action()
  }

  return (
    <section className={styles.gallery} aria-label={t('product.gallery.label')}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <ul ref={track} className={styles.track} tabIndex={0} aria-label={t('product.gallery.pictures', { name })}>
          {images.map((image, index) => (
            <li key={image.src} id={`picture-${index + 1}`} className={styles.slide}>
              <Link
                href={inFormat(image.src, 'ads_zoom_desktop')}
                className={styles.open}
                onClick={(event) => follow(event, () => setZoomed(index))}
              >
                <Picture
                  image={image}
                  sizes={index === 0 ? mainSizes : otherSizes}
                  eager={index === 0}
                  className={styles.picture}
                />
                <span className={styles.hint}>
                  <ZoomIn aria-hidden="true" size={20} strokeWidth={1.75} />
                  <span className={styles.hintWords}>{t('product.gallery.zoom')}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <p className={styles.counter}>{t('product.gallery.counter', { index: shown + 1, total: images.length })}</p>
            <IconButton
              look="raised"
              className={styles.previous}
              label={t('product.gallery.previous')}
              icon={<ChevronLeft aria-hidden="true" size={24} strokeWidth={1.75} />}
              hidden={shown === 0}
              onClick={() => show(shown - 1)}
            />
            <IconButton
              look="raised"
              className={styles.next}
              label={t('product.gallery.next')}
              icon={<ChevronRight aria-hidden="true" size={24} strokeWidth={1.75} />}
              hidden={shown === images.length - 1}
              onClick={() => show(shown + 1)}
            />
          </>
        )}
      </div>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                href={`#picture-${index + 1}`}
                className={styles.thumb}
                aria-current={index === shown ? 'true' : undefined}
                aria-label={t('product.gallery.picture', { index: index + 1, total: images.length })}
                onClick={(event) => follow(event, () => show(index))}
              >
                <Picture
                  image={{ src: inFormat(image.src, 'thumb'), alt: '', width: 96, height: 72 }}
                  alt=""
                  className={styles.thumbPicture}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog images={images} start={zoomed} sizes={mainSizes} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </section>
  )
}
