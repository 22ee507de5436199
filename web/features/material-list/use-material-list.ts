import { useEffect, useRef, useState } from 'react'
import {
  type MaterialListFragment,
  MaterialsToWishlist,
  type OrderFormFragment,
  ReadMaterialList,
  ReadMaterialListFile,
} from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { messageOf } from '../../lib/data/message-of.ts'
import type { Operation } from '../../lib/data/operation.ts'
import { send } from '../../lib/data/send.ts'
import { postForData } from '../../lib/forms/posting.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { announce } from '../../lib/visitor/cross-tab.ts'
import {
  type AddResult,
  addedOf,
  chosen,
  type MaterialItem,
  type MaterialLine,
  type MaterialRow,
  rowsOf,
  titleOf,
  wantedOf,
} from './material-rows.ts'
import { keepList, storedList } from './stored-list.ts'

type Work = 'read' | 'cart' | 'wishlist'

/** What has become of the list. */
export type ListOutcome =
  | ({ kind: 'cart'; pieces: number } & AddResult)
  | { kind: 'wishlist'; externalId: string; name: string }

/** The lines of a list as the shopper has changed them, and what can be done with them. */
export function useMaterialList(firstId: string) {
  const t = useTexts()
  const [lines, setLines] = useState<readonly MaterialLine[] | null>(null)
  const [isCut, setCut] = useState(false)
  const [work, setWork] = useState<Work | null>(null)
  const [done, setDone] = useState<ListOutcome | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [submissionId, setSubmissionId] = useState(firstId)
  const result = useRef<HTMLHeadingElement>(null)
  /** Rises with each list that was read: the heading of the result gets the focus. */
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    if (answers > 0) result.current?.focus()
  }, [answers])

  useEffect(() => {
    const stored = storedList()
    if (!stored) return
    setLines(stored.lines)
    setCut(stored.isCut)
  }, [])
  useEffect(() => {
    if (lines) keepList({ lines, isCut })
  }, [lines, isCut])

  const begin = (what: Work) => {
    setWork(what)
    setError(null)
    setDone(null)
  }
  /** Null where the shop has not answered, which is said then. */
  const end = <Data>(data: Data | null, message: string | null): Data | null => {
    setWork(null)
    if (!data) setError(message ?? t('materialList.failed'))
    return data
  }
  const ask = async <Data, Variables>(
    what: Work,
    operation: Operation<Data, Variables>,
    variables: Variables,
    more = {},
  ) => {
    begin(what)
    const { data, errors } = await send(operation, variables, { tells: 'caller', ...more })
    return end(data, messageOf(errors))
  }
  const show = (list: MaterialListFragment) => {
    if (list.generalErrorMessage) return setError(list.generalErrorMessage)
    setLines(rowsOf(list))
    setCut(list.isCut)
    setAnswers((count) => count + 1)
  }
  const change = (key: number, changed: (row: MaterialRow) => Partial<MaterialRow>) => {
    setDone(null)
    setLines(
      (now) =>
        now?.map((line) => ({
          ...line,
          rows: line.rows.map((row) => (row.key === key ? { ...row, ...changed(row) } : row)),
        })) ?? null,
    )
  }

  return {
    lines,
    isCut,
    work,
    done,
    error,
    submissionId,
    result,

    read: async (text: string) => {
      const data = await ask('read', ReadMaterialList, { text })
      if (data) show(data.readMaterialList)
    },
    /** A text file or a PDF with text; too small for a progress bar. */
    readFile: async (file: File) => {
      const data = await ask('read', ReadMaterialListFile, { file }, { onProgress: () => undefined })
      if (data) show(data.readMaterialListFile)
    },
    again: () => {
      keepList(null)
      setLines(null)
      setDone(null)
    },
    want: (key: number, isWanted: boolean) => change(key, () => ({ isWanted })),
    setQuantity: (key: number, quantity: number) => change(key, () => ({ quantity })),
    choose: (key: number, item: MaterialItem) => change(key, (row) => chosen(row, item)),

    /** Posts what was chosen as an order form. */
    toCart: async (element: HTMLFormElement, submitter: HTMLElement | null) => {
      begin('cart')
      const { data, message, isAnswered } = await postForData<OrderFormFragment>(element, submitter)
      if (isAnswered) setSubmissionId(newId())
      const added = end(data, message)
      if (!added) return
      if (added.positions > 0) announce('cart')
      setDone({ kind: 'cart', pieces: added.quantity, ...addedOf(added.rows) })
    },
    toWishlist: async () => {
      const entries = wantedOf(lines ?? []).map(({ item, quantity }) => ({
        productId: item.productId,
        itemId: item.itemId,
        quantity,
      }))
      const listName = titleOf(lines ?? []) ?? t('materialList.listName')
      const data = await ask('wishlist', MaterialsToWishlist, { listName, entries })
      if (!data) return
      const { successful, errorMessage, wishlist } = data.addProductsToWishlist
      if (!successful || !wishlist) return setError(errorMessage ?? t('materialList.failed'))
      announce('wishlist')
      setDone({ kind: 'wishlist', ...wishlist })
    },
  }
}

export type MaterialListState = ReturnType<typeof useMaterialList>
