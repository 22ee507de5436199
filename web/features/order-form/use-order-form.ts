import { useEffect, useRef, useState } from 'react'
import { type OrderFormFragment, ValidateOrderForm } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { messageOf } from '../../lib/data/message-of.ts'
import { send } from '../../lib/data/send.ts'
import { postForData } from '../../lib/forms/posting.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import type { FormFile } from '../../lib/page/flash.ts'
import { announce } from '../../lib/visitor/cross-tab.ts'
import { emptyRow, emptyRows, type FormRow, firstRows, isFilled, isRefused, rowsAfter } from './form-rows.ts'

/** What is under way. */
type Work = 'check' | 'add' | 'paper'

/** What the shop has said of the whole form; `added`: it is in the cart. */
type OrderFormOutcome = { form: OrderFormFragment; added: boolean }

const typedOf = (rows: readonly FormRow[]) =>
  rows.filter(isFilled).map(({ articleNumber, quantity }) => ({ articleNumber, quantity }))

/** The rows of an order form and what can be done with them. */
export function useOrderForm(firstId: string) {
  const t = useTexts()
  const [rows, setRows] = useState<readonly FormRow[]>(() => emptyRows(firstRows))
  const [work, setWork] = useState<Work | null>(null)
  const [outcome, setOutcome] = useState<OrderFormOutcome | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [submissionId, setSubmissionId] = useState(firstId)
  /** Rises with each answer: the first row that is wrong gets the focus. */
  const [answers, setAnswers] = useState(0)
  const grid = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (answers > 0 && !isTyping()) grid.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answers])

  const begin = (what: Work) => {
    setWork(what)
    setError(null)
  }
  /** Null where the shop has not answered, which is said then. */
  const end = <Data>(data: Data | null, message: string | null): Data | null => {
    setWork(null)
    if (!data) setError(message ?? t('orderForm.failed'))
    return data
  }

  /** False where the shop has looked at nothing. */
  const show = (form: OrderFormFragment, added: boolean): boolean => {
    if (form.generalErrorMessage !== null) {
      setError(form.generalErrorMessage)
      return false
    }
    const results = added ? form.rows.filter(isRefused) : form.rows
    setRows((now) => rowsAfter(results, rows, now))
    setOutcome({ form, added })
    setAnswers((count) => count + 1)
    return true
  }

  return {
    rows,
    submissionId,
    outcome,
    error,
    work,
    grid,

    change: (key: number, cell: Partial<Pick<FormRow, 'articleNumber' | 'quantity'>>) => {
      setOutcome((before) => (before?.added ? null : before))
      setRows((now) => {
        const changed = now.map((row) => (row.key === key ? { ...row, ...cell, result: null } : row))
        const last = changed.at(-1)
        return last && isFilled(last) ? [...changed, emptyRow()] : changed
      })
    },
    remove: (key: number) => setRows((now) => [...now.filter((row) => row.key !== key), emptyRow()]),
    more: () => setRows((now) => [...now, ...Array.from({ length: firstRows }, emptyRow)]),

    /** All rows and what was pasted, as the cart would take them now. Whether the shop has looked at them. */
    check: async (text = ''): Promise<boolean> => {
      begin('check')
      const variables = { data: { rows: typedOf(rows), text } }
      const { data, errors } = await send(ValidateOrderForm, variables, { tells: 'caller' })
      const checked = end(data, messageOf(errors))
      return checked !== null && show(checked.validateBestellschein, false)
    },
    /** As `check`, of what the form holds. */
    add: async (element: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> => {
      begin('add')
      const { data, message, isAnswered } = await postForData<OrderFormFragment>(element, submitter)
      // What is sent after an answer is another form, also with the same rows.
      if (isAnswered) setSubmissionId(newId())
      const added = end(data, message)
      if (!added) return false
      if (added.positions > 0) announce('cart')
      return show(added, true)
    },
    paper: async (element: HTMLFormElement, submitter: HTMLElement | null) => {
      begin('paper')
      const { data, message } = await postForData<FormFile>(element, submitter)
      const file = end(data, message)
      if (file) saveFile(file)
    },
  }
}

export type OrderFormState = ReturnType<typeof useOrderForm>

/** Whether the focus is in a field with text, or in a row with some. Rows with an answer of the shop are new and never have it. */
function isTyping(): boolean {
  const focused = document.activeElement
  return [...(focused?.closest('li')?.querySelectorAll('input') ?? [focused])].some(
    (field) => (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== '',
  )
}

/** Offers a file as a download. */
function saveFile({ name, type, content }: FormFile): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
