export type HtmlFieldProps = {
  label: string
  help: string
  isRequired: boolean
  faults: readonly string[]
  value: string
  onChange: (html: string) => void
}
