import { FileDown } from '#web/generated/icons/FileDown.ts'
import { useFileSize } from '#web/lib/i18n/file-size.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import type { Product } from '../product-types.ts'
import styles from './Downloads.module.css'

/** Files to take along, each with its kind and size. */
export function Downloads({ downloads }: { downloads: Product['downloads'] }) {
  const t = useTexts()
  const size = useFileSize()
  return (
    <ul className={styles.list}>
      {downloads.map(({ url, headline, description, dataType, dataName, dataSize }) => (
        <li key={url} className={styles.download}>
          <FileDown aria-hidden="true" size={24} strokeWidth={1.75} />
          <div>
            <Link href={url} download={dataName} className={styles.link}>
              {headline}
            </Link>
            <p className={styles.kind}>
              {t('product.download.kind', { type: kindOf(dataName) ?? dataType, size: size(dataSize) })}
            </p>
            {description && <p>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** As people call it: PDF, not application/pdf. */
const kindOf = (name: string) => /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toUpperCase()
