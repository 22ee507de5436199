import { accountDataOf } from '#contract/rules/account-input.ts'
import { partOf } from '#contract/rules/address-fields.ts'
import { addressInputOf } from '#contract/rules/address-input.ts'
import {
  CancelEmailChange,
  ChangeAccountData,
  ConfirmEmailChange,
  RemoveFromBook,
  RestoreToBook,
  SaveAddress,
  SetDefaultAddress,
  UpdateEmail,
  UpdatePhone,
} from '#web/generated/operations.ts'
import { type Form, type SentForm, sendBy, type Values } from '../forms/form-route.ts'
import { ownPath } from '../security/own-path.ts'

/** Forms of one address; a school is many people. As many as writing calls of /graphql. */
const limit = { name: 'account-forms', perMinute: 300 }

const part = (name: string) => () => `/myaccount/contact-details#${name}`

/** Areas of the address book by their kind; what is none of them is the first. */
const areas = { billing: 'billing', shipping: 'shipping', packstation: 'packing-station' } as const
type Kind = keyof typeof areas
const kindIn = ({ kind = '' }: Values): Kind => (Object.hasOwn(areas, kind) ? (kind as Kind) : 'billing')
const bookPage = (values: Values): string => `/myaccount/addresses/${areas[kindIn(values)]}`

const account = ({ account: data }: { account?: unknown }) => ({ data })
const book = ({ book: data }: { book?: unknown }) => ({ data })

/** Contact data (web/features/account/details). */
export const detailsForms: readonly Form[] = [
  {
    name: 'account-action/data',
    limit,
    page: part('data'),
    take: (sent) => sendBy(sent, ChangeAccountData, { data: accountDataOf(sent.values) }, account),
  },
  {
    name: 'account-action/phone',
    limit,
    page: part('phone'),
    take: (sent) => sendBy(sent, UpdatePhone, { phone: sent.values.phone?.trim() ?? '' }, account),
  },
  {
    name: 'account-action/email',
    limit,
    page: part('email'),
    take: (sent) => {
      const { newEmail = '', currentPassword = '' } = sent.values
      return sendBy(sent, UpdateEmail, { newEmail: newEmail.trim(), currentPassword }, account)
    },
  },
  {
    name: 'account-action/email-cancel',
    limit,
    page: part('email'),
    take: (sent) => sendBy(sent, CancelEmailChange, {}, account),
  },
  {
    name: 'account-action/email-confirm',
    limit,
    page: ({ token = '' }, { isDone }) =>
      isDone ? '/myaccount/email' : `/myaccount/email?token=${encodeURIComponent(token.slice(0, 512))}`,
    take: (sent) =>
      sendBy(sent, ConfirmEmailChange, { token: sent.values.token ?? '' }, ({ isChanged }) => ({
        values: { changed: isChanged ? 'true' : '' },
      })),
  },
]

/** The address book (web/features/account/addresses). */
export const addressForms: readonly Form[] = [
  {
    name: 'address-action/save',
    limit,
    page: (values, { isDone }) => (isDone ? bookPage(values) : editPage(values)),
    take: (sent) => {
      const kind = kindIn(sent.values)
      const address = addressInputOf(sent.values, partOf[kind])
      return sendBy(sent, SaveAddress, { kind, address }, ({ successful, fieldErrors, book: data }) => ({
        data,
        next: successful ? ownPath(sent.values.target) : null,
        fieldErrors: fieldErrors.map((error) => ({ ...error, fieldName: `${partOf[kind]}.${error.fieldName}` })),
      }))
    },
  },
  { name: 'address-action/change', limit, page: bookPage, take: changeAddress },
]

function editPage(values: Values): string {
  const target = ownPath(values.target)
  const edit = addressInputOf(values, partOf[kindIn(values)]).addressId ?? 'new'
  return `${bookPage(values)}?${new URLSearchParams({ edit, ...(target && { target }) })}`
}

/** Which button was pressed says what is done. */
async function changeAddress(sent: SentForm) {
  const { remove, restore, default: chosen = '' } = sent.values
  if (remove)
    return { ...(await sendBy(sent, RemoveFromBook, { addressId: remove }, book)), values: { removed: remove } }
  if (restore) return sendBy(sent, RestoreToBook, { addressId: restore }, book)
  return sendBy(sent, SetDefaultAddress, { addressId: chosen }, book)
}
