import { ChevronRight } from '#web/generated/icons/ChevronRight.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import styles from './Breadcrumb.module.css'

export type Crumb = { displayName: string; url?: string | null }

type BreadcrumbProps = {
  /** From the first level down; the last is the page itself, whether it has an address or not. Home is added. */
  crumbs: readonly Crumb[]
}

/** Where the page stands. On phones one line that can be pushed sideways. */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const t = useTexts()
  if (crumbs.length === 0) return null
  const all = [{ displayName: t('ui.breadcrumb.home'), url: '/' }, ...crumbs]
  return (
    <nav aria-label={t('ui.breadcrumb.label')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {all.map((crumb, index) => {
          const isLast = index === all.length - 1
          return (
            <li key={`${crumb.url} ${crumb.displayName}`} className={styles.crumb}>
              {index > 0 && <ChevronRight className={styles.arrow} size={14} strokeWidth={1.75} aria-hidden="true" />}
              {crumb.url && !isLast ? (
                <Link href={crumb.url} className={styles.link}>
                  {crumb.displayName}
                </Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{crumb.displayName}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
