/** Written by `npm run generate:schemas` from the JSON Schemas in cms-schemas. */

/**
 * Fields that visitors fill in and send to the shop.
 */
export interface FormAttributes {
  /**
   * Plain text of one line.
   */
  headline?: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  teasercontent?: string
  /**
   * @minItems 1
   * @maxItems 30
   */
  fields: FormTeaserField[]
  /**
   * Plain text of one line.
   */
  buttonText: string
  /**
   * Plain text of one line.
   */
  successHeadline?: string
  /**
   * Formatted text; sanitised when it is saved.
   */
  successText?: string
  /**
   * Six hexadecimal digits, for example #0f5c46.
   */
  bgcolor?: string
  /**
   * Label of a click in web analytics.
   */
  googleAnalytics?: string
}
export interface FormTeaserField {
  /**
   * Under which the answer is stored; each once in a form.
   */
  name: string
  kind: 'text' | 'email' | 'phone' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'date' | 'hidden' | 'consent'
  /**
   * Plain text of one line.
   */
  label: string
  required?: boolean
  /**
   * Plain text of one line.
   */
  hint?: string
  /**
   * Of select and radio: one a line.
   */
  options?: string
  /**
   * Stands beside the box of a consent.
   */
  consentText?: string
  /**
   * Of a hidden field.
   */
  value?: string
  /**
   * What browsers may fill in, for example given-name, email or tel.
   */
  autocomplete?: string
  minLength?: number
  maxLength?: number
  width?: 'full' | 'half'
}
