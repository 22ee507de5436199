import { parse, YAMLParseError } from 'yaml'
import { isCountryCode } from '#contract/country-codes.ts'
import type { StoreId } from '#contract/generated/types.ts'
import { parameterViolations } from '#contract/parameters/parameter-violations.ts'
import { storeOfHost } from '#contract/store-hosts.ts'
import { isEmail } from '#engine/modules/account/visitors/accounts/account.rules.ts'
import { isMailSender } from '#engine/modules/mail/mails/mail-sender.ts'
import { isBic, isIban } from '#engine/modules/stores/stores/bank-account.rules.ts'
import { storeViolation } from '#engine/modules/stores/stores/stores.import.ts'
import { pathInWords, violationOf } from '#engine/modules/studio/loads/record.violations.ts'
import { parametersOf } from './content/parameters.ts'
import { SetupInvalidError, type SetupViolation } from './setup-errors.ts'
import { type ShopFile, type ShopStore, validateShopFile } from './shop-file.ts'
import { recordOf, storeDefaults, storesOf } from './store-defaults.ts'

/** Numbers of cents are whole: 4.999 is a slip. */
const moneyViolations = (value: unknown, path: string): SetupViolation[] => {
  if (typeof value === 'number')
    return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
      ? []
      : [{ path, message: 'must be a number with two decimals at most, as 4.90' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => moneyViolations(each, `${path}.${key}`))
}

const emailViolations = (email: string, path: string): SetupViolation[] =>
  isEmail(email) ? [] : [{ path, message: 'must be an e-mail address' }]

const countryViolations = (country: string, path: string): SetupViolation[] =>
  isCountryCode(country) ? [] : [{ path, message: 'must be a country by ISO 3166, as DE' }]

const bankViolations = ({ iban, bic }: ShopFile['company']['bank'], path: string): SetupViolation[] => [
  ...(isIban(iban)
    ? []
    : [{ path: `${path}.iban`, message: 'must be an IBAN without spaces; its check digits are wrong' }]),
  ...(isBic(bic) ? [] : [{ path: `${path}.bic`, message: 'must be a BIC of 8 or 11 capital letters and digits' }]),
]

const companyViolations = ({ company, administrator, mails }: ShopFile): SetupViolation[] => [
  ...countryViolations(company.country, 'company.country'),
  ...emailViolations(company.contact.email, 'company.contact.email'),
  ...bankViolations(company.bank, 'company.bank'),
  ...emailViolations(administrator.email, 'administrator.email'),
  ...(isMailSender(mails.from)
    ? []
    : [{ path: 'mails.from', message: 'must be a name with an address, as Papierladen <hallo@example.com>' }]),
]

const hostViolations = (id: StoreId, { baseUrl }: ShopStore, path: string): SetupViolation[] => {
  const host = URL.parse(baseUrl)?.host ?? ''
  const led = storeOfHost(host).store
  if (led === id) return []
  const message = `leads to the store ${led}: addresses of at end in .at, of ch in .ch, those of b2b have "educational" in them, all others are of de; on this machine http://${storeDefaults[id].host}:3000`
  return [{ path: `${path}.baseUrl`, message }]
}

const languageViolations = (id: StoreId, { languages = [] }: ShopStore, path: string): SetupViolation[] => {
  const own: readonly string[] = storeDefaults[id].languages
  return languages.every((language) => own.includes(language))
    ? []
    : [{ path: `${path}.languages`, message: `must be of ${own.join(', ')} in the store ${id}` }]
}

const ownParameterViolations = (file: ShopFile, id: StoreId, store: ShopStore, country: string): SetupViolation[] =>
  parametersOf(file, id, store, country).flatMap((parameter) =>
    parameterViolations(parameter).map(({ path, message }) => {
      const entry = parameter.entries[Number(/^entries\[(\d+)\]/.exec(path)?.[1])]
      return { path: entry?.path ?? parameter.path, message }
    }),
  )

const storeViolations = (file: ShopFile, id: StoreId, store: ShopStore): SetupViolation[] => {
  const path = `stores.${id}`
  const record = recordOf(file, id, store)
  const ofForm = storeViolation({ ...record, company: undefined })
  if (ofForm) return [{ path: `${path}.${ofForm.path}`, message: ofForm.message }]
  return [
    ...hostViolations(id, store, path),
    ...languageViolations(id, store, path),
    ...countryViolations(record.country, `${path}.country`),
    ...(store.contact ? emailViolations(store.contact.email, `${path}.contact.email`) : []),
    ...(store.bank ? bankViolations(store.bank, `${path}.bank`) : []),
    ...moneyViolations(store.shipping, `${path}.shipping`),
    ...moneyViolations(store.shippers, `${path}.shippers`),
    ...moneyViolations(store.payment.limits, `${path}.payment.limits`),
    ...ownParameterViolations(file, id, store, record.country),
  ]
}

const formViolations = (value: unknown): SetupViolation[] => {
  if (validateShopFile(value)) return []
  return (
    (validateShopFile.errors ?? [])
      // Says of a map what its keys' own errors say better.
      .filter(({ keyword }) => keyword !== 'propertyNames')
      .map(violationOf)
      .map(({ path, message }) => {
        const name = pathInWords(`/${path}`)
        return { path: name, message: message.startsWith(`${name} `) ? message.slice(name.length + 1) : message }
      })
  )
}

const onePerHost = (file: ShopFile): SetupViolation[] => {
  const stores = storesOf(file)
  return stores.length === 0 ? [{ path: 'stores', message: 'must have at least one of de, at, ch, b2b' }] : []
}

/** All that is wrong with the file: its form first, then what its values say. */
export const shopFileViolations = (value: unknown): SetupViolation[] => {
  const ofForm = formViolations(value)
  if (ofForm.length > 0) return ofForm
  const file = value as ShopFile
  return [
    ...companyViolations(file),
    ...onePerHost(file),
    ...storesOf(file).flatMap(([id, store]) => storeViolations(file, id, store)),
  ]
}

/**
 * The owner's file. `source` is its name, for messages.
 * @throws SetupInvalidError with every violation
 */
export const readShopFile = (yaml: string, source: string): ShopFile => {
  let value: unknown
  try {
    value = parse(yaml)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    const [{ line } = { line: 1 }] = error.linePos ?? []
    throw new SetupInvalidError(
      [{ path: `line ${line}`, message: `is no YAML: ${error.message.split('\n')[0]}` }],
      source,
    )
  }
  const violations = shopFileViolations(value ?? {})
  if (violations.length > 0) throw new SetupInvalidError(violations, source)
  return value as ShopFile
}
