import { storeIds } from '#contract/stores.ts'
import type { LegalWords } from './legal-files.ts'
import { shopFileViolations } from './read-shop-file.ts'
import { SetupInvalidError, type SetupViolation } from './setup-errors.ts'
import type { ShopFile } from './shop-file.ts'
import { storeDefaults } from './store-defaults.ts'

/** Puts a question, with what an empty answer stands for. */
export type Ask = (text: string, initial: string) => Promise<string>

type Question = { path: string; text: string; initial?: string; read?: (answer: string) => unknown }
type Answers = Record<string, string>

const number = (answer: string): unknown => {
  const value = Number(answer.replace(',', '.'))
  return answer === '' ? undefined : Number.isNaN(value) ? answer : value
}
const words = (answer: string): string[] => answer.split(/[\s,]+/).filter(Boolean)
const optional = (answer: string): string | undefined => answer || undefined

const ofCompany = (answers: Answers): Question[] => {
  const name = answers.name ?? ''
  return [
    { path: 'company.name', text: 'Company, as on invoices', initial: name },
    { path: 'company.street', text: 'Street and number' },
    { path: 'company.postCode', text: 'Post code' },
    { path: 'company.city', text: 'City' },
    { path: 'company.country', text: 'Country', initial: 'DE' },
    { path: 'company.vatId', text: 'VAT id' },
    { path: 'company.contact.name', text: 'Contact for customers: name', initial: 'Kundenservice' },
    { path: 'company.contact.phone', text: 'Contact: phone' },
    { path: 'company.contact.email', text: 'Contact: e-mail address' },
    { path: 'company.bank.holder', text: 'Bank account: holder', initial: answers['company.name'] ?? name },
    { path: 'company.bank.name', text: 'Bank account: bank' },
    { path: 'company.bank.iban', text: 'Bank account: IBAN', read: (answer) => answer.replaceAll(' ', '') },
    { path: 'company.bank.bic', text: 'Bank account: BIC' },
    { path: 'mails.from', text: 'Sender of mails', initial: `${name} <${answers['company.contact.email'] ?? ''}>` },
    { path: 'administrator.name', text: 'First administrator of the studio: name' },
    {
      path: 'administrator.email',
      text: 'First administrator: e-mail address',
      initial: answers['company.contact.email'] ?? '',
    },
  ]
}

const chosenStores = ({ stores = '' }: Answers) => storeIds.filter((id) => words(stores).includes(id))

const legalQuestions = (path: string, language: string): Question[] =>
  (['terms', 'withdrawal', 'privacy'] as const).map((kind) => ({
    path: `${path}.legal.${kind}.${language}`,
    text: `${path}: file of the ${kind} (${language}), empty for a placeholder`,
    read: optional,
  }))

const ofStores = (answers: Answers, port: number): Question[] =>
  chosenStores(answers).flatMap((id) => {
    const { host, prepayment, shipper, languages } = storeDefaults[id]
    const path = `stores.${id}`
    const texts = new Set(words(answers[`${path}.languages`] ?? '').map((language) => language.slice(0, 2)))
    return [
      { path: `${path}.baseUrl`, text: `${path}: address`, initial: `http://${host}:${port}` },
      { path: `${path}.languages`, text: `${path}: languages`, initial: languages.join(' '), read: words },
      { path: `${path}.shipping.cost`, text: `${path}: delivery of a parcel costs`, initial: '4.90', read: number },
      { path: `${path}.shipping.freeFrom`, text: `${path}: delivery is free from, empty for never`, read: number },
      {
        path: `${path}.shippers`,
        text: `${path}: shippers (dhl, dpd, gls, post, spedition)`,
        initial: shipper,
        read: (answer: string) => Object.fromEntries(words(answer).map((each) => [each, 0])),
      },
      { path: `${path}.payment.order`, text: `${path}: payment methods`, initial: prepayment, read: words },
      ...[...texts].flatMap((language) => legalQuestions(path, language)),
    ]
  })

/** Which follow from the answers so far. */
const questionsOf = (answers: Answers, port: number): Question[] => [
  { path: 'name', text: 'Name of the shop' },
  ...ofCompany(answers),
  { path: 'stores', text: `Stores (${storeIds.join(', ')})`, initial: 'de' },
  ...ofStores(answers, port),
]

const put = (target: Record<string, unknown>, path: string, value: unknown): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place = target
  for (const key of keys) {
    place[key] ??= {}
    place = place[key] as Record<string, unknown>
  }
  if (value !== undefined) place[last] = value
}

const shopOf = (answers: Answers, port: number): unknown => {
  const shop: Record<string, unknown> = { stores: {} }
  for (const { path, read = (answer: string) => answer } of questionsOf(answers, port))
    if (path !== 'stores') put(shop, path, read(answers[path] ?? ''))
  return shop
}

/** The question whose answer a violation is about: of `stores` and `stores.de.baseUrl` the longer one. */
const questionAbout = (questions: readonly Question[], violation: SetupViolation): Question | undefined =>
  questions
    .filter(
      ({ path }) =>
        violation.path === path || (/^[.[]/.test(violation.path.slice(path.length)) && violation.path.startsWith(path)),
    )
    .sort((one, other) => other.path.length - one.path.length)[0]

type Answered = { shop: ShopFile; legal: LegalWords }

type AskOptions = {
  say: (line: string) => void
  /** Of the edge on this machine. */
  port: number
  /** @throws SetupInvalidError for files that cannot be read */
  readLegal: (shop: ShopFile) => Promise<LegalWords>
}

const checked = async (shop: unknown, readLegal: AskOptions['readLegal']): Promise<Answered | SetupViolation[]> => {
  const violations = shopFileViolations(shop)
  if (violations.length > 0) return violations
  try {
    return { shop: shop as ShopFile, legal: await readLegal(shop as ShopFile) }
  } catch (error) {
    if (error instanceof SetupInvalidError) return [...error.violations]
    throw error
  }
}

/**
 * Asks for all that a shop needs, and again for what does not fit.
 * @throws Error when what is wrong is no answer's
 */
export const askForShop = async (ask: Ask, { say, port, readLegal }: AskOptions): Promise<Answered> => {
  const answers: Answers = {}
  for (;;) {
    // An answer brings further questions, so one is put at a time.
    const next = questionsOf(answers, port).find(({ path }) => answers[path] === undefined)
    if (next) {
      const { path, text, initial = '' } = next
      answers[path] = (await ask(text, initial)).trim() || initial
      continue
    }
    const result = await checked(shopOf(answers, port), readLegal)
    if (!Array.isArray(result)) return result
    const questions = questionsOf(answers, port)
    for (const violation of result) {
      const question = questionAbout(questions, violation)
      if (!question) throw new SetupInvalidError(result, 'answers')
      say(`${violation.path}: ${violation.message}`)
      delete answers[question.path]
    }
  }
}
