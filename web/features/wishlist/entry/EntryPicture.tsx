import { Link } from '#web/lib/routing/Link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import type { Entry } from '../list-types.ts'
import styles from './EntryParts.module.css'

/** The name beside it is the same link, so this one is for the mouse and for thumbs alone. */
export function EntryPicture({
  entry: { product, item },
  className,
}: {
  entry: Entry
  className?: string | undefined
}) {
  const image = item?.image ?? product.image
  return (
    <Link
      href={item?.path ?? product.path}
      className={classNames(styles.picture, className)}
      tabIndex={-1}
      aria-hidden="true"
    >
      {image && <Picture image={image} sizes="(min-width: 768px) 120px, 88px" alt="" />}
    </Link>
  )
}
