import { useTexts } from '../i18n/use-texts.ts'

/** In the place of a page that broke in the browser; header and footer still stand. */
export function PageErrorBoundary() {
  const t = useTexts()
  return (
    <div role="alert">
      <h1>{t('error.failed.headline')}</h1>
      <p>{t('error.failed.text')}</p>
      <p>
        <button type="button" onClick={() => location.reload()}>
          {t('error.retry')}
        </button>
      </p>
    </div>
  )
}
