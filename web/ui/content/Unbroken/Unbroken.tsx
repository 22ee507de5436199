import styles from './Unbroken.module.css'

/** Numbers with a hyphenated word stay in one line: "4-teilig", "26-tlg". */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(/(\d+-\p{L}+)/u)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={styles.unbroken} key={part}>
        {part}
      </span>
    ),
  )
}
