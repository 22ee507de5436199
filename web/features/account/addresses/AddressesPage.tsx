import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AddressKind, BookFragment } from '#web/generated/operations.ts'
import { logFailure } from '#web/lib/browser/leaving.ts'
import { postForm } from '#web/lib/forms/posting.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { EmptyEnvelope } from '#web/ui/feedback/EmptyState/EmptyEnvelope.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { chipLook } from '#web/ui/forms/Chip/Chip.tsx'
import { AccountNav } from '#web/ui/structure/AccountNav/AccountNav.tsx'
import { Page } from '#web/ui/structure/Page/Page.tsx'
import { useAccountCrumbs } from '../parts/AccountFrame.tsx'
import styles from './Addresses.module.css'
import { AddressForm, addressAction, type NewPerson } from './AddressForm.tsx'
import { AddressCard } from './BookEntry.tsx'
import { bookFields, bookPath, kinds } from './book-kinds.ts'

type AddressesPageProps = {
  kind: AddressKind
  book: BookFragment
  /** Id of the address that is edited, or `new`, where there is no script. */
  edit: string | null
  /** The customer, whose name a new address has at first. */
  person: NewPerson
  /** The page of this shop that an address is entered for, to which saving leads back. */
  target: string | null
  flash: Flash | null
}

/** The form of the buttons, which name it. */
const actsId = 'address-acts'
const actsAction = 'address-action/change'

/** One area of the address book (transactions.md §2, §4): its addresses, and one form at a time, to add or to edit. */
export function AddressesPage({ kind, book: loaded, edit, person, target, flash }: AddressesPageProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const title = t('addressBook.title')
  const crumbs = useAccountCrumbs(title)
  const [book, setBook] = useState(loaded)
  const [edited, setEdited] = useState(edit)
  const acted = flash?.form === actsAction ? flash : null
  const [removed, setRemoved] = useState(acted?.values.removed ?? null)
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => setBook(loaded), [loaded])

  const last = useRef(Promise.resolve())
  /** In turn, since an answer that came late would show the book of before. */
  const action = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    last.current = last.current.then(() => carryOut(form, submitter)).catch(logFailure)
  }
  const carryOut = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const outcome = await postForm<BookFragment | null>(form, submitter, {
      forgets: bookFields,
      onDone: ({ outcome: { values }, data }) => {
        if (data) setBook(data)
        setRemoved(values.removed ?? null)
        top.current?.focus()
      },
    })
    if (outcome.kind === 'done') return
    const message = outcome.kind === 'refused' ? outcome.message : null
    showToast({ id: 'address', kind: 'error', text: message || t('login.lost') })
  }
  const open = (id: string | null) => {
    setEdited(id)
    if (id === null) top.current?.focus()
  }
  const { addresses, defaultId } = book
  const current = addresses.find(({ addressId }) => addressId === edited) ?? null
  const isOpen = edited === 'new' || current !== null
  return (
    <Page crumbs={crumbs} headline={title} nav={<AccountNav />} className={styles.page}>
      <nav aria-label={title}>
        <ul className={styles.tabs}>
          {kinds.map((each) => (
            <li key={each}>
              <Link
                href={bookPath(each)}
                className={chipLook(each === kind)}
                aria-current={each === kind ? 'page' : undefined}
              >
                {t(`addressBook.kind.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 ref={top} tabIndex={-1} className={styles.area}>
        {t(`addressBook.kind.${kind}`)}
      </h2>
      <p className={styles.lead}>{t(`addressBook.lead.${kind}`)}</p>
      {acted && !acted.isDone && acted.message && (
        <Notice kind="error">
          <p>{acted.message}</p>
        </Notice>
      )}
      {flash?.form === addressAction && flash.isDone && (
        <Notice kind="success">
          <p>{t('addressBook.saved')}</p>
        </Notice>
      )}
      {removed && (
        <Notice live>
          <div className={styles.removed}>
            <p>{t('addressBook.removed')}</p>
            <Button type="submit" form={actsId} name="restore" value={removed} variant="link" size="s">
              {t('addressBook.restore')}
            </Button>
          </div>
        </Notice>
      )}
      {isOpen ? (
        <AddressForm
          key={edited}
          kind={kind}
          address={current}
          person={person}
          target={target}
          flash={flash}
          takesFocus={edited !== edit}
          onCancel={() => open(null)}
          onSaved={(next) => {
            setBook(next)
            open(null)
            showToast({ id: 'address', kind: 'success', text: t('addressBook.saved') })
          }}
        />
      ) : addresses.length === 0 ? (
        <EmptyState headline={t(`addressBook.empty.${kind}`)} picture={<EmptyEnvelope />}>
          <p>{t('addressBook.empty.text')}</p>
          <ButtonLink
            href={`${bookPath(kind)}?edit=new`}
            onClick={(event) => {
              event.preventDefault()
              open('new')
            }}
          >
            {t(`addressBook.add.${kind}`)}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {addresses.map((address) => (
              <AddressCard
                key={address.addressId}
                kind={kind}
                address={address}
                isDefault={address.addressId === defaultId}
                isFixed={isB2b && (address.isAlsoCustomerAddress || address.isOfMainUser)}
                onEdit={open}
              />
            ))}
          </ul>
          <p>
            <ButtonLink
              href={`${bookPath(kind)}?edit=new`}
              variant="outline"
              onClick={(event) => {
                event.preventDefault()
                open('new')
              }}
            >
              {t(`addressBook.add.${kind}`)}
            </ButtonLink>
          </p>
        </>
      )}
      <form id={actsId} method="post" action={`/api/${actsAction}/`} onSubmit={action} hidden>
        <input type="hidden" name="kind" value={kind} />
      </form>
    </Page>
  )
}
