import styles from './Unbroken.module.css'

/** Numbers stay in one line with what they count or measure: "4-teilig", "26-tlg", "45 cm", "120 × 90 cm", "10 Stück", "set of 4". */
export function Unbroken({ text }: { text: string }) {
  const parts = withoutBreaks(text).split(/(\d+-\p{L}+)/u)
  if (parts.length === 1) return parts[0]
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

/** A no-break space costs no element. For hyphens there is no such way: the fonts lack the no-break hyphen. */
function withoutBreaks(text: string): string {
  return text.replace(/(?<=\b\d[\d.,]*) (?=[\p{L}×])|(?<=\d [x×]) (?=\d)|(?<=\bof) (?=\d)/gu, '\u00a0')
}
