import { ExternalLink } from 'lucide-react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { VisuallyHidden } from '../../ui/content/VisuallyHidden/VisuallyHidden.tsx'
import styles from './Footer.module.css'

type FooterLinkProps = { entry: { label: string; url: string; external: boolean }; className?: string | undefined }

/** A link of editors; one that leaves the shop opens a new window, and says so. */
export function FooterLink({ entry, className }: FooterLinkProps) {
  const t = useTexts()
  return (
    <Link href={entry.url} newWindow={entry.external} className={className}>
      {entry.label}
      {entry.external && (
        <>
          <ExternalLink className={styles.external} size={14} strokeWidth={1.75} aria-hidden="true" />
          <VisuallyHidden>{t('shell.footer.newWindow')}</VisuallyHidden>
        </>
      )}
    </Link>
  )
}
