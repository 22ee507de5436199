import { useEffect, useRef, useState } from 'react'
import { type OrderFormFragment, OrderFormPdf, OrderFormToCart, ValidateOrderForm } from '../../generated/operations.ts'
import { messageOf } from '../../lib/data/message-of.ts'
import type { Operation } from '../../lib/data/operation.ts'
import { send } from '../../lib/data/send.ts'
import { makeSubmission } from '../../lib/forms/submission.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
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
  const [submission] = useState(() => makeSubmission(firstId))
  /** Rises with each answer: the first row that is wrong gets the focus. */
  const [answers, setAnswers] = useState(0)
  const grid = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (answers > 0 && !isTyping()) grid.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [answers])

  const ask = async <Data, Variables>(
    what: Work,
    operation: Operation<Data, Variables>,
    variables: Variables,
  ): Promise<Data | null> => {
    setWork(what)
    setError(null)
    const { data, errors } = await send(operation, variables, { tells: 'caller' })
    setWork(null)
    if (!data) setError(messageOf(errors) ?? t('orderForm.failed'))
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
    told: outcome,
    fault: error,
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
      const data = await ask('check', ValidateOrderForm, { data: { rows: typedOf(rows), text } })
      return data !== null && show(data.validateBestellschein, false)
    },
    /** As `check`. */
    add: async (text = ''): Promise<boolean> => {
      const content = { rows: typedOf(rows), text }
      const data = await ask('add', OrderFormToCart, { data: content, submissionId: submission.idFor(content) })
      if (!data) return false
      submission.answered()
      const { form } = data.validateAndAddToCartBestellschein
      if (form.positions > 0) announce('cart')
      return show(form, true)
    },
    paper: async (text = '') => {
      const data = await ask('paper', OrderFormPdf, { data: { rows: typedOf(rows), text } })
      if (!data) return
      const { successful, generalErrorMessage, fileName, content } = data.generatePdfForm
      if (successful) saveFile(fileName, content)
      else setError(generalErrorMessage)
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

/** Offers a PDF in base64 as a download. */
function saveFile(fileName: string, content: string): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
