import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { classNames } from '../../ui/class-names.ts'
import signs from '../../ui/content/Sign/Sign.module.css'
import styles from './Footer.module.css'

type FooterLinkProps = { entry: { label: string; url: string; external: boolean }; className?: string | undefined }

/** A link of editors; one that leaves the shop opens a new window, and says so. */
export function FooterLink({ entry, className }: FooterLinkProps) {
  const t = useTexts()
  return (
    <Link
      href={entry.url}
      newWindow={entry.external}
      className={classNames(className, entry.external && signs.external, entry.external && styles.external)}
      aria-label={entry.external ? `${entry.label} ${t('shell.footer.newWindow')}` : undefined}
    >
      {entry.label}
    </Link>
  )
}
