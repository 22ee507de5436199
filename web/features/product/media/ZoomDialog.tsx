import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ChevronLeft } from '#web/generated/icons/ChevronLeft.ts'
import { ChevronRight } from '#web/generated/icons/ChevronRight.ts'
import { X } from '#web/generated/icons/X.ts'
import { isFocusLost } from '#web/lib/browser/is-focus-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture, type PictureImage } from '#web/ui/content/Picture/Picture.tsx'
import { IconButton } from '#web/ui/forms/IconButton/IconButton.tsx'
import { inFormat } from '../seo/product-head.ts'
import { useSlideShown } from './use-slide-shown.ts'
import styles from './ZoomDialog.module.css'

type ZoomDialogProps = { images: readonly PictureImage[]; start: number; sizes: string; onClose: () => void }

/**
 * Pictures as large as the screen, to push sideways; a press shows them in full size, to be pushed around. A large picture
 * may have to be made first: below it lies the one that the page shows already, so there is never nothing.
 */
export function ZoomDialog({ images, start, sizes, onClose }: ZoomDialogProps) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const { shown, show } = useSlideShown(track, images.length)
  const [full, setFull] = useState<number | null>(null)
  const pressed = useRef({ x: 0.5, y: 0.5 })

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    track.current?.scrollTo({ left: start * track.current.clientWidth, behavior: 'instant' })
  }, [start])

  useEffect(() => {
    if (full !== null && full !== shown) setFull(null)
  }, [full, shown])

  // What had the focus may be inert now, or an arrow at the end: the keys would no longer reach the dialog.
  useEffect(() => {
    if (!isFocusLost() && !document.activeElement?.closest('[inert], [hidden]')) return
    track.current?.children[shown]?.querySelector('button')?.focus({ preventScroll: true })
  }, [shown])

  // What was pressed is what is shown in full size; a key shows the middle.
  useLayoutEffect(() => {
    const slide = full === null ? null : track.current?.children[full]
    slide?.scrollTo({
      left: pressed.current.x * (slide.scrollWidth - slide.clientWidth),
      top: pressed.current.y * (slide.scrollHeight - slide.clientHeight),
      behavior: 'instant',
    })
  }, [full])

  const onPress = (event: MouseEvent<HTMLButtonElement>, index: number) => {
    const { clientWidth, clientHeight } = event.currentTarget
    const isKey = event.detail === 0
    pressed.current = isKey ? { x: 0.5, y: 0.5 } : { x: event.clientX / clientWidth, y: event.clientY / clientHeight }
    setFull(full === index ? null : index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: images.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined || full !== null) return
    event.preventDefault()
    if (next >= 0 && next < images.length) show(next)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('product.gallery.large')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul ref={track} className={classNames(styles.track, full !== null && styles.still)}>
        {images.map((image, index) => (
          <ZoomSlide
            key={image.src}
            image={image}
            sizes={sizes}
            distance={Math.abs(index - shown)}
            isFull={full === index}
            onPress={(event) => onPress(event, index)}
          />
        ))}
      </ul>
      <p className={styles.counter} role="status">
        {t('product.gallery.counter', { index: shown + 1, total: images.length })}
      </p>
      <IconButton
        look="raised"
        className={styles.close}
        label={t('product.gallery.close')}
        icon={<X aria-hidden="true" size={24} strokeWidth={1.75} />}
        onClick={() => dialog.current?.close()}
      />
      <ZoomArrows shown={shown} count={images.length} show={show} />
    </dialog>
  )
}

type ZoomSlideProps = {
  image: PictureImage
  sizes: string
  /** Slides between this one and the one that is shown. */
  distance: number
  isFull: boolean
  onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

function ZoomSlide({ image, sizes, distance, isFull, onPress }: ZoomSlideProps) {
  const t = useTexts()
  return (
    <li className={classNames(styles.slide, isFull && styles.full)} inert={distance > 0}>
      <button
        type="button"
        className={styles.stage}
        aria-label={t(isFull ? 'product.gallery.fit' : 'product.gallery.full')}
        onClick={onPress}
      >
        <Picture image={image} sizes={sizes} alt="" tint="none" className={styles.picture} />
        {distance <= 1 && (
          <Picture
            image={large(image)}
            sizes={isFull ? '2000px' : '100vw'}
            eager={distance === 0 && 'quietly'}
            tint="none"
            className={styles.picture}
          />
        )}
      </button>
    </li>
  )
}

function ZoomArrows({ shown, count, show }: { shown: number; count: number; show: (index: number) => void }) {
  const t = useTexts()
  return (
    <>
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
        hidden={shown === count - 1}
        onClick={() => show(shown + 1)}
      />
    </>
  )
}

/** The formats that are made for zooming (storefront.md §9). */
function large(image: PictureImage): PictureImage {
  return {
    ...image,
    src: inFormat(image.src, 'ads_zoom_desktop'),
    width: 1600,
    height: 1200,
    sources: [
      { src: inFormat(image.src, 'ads_zoom_mobile'), width: 1000 },
      { src: inFormat(image.src, 'ads_zoom_desktop'), width: 1600 },
      { src: inFormat(image.src, 'ads_zoom_new'), width: 2000 },
    ],
  }
}
