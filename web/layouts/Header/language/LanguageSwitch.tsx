import { useEffect, useRef } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { whenIdle } from '#web/lib/browser/when-idle.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite, useStatus, useTranslations, useUrl } from '#web/lib/scope/use-page.ts'
import styles from './LanguageSwitch.module.css'
import { languageHref } from './language-href.ts'

const languages = ['de', 'en'] as const

/** The business store speaks German and English, on a host each (storefront.md §1, §2). */
export function LanguageSwitch() {
  const t = useTexts()
  const { origin, textLanguage } = useSite()
  const { href } = useUrl()
  // What does not exist here does not exist there either: home, as for a page without translation.
  const isMissing = [404, 410].includes(useStatus())
  const own = useTranslations()
  const translations = isMissing ? [] : own
  const other = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const hint = async () => {
      const { hintAtLanguage } = await import('./language-hint.ts')
      const [text, closeLabel] = [t('shell.language.hint'), t('shell.flyout.close')]
      if (other.current) hintAtLanguage(other.current, { language: other.current.lang, text, closeLabel })
    }
    return whenIdle(() => inBackground(hint()))
  }, [t])
  const hrefFrom = (pathAndQuery: string, language: (typeof languages)[number]) =>
    languageHref(origin, pathAndQuery, { language, translations })
  return (
    <nav aria-label={t('shell.language.label')} className={styles.languages}>
      {languages.map((language) => (
        <a
          key={language}
          href={hrefFrom(href, language)}
          // A variant that was chosen since is in the address alone.
          onClick={({ currentTarget }) => {
            currentTarget.href = hrefFrom(location.pathname + location.search, language)
          }}
          hrefLang={language}
          lang={language}
          rel="external"
          className={styles.language}
          aria-current={language === textLanguage ? 'true' : undefined}
          ref={language === textLanguage ? null : other}
        >
          <Flag language={language} />
          <span className={styles.name}>{t(`shell.language.${language}`)}</span>
        </a>
      ))}
    </nav>
  )
}

function Flag({ language }: { language: 'de' | 'en' }) {
  return (
    <svg className={styles.flag} viewBox="0 0 20 14" width={20} height={14} aria-hidden="true">
      {language === 'de' ? (
        <>
          <path fill="#1f1f1f" d="M0 0h20v5H0z" />
          <path fill="#d00000" d="M0 4.67h20v5H0z" />
          <path fill="#ffce00" d="M0 9.33h20V14H0z" />
        </>
      ) : (
        <>
          <path fill="#1d2f6f" d="M0 0h20v14H0z" />
          <path stroke="#fff" strokeWidth={2.8} d="m0 0 20 14M20 0 0 14" />
          <path stroke="#c8102e" strokeWidth={1} d="m0 0 20 14M20 0 0 14" />
          <path stroke="#fff" strokeWidth={4.6} d="M10 0v14M0 7h20" />
          <path stroke="#c8102e" strokeWidth={2.6} d="M10 0v14M0 7h20" />
        </>
      )}
    </svg>
  )
}
