import Type, { type Static, type TObject } from 'typebox'
import { Compile } from 'typebox/compile'

/** Bounds the size of what is passed on. The engine validates each field and returns the messages. */
const Line = Type.String({ maxLength: 320 })
const Secret = Type.String({ maxLength: 1024 })
/** Counted by the page, for tracking; higher than any real visitor's count. */
const Count = Type.Integer({ minimum: 0, maximum: 1000 })
const closed = { additionalProperties: false }

const Login = Type.Object(
  {
    email: Type.Optional(Line),
    customerNumber: Type.Optional(Line),
    password: Secret,
    remember: Type.Optional(Type.Boolean()),
  },
  closed,
)

const Customer = Type.Object(
  {
    salutation: Line,
    firstName: Line,
    lastName: Line,
    email: Line,
    password: Secret,
    acceptsTerms: Type.Boolean(),
    newsletter: Type.Optional(Type.Boolean()),
  },
  closed,
)

const BusinessCustomer = Type.Object(
  {
    organisationType: Line,
    organisation: Line,
    salutation: Line,
    firstName: Line,
    lastName: Line,
    email: Line,
    phone: Line,
    street: Line,
    postCode: Line,
    city: Line,
    country: Line,
    vatRegistrationNo: Type.Optional(Line),
    password: Secret,
    acceptsTerms: Type.Boolean(),
  },
  closed,
)

const Guest = Type.Object({ email: Line }, closed)
const Password = Type.Object({ currentPassword: Secret, newPassword: Secret }, closed)
const Deletion = Type.Object({ password: Secret }, closed)
const Forgotten = Type.Object(
  {
    email: Type.Optional(Line),
    customerNumber: Type.Optional(Line),
    website: Type.Optional(Line),
    triesCount: Type.Optional(Count),
  },
  closed,
)
const Reset = Type.Object({ emailToken: Secret, newPassword: Secret }, closed)
const Access = Type.Object({ customerNumber: Line, postCode: Line, website: Type.Optional(Line) }, closed)

/** Reads the schema's fields from a form, in the schema's types; null when the form doesn't match. */
export type ReadInput<Input> = (formData: Readonly<Record<string, unknown>>) => Input | null

/** Missing fields count as empty: the engine reports which fields are required. */
function reader<Schema extends TObject>(schema: Schema): ReadInput<Static<Schema>> {
  const form = Compile(schema)
  const fields = Object.entries(schema.properties) as [string, { type?: string }][]
  const required = new Set<string>(schema.required as string[] | undefined)
  return (formData) => {
    const input: Record<string, unknown> = {}
    for (const [name, { type }] of fields) {
      const value = formData[name]
      if (type === 'boolean') input[name] = isTicked(value)
      else if (type === 'integer' && typeof value === 'string' && /^\d{1,4}$/.test(value)) input[name] = Number(value)
      else if (value !== undefined && value !== null) input[name] = value
      else if (required.has(name)) input[name] = ''
    }
    return form.Check(input) ? (input as Static<Schema>) : null
  }
}

/** The field for a customer number takes an e-mail address as well. */
const byNameOrNumber =
  <Input>(read: ReadInput<Input>): ReadInput<Input> =>
  ({ customerNumber, ...formData }) =>
    read(
      typeof customerNumber === 'string' && customerNumber.includes('@')
        ? { ...formData, email: customerNumber }
        : { ...formData, customerNumber },
    )

/** Browsers send a ticked checkbox as `on` or its `value`, and leave an unticked one out. */
export const isTicked = (value: unknown): boolean =>
  value === true || ['on', 'true', '1', 'yes'].includes(String(value))

export const readInput = {
  login: byNameOrNumber(reader(Login)),
  customer: reader(Customer),
  businessCustomer: reader(BusinessCustomer),
  guest: reader(Guest),
  password: reader(Password),
  deletion: reader(Deletion),
  forgotten: byNameOrNumber(reader(Forgotten)),
  reset: reader(Reset),
  access: reader(Access),
} as const
