import { type MouseEvent, useEffect, useState } from 'react'
import { Play } from '#web/generated/icons/Play.ts'
import { useCameFromServer } from '#web/lib/hydration/use-came-from-server.ts'
import { useIsLive } from '#web/lib/hydration/use-is-live.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { usePageScope } from '#web/lib/scope/page-scope.ts'
import { askForConsent, isAllowed, onConsentChange } from '#web/lib/visitor/consent.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import type { Product } from '../product-types.ts'
import styles from './Videos.module.css'

const host = 'https://www.youtube-nocookie.com'
const watchUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
const anchorOf = (id: string) => `video-${id}`

/**
 * Nothing is asked of the video's host before the visitor agrees to it: the pictures are the shop's own. Without script,
 * and for who doesn't agree, a link leads to the video in a window of its own.
 */
export function Videos({ videos }: { videos: Product['youtubeVideos'] }) {
  const t = useTexts()
  const cameFromServer = useCameFromServer()
  usePageScope().record.needFrame(host)
  const [wanted, setWanted] = useState<string | null>(null)
  const [playing, setPlaying] = useState<string | null>(null)
  const isLive = useIsLive()

  const play = (id: string) => {
    setWanted(null)
    if (cameFromServer) return setPlaying(id)
    // The policy of the document that the visit began with allows no frame: this page's own document does.
    location.hash = anchorOf(id)
    location.reload()
  }

  useEffect(() => {
    const named = videos.find(({ id }) => location.hash === `#${anchorOf(id)}`)
    if (named && cameFromServer && isAllowed('media')) setPlaying(named.id)
  }, [videos, cameFromServer])

  // biome-ignore lint/correctness/useExhaustiveDependencies: play only reads what does not change here
  useEffect(
    () =>
      onConsentChange(() => {
        if (!isAllowed('media')) setPlaying(null)
        else if (wanted !== null) play(wanted)
      }),
    [wanted],
  )

  const onClick = (event: MouseEvent, id: string) => {
    event.preventDefault()
    if (isAllowed('media')) return play(id)
    setWanted(id)
    askForConsent(2)
  }

  return (
    <>
      <p className={styles.privacy}>{t('product.video.privacy')}</p>
      <ul className={styles.videos} data-live={isLive ? '' : undefined}>
        {videos.map(({ id, title, image }) => (
          <li key={id} id={anchorOf(id)} className={styles.video}>
            {playing === id ? (
              <iframe
                className={styles.frame}
                src={`${host}/embed/${encodeURIComponent(id)}?autoplay=1`}
                title={title}
                allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
                referrerPolicy="strict-origin-when-cross-origin"
              />
            ) : (
              <Link
                href={watchUrl(id)}
                newWindow
                className={styles.poster}
                aria-label={t('product.video.play', { title })}
                onClick={(event) => onClick(event, id)}
              >
                <span className={styles.still}>
                  {image && <Picture image={image} sizes="(min-width: 768px) 420px, 100vw" alt="" />}
                  <span className={styles.play}>
                    <Play aria-hidden="true" size={28} strokeWidth={1.75} />
                  </span>
                </span>
              </Link>
            )}
            <p className={styles.title}>{title}</p>
            <p className={styles.elsewhere} role="status">
              {wanted === id && t('product.video.consent')}
            </p>
            <p className={styles.elsewhere}>
              <Link href={watchUrl(id)} newWindow>
                {t('product.video.elsewhere')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
