import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Picture, type PictureImage } from '../../ui/Picture/Picture.tsx'
import { inFormat } from './product-head.ts'
import styles from './ZoomDialog.module.css'

type ZoomDialogProps = { images: readonly PictureImage[]; start: number; onClose: () => void }

/** Pictures as large as the screen; a press shows them in full size, to be pushed around. */
export function ZoomDialog({ images, start, onClose }: ZoomDialogProps) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const [isFull, setFull] = useState(false)
  const image = images[index]

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  const show = (next: number) => {
    if (next < 0 || next >= images.length) return
    setIndex(next)
    setFull(false)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (isFull) return
    if (key === 'ArrowLeft') show(index - 1)
    if (key === 'ArrowRight') show(index + 1)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('product.gallery.large')}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {image && (
        <button
          type="button"
          className={classNames(styles.stage, isFull && styles.full)}
          aria-label={t(isFull ? 'product.gallery.fit' : 'product.gallery.full')}
          onClick={() => setFull(!isFull)}
        >
          <Picture
            key={image.src}
            image={large(image)}
            sizes={isFull ? '2000px' : '100vw'}
            eager
            className={styles.picture}
          />
        </button>
      )}
      <p className={styles.counter} role="status">
        {t('product.gallery.counter', { index: index + 1, total: images.length })}
      </p>
      <IconButton
        look="raised"
        className={styles.close}
        label={t('product.gallery.close')}
        icon={<X aria-hidden="true" size={24} strokeWidth={1.75} />}
        onClick={() => dialog.current?.close()}
      />
      <IconButton
        look="raised"
        className={styles.previous}
        label={t('product.gallery.previous')}
        icon={<ChevronLeft aria-hidden="true" size={24} strokeWidth={1.75} />}
        hidden={index === 0}
        onClick={() => show(index - 1)}
      />
      <IconButton
        look="raised"
        className={styles.next}
        label={t('product.gallery.next')}
        icon={<ChevronRight aria-hidden="true" size={24} strokeWidth={1.75} />}
        hidden={index === images.length - 1}
        onClick={() => show(index + 1)}
      />
    </dialog>
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
