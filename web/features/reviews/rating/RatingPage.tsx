import { useState } from 'react'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSwitch } from '#web/lib/scope/use-parameters.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import type { RatingArticle, RatingData } from './load-rating.ts'
import { RatingForm } from './RatingForm.tsx'
import styles from './RatingPage.module.css'
import { ratingHref } from './review-form.ts'

/** One product of an order to review, and the others of it. */
export function RatingPage({ data }: { data: RatingData }) {
  const { enc, article, others, prefilled, outcome } = data
  const t = useTexts()
  const isOn = useSwitch('rating')
  const waits = useSwitch('reviewCheck')
  const [isSent, setSent] = useState(outcome?.isDone === true)
  const done = useFocusOn<HTMLElement>(isSent)

  const { review } = article
  const stored = {
    rating: String(review?.rating ?? prefilled.rating ?? ''),
    title: review?.title ?? '',
    message: review?.message ?? '',
    authorName: review?.authorName ?? prefilled.authorName,
  }
  const headline = t(review && !isSent ? 'rating.headline.change' : 'rating.headline')
  return (
    <Page width="reading" crumbs={[{ displayName: headline }]} headline={headline} className={styles.page}>
      <div className={styles.product}>
        {article.image && (
          <Link href={article.path} tabIndex={-1} aria-hidden="true">
            <Picture image={article.image} sizes="96px" alt="" eager className={styles.picture} />
          </Link>
        )}
        <p className={styles.name}>
          <Link href={article.path}>{article.name}</Link>
        </p>
      </div>
      {!isOn && (
        <Notice kind="info" headline={t('rating.off.headline')}>
          <p>{t('rating.off')}</p>
        </Notice>
      )}
      {isOn && isSent && (
        <section className={styles.done} ref={done} tabIndex={-1} aria-labelledby="rating-done">
          <Notice kind="success">
            <p id="rating-done">{t(waits ? 'rating.done.waits' : 'rating.done')}</p>
          </Notice>
          <ButtonLink variant="outline" href={`${article.path}#reviews`}>
            {t('rating.toProduct')}
          </ButtonLink>
        </section>
      )}
      {isOn && !isSent && (
        <>
          <p className={styles.lead}>{t('rating.lead')}</p>
          <RatingForm
            enc={enc}
            productId={article.productId}
            isChange={review !== null}
            stored={stored}
            refusal={outcome}
            onSent={() => setSent(true)}
          />
        </>
      )}
      {isOn && others.length > 0 && <Others enc={enc} articles={others} />}
    </Page>
  )
}

function Others({ enc, articles }: { enc: string; articles: readonly RatingArticle[] }) {
  const t = useTexts()
  return (
    <section className={styles.others} aria-labelledby="rating-others">
      <Heading level={2} size="l" id="rating-others">
        {t('rating.others')}
      </Heading>
      <ul className={styles.list}>
        {articles.map(({ productId, name, image, review }) => (
          <li key={productId}>
            <Link href={ratingHref(enc, productId)} className={styles.other}>
              {image ? <Picture image={image} sizes="64px" alt="" className={styles.picture} /> : <span />}
              <span>{name}</span>
              <span className={styles.action}>{t(review ? 'rating.others.change' : 'rating.others.write')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
