import type { Product } from '../product-types.ts'
import styles from './TextileCare.module.css'

export function TextileCare({ icons }: { icons: Product['textileCareIcons'] }) {
  return (
    <ul className={styles.icons}>
      {icons.map(({ id, name, imgPath }) => (
        <li key={id} className={styles.icon}>
          <img src={imgPath} alt="" width={40} height={40} loading="lazy" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
