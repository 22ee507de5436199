import { classNames } from '#web/ui/class-names.ts'
import type { Entry } from '../list-types.ts'
import styles from './EntryParts.module.css'

export function EntryDelivery({ entry: { item } }: { entry: Entry }) {
  if (!item) return null
  const { deliveryStatusColor: colour, deliveryStatusText } = item
  const look = colour === 'green' || colour === 'yellow' || colour === 'red' ? styles[colour] : undefined
  return <p className={classNames(styles.delivery, look)}>{deliveryStatusText}</p>
}
