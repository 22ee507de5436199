import { useTexts } from '../../lib/i18n/use-texts.ts'
import styles from './ConsentSettings.module.css'
import { necessaryStorage } from './necessary-storage.ts'

/** Needed for what the visitor came for, so there is nothing to choose, only to know. */
export function NecessaryStorage() {
  const t = useTexts()
  return (
    <div className={styles.purpose}>
      <h3 className={styles.name}>{t('consent.necessary.name')}</h3>
      <p className={styles.description}>{t('consent.necessary.text')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('consent.necessary.entry')}</th>
            <th scope="col">{t('consent.necessary.purpose')}</th>
            <th scope="col">{t('consent.necessary.lifetime')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(necessaryStorage).map(([key, names]) => (
            <tr key={key}>
              <th scope="row">{names.join(', ')}</th>
              <td>{t(`consent.kept.${key}.purpose`)}</td>
              <td>{t(`consent.kept.${key}.lifetime`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
