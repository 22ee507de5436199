/** Fields with a sentence of their own for when nothing was entered, `login.missing.<name>`: by the last part of their name, in small letters. */
export const namedFields = [
  'acceptsterms',
  'buyerreference',
  'city',
  'company',
  'contract',
  'country',
  'currentpassword',
  'customernumber',
  'deliveryemail',
  'email',
  'firstname',
  'kind',
  'lastname',
  'message',
  'name',
  'newemail',
  'newpassword',
  'ordernumber',
  'organisation',
  'organisationtype',
  'packstation',
  'password',
  'phone',
  'postcode',
  'postnumber',
  'repeated',
  'salutation',
  'street',
  'streetandnumber',
  'topic',
] as const

const named: ReadonlySet<string> = new Set(namedFields)
const missing: ReadonlySet<string> = new Set(['required', 'choose', 'tick'])

/** The key of the sentence that names a field in which something is missing; none for other errors and fields. */
export function missingKeys(code: string, field: string): string[] {
  const name = field.slice(field.lastIndexOf('.') + 1).toLowerCase()
  return missing.has(code) && named.has(name) ? [`login.missing.${name}`] : []
}

type FormError = { code: string; name: string; label?: string | null | undefined }

/** Keys of the sentence for an error in an editors' form or a draw, the most particular first: a field is named by its label. */
export const fieldErrorKeys = ({ code, name, label }: FormError): string[] => [
  ...(label ? [`forms.named.${code}`] : missingKeys(code, name)),
  `forms.error.${code}`,
]
