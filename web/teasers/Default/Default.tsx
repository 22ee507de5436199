import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Link } from '../../lib/routing/Link.tsx'
import { usePageScope } from '../../lib/scope/page-scope.ts'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { cellSizes } from '../definition/cell-sizes.ts'
import type { InCell } from '../definition/define-teaser.ts'
import styles from './Default.module.css'
import type { DefaultProps } from './parse.ts'

export { parseDefault as parse } from './parse.ts'

/** Draws a teaser of a type that this build doesn't know (storefront.md §2): picture, headline, text and link, whichever it has. */
export function Default(props: DefaultProps & InCell) {
  const { picture, headline, html, link, linkText, buttonType, analyticsName, cellWidth } = props
  const isHeadlineLink = link && !linkText
  return (
    <section className={styles.teaser}>
      {picture && <Picture image={picture} sizes={cellSizes(cellWidth)} tint="none" className={styles.image} />}
      {headline && (
        <Heading level={2}>
          {isHeadlineLink ? (
            <Link href={link.href} newWindow={link.newWindow} data-analytics={analyticsName}>
              {headline}
            </Link>
          ) : (
            headline
          )}
        </Heading>
      )}
      {html && <RichText html={html} />}
      {link && linkText && (
        <p>
          <ButtonLink href={link.href} newWindow={link.newWindow} variant={buttonType} data-analytics={analyticsName}>
            {linkText}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

/** Says that a type of teaser is not known to this build: in the log, and to editors in their preview. */
export function UnknownType({ type }: { type: string }) {
  const t = useTexts()
  const { isPreview, record } = usePageScope()
  record.report(`teaser type ${type}`)
  return isPreview ? <p role="note">{t('teasers.unknown', { type })}</p> : null
}
