import Type, { type Static, type TObject } from 'typebox'
import { Compile } from 'typebox/compile'

/** Wide enough for whatever people type: what is right, the engine says, field by field. These bound what is passed on. */
const Line = Type.String({ maxLength: 320 })
const Secret = Type.String({ maxLength: 1024 })
/** Counted by pages; above what anybody does it is all the same. */
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

/** What of a form goes to the engine: fields that the schema has, in its types; null when it can't be that form. */
export type ReadInput<Input> = (formData: Readonly<Record<string, unknown>>) => Input | null

/** Fields that are left out are empty ones: the engine tells what has to be filled in. */
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

/** Browsers send `on`, or whatever value the box has, and nothing for an empty one. */
export const isTicked = (value: unknown): boolean =>
  value === true || ['on', 'true', '1', 'yes'].includes(String(value))

export const readInput = {
  login: reader(Login),
  customer: reader(Customer),
  businessCustomer: reader(BusinessCustomer),
  guest: reader(Guest),
  password: reader(Password),
  forgotten: reader(Forgotten),
  reset: reader(Reset),
  access: reader(Access),
} as const
