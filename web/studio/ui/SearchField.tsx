import { Search } from 'lucide-react'
import styles from './SearchField.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange }: Props) {
  return (
    <label className={styles.search}>
      <Search size={18} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // It searches while it is typed in: Enter would submit a form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </label>
  )
}
