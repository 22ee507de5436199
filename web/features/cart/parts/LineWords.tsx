import type { ReactNode } from 'react'
import { Link } from '#web/lib/routing/Link.tsx'
import { Picture, type PictureImage } from '#web/ui/content/Picture/Picture.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import styles from './PositionWords.module.css'

type LineWordsProps = {
  image: PictureImage | null
  name: string
  path: string
  /** The chosen variant. */
  note: string
  /** Pieces and prices. */
  children?: ReactNode
}

/** An article in short: picture, name, variant. */
export function LineWords({ image, name, path, note, children }: LineWordsProps) {
  return (
    <div className={styles.position}>
      <div className={styles.picture}>{image && <Picture image={image} alt="" sizes="72px" />}</div>
      <div className={styles.words}>
        <p className={styles.name}>
          <Link href={path}>
            <Unbroken text={name} />
          </Link>
        </p>
        {note && <p className={styles.note}>{note}</p>}
        {children}
      </div>
    </div>
  )
}
