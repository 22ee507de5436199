import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useSite } from '../../lib/scope/use-page.ts'
import logo from './logo.svg'
import logoEducation from './logo-education.svg'

/** The store's logo, named as the way home. Its priority is low, or React would write a preload of it into the page's body. */
export function Logo() {
  const t = useTexts()
  const { isB2b, textLanguage } = useSite()
  return (
    <img
      src={isB2b && textLanguage === 'en' ? logoEducation : logo}
      alt={t('shell.home')}
      width={300}
      height={83}
      fetchPriority="low"
    />
  )
}
