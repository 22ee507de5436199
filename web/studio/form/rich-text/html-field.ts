export type HtmlFieldProps = {
  label: string
  help: string
  isRequired: boolean
  errors: readonly string[]
  value: string
  onChange: (html: string) => void
}
