import { ExternalLink, Play } from 'lucide-react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/Link.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import styles from './Media.module.css'
import type { Product } from './product-types.ts'

/** Nothing is asked of the video host before the visitor goes there: the picture is the shop's own. */
export function Videos({ videos }: { videos: Product['youtubeVideos'] }) {
  const t = useTexts()
  return (
    <>
      <p className={styles.privacy}>{t('product.video.privacy')}</p>
      <ul className={styles.videos}>
        {videos.map(({ id, title, image }) => (
          <li key={id}>
            <Link
              href={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`}
              newWindow
              className={styles.video}
            >
              <span className={styles.still}>
                {image && <Picture image={image} sizes="(min-width: 768px) 320px, 100vw" alt="" />}
                <span className={styles.play}>
                  <Play aria-hidden="true" size={28} strokeWidth={1.75} />
                </span>
              </span>
              <span className={styles.title}>
                {title}
                <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
                <span className={styles.where}>{t('product.video.newWindow')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

export function AudioSamples({ samples }: { samples: Product['audioSamples'] }) {
  return (
    <ul className={styles.samples}>
      {samples.map(({ title, url }) => (
        <li key={url}>
          <figure className={styles.sample}>
            <figcaption>{title}</figcaption>
            {/* biome-ignore lint/a11y/useMediaCaption: samples come without a transcript; the title names them */}
            <audio controls preload="none" src={url} aria-label={title} />
          </figure>
        </li>
      ))}
    </ul>
  )
}
