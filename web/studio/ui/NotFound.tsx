import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Link } from './Link.tsx'
import styles from './NotFound.module.css'

/** In the place of what is not there, with a way on. */
export function NotFound({ text }: { text: string }) {
  const texts = useTexts(uiTexts)
  return (
    <div className={styles.notFound}>
      <h1>{text}</h1>
      <Link to="/">{texts.toPages}</Link>
    </div>
  )
}
