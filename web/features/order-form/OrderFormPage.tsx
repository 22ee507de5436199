import { type ChangeEvent, type FormEvent, useCallback, useRef } from 'react'
import { decodeText } from '#contract/text/decode-text.ts'
import { Printer } from '../../generated/icons/Printer.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { FileField } from '../../ui/forms/Field/FileField.tsx'
import { TextArea } from '../../ui/forms/Field/TextArea.tsx'
import { Page } from '../../ui/structure/Page/Page.tsx'
import { isChanged, isSheet, textAfter } from './form-rows.ts'
import type { OrderFormData } from './load-order-form.ts'
import styles from './OrderFormPage.module.css'
import { OrderRow } from './OrderRow.tsx'
import { type OrderFormState, useOrderForm } from './use-order-form.ts'

/** The order form (transactions.md §2.4): many articles by their numbers, checked row by row, into the cart or on paper. */
export function OrderFormPage({ data }: { data: OrderFormData }) {
  const t = useTexts()
  const form = useOrderForm(data.submissionId)
  const sheet = useRef<HTMLTextAreaElement>(null)
  /** Rows keep the same handlers while others change. */
  const latest = useRef(form)
  latest.current = form
  const change = useCallback<OrderFormState['change']>((key, cell) => latest.current.change(key, cell), [])
  const remove = useCallback((key: number) => latest.current.remove(key), [])
  /** Rows from a spreadsheet wait in their field where the shop can't look at them now. */
  const bring = useCallback(async (text: string) => {
    if (latest.current.work === null && (await latest.current.check(text))) return
    if (!sheet.current) return
    sheet.current.value = `${sheet.current.value}\n${text}`.trimStart()
    sheet.current.closest('details')?.setAttribute('open', '')
  }, [])
  const paste = useCallback(
    (text: string) => {
      if (!isSheet(text)) return false
      inBackground(bring(text))
      return true
    },
    [bring],
  )

  /** What still stands in the field for pasted rows goes with the others. */
  const take = async (work: (text: string) => Promise<boolean>) => {
    const sent = sheet.current?.value ?? ''
    const isTaken = form.work === null && (await work(sent))
    if (isTaken && sheet.current) sheet.current.value = textAfter(sent, sheet.current.value)
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const bytes = await target.files?.[0]?.arrayBuffer()
    const text = bytes && decodeText(new Uint8Array(bytes))
    // The same file may be chosen again.
    target.value = ''
    if (text && latest.current.work === null) await latest.current.check(text)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: element, nativeEvent } = event
    const { submitter } = nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.value === 'paper') {
      if (form.work === null) inBackground(form.paper(element, submitter))
    } else inBackground(take(() => form.add(element, submitter)))
  }
  const isWaiting = form.work !== null || undefined
  const { flash } = data
  return (
    <Page
      crumbs={[{ displayName: t('orderForm.title') }]}
      headline={t('orderForm.title')}
      lead={<p>{t('orderForm.lead')}</p>}
    >
      {flash?.message && (
        <Notice kind={flash.isDone ? 'success' : 'warning'}>
          <p>{flash.message}</p>
        </Notice>
      )}
      <form
        method="post"
        action="/api/order-form/"
        onSubmit={submit}
        className={styles.form}
        aria-busy={form.work !== null}
      >
        <input type="hidden" name="submissionId" value={form.submissionId} />
        <fieldset ref={form.grid} className={styles.grid}>
          <legend className={styles.legend}>{t('orderForm.rows')}</legend>
          <p className={styles.columns} aria-hidden="true">
            <span>{t('orderForm.number')}</span>
            <span>{t('orderForm.quantity')}</span>
          </p>
          <ol className={styles.rows}>
            {form.rows.map((row, index) => (
              <OrderRow key={row.key} row={row} place={index + 1} onChange={change} onRemove={remove} onPaste={paste} />
            ))}
          </ol>
          <Button variant="link" onClick={form.more} className={styles.more}>
            {t('orderForm.more')}
          </Button>
        </fieldset>
        <details className={styles.sheet} open={flash?.values.text ? true : undefined}>
          <summary>{t('orderForm.paste')}</summary>
          <div className={styles.sheetFields}>
            <TextArea
              ref={sheet}
              name="text"
              label={t('orderForm.text')}
              hint={t('orderForm.text.hint')}
              rows={6}
              defaultValue={flash?.values.text ?? ''}
              spellCheck={false}
            />
            <div className={styles.file}>
              <FileField
                label={t('orderForm.file')}
                hint={t('orderForm.file.hint')}
                accept=".csv,.tsv,.txt,text/csv,text/plain"
                onChange={(event) => inBackground(readFile(event))}
              />
            </div>
            <Button
              variant="outline"
              busy={form.work === 'check'}
              aria-disabled={isWaiting}
              onClick={() => inBackground(take(form.check))}
            >
              {t('orderForm.take')}
            </Button>
          </div>
        </details>
        <Outcome form={form} />
        <div className={styles.actions}>
          <Button type="submit" name="act" value="add" size="l" busy={form.work === 'add'} aria-disabled={isWaiting}>
            {t('orderForm.add')}
          </Button>
          <Button
            variant="outline"
            size="l"
            className={styles.check}
            busy={form.work === 'check'}
            aria-disabled={isWaiting}
            onClick={() => inBackground(take(form.check))}
          >
            {t('orderForm.check')}
          </Button>
          <Button
            type="submit"
            name="act"
            value="paper"
            variant="link"
            busy={form.work === 'paper'}
            aria-disabled={isWaiting}
            icon={<Printer size={20} strokeWidth={1.75} aria-hidden="true" />}
          >
            {t('orderForm.paper')}
          </Button>
        </div>
      </form>
    </Page>
  )
}

/** What the shop says of the whole form, read out when it comes. */
function Outcome({ form: { outcome, error } }: { form: OrderFormState }) {
  const t = useTexts()
  if (error !== null)
    return (
      <Notice kind="error" live>
        <p>{error}</p>
      </Notice>
    )
  if (!outcome) return null
  const { form, added } = outcome
  const wrong = form.rows.length - form.positions
  const changed = added ? form.rows.filter(isChanged) : []
  const sums = t('orderForm.sums', { positions: form.positions, pieces: form.quantity, total: form.total.stringValue })
  return (
    <Notice
      kind={wrong > 0 || changed.length > 0 ? 'warning' : 'success'}
      live
      headline={added ? t('orderForm.added') : t('orderForm.checked')}
    >
      {form.positions > 0 && <p>{sums}</p>}
      {changed.map(({ articleNumber, item, message }) => (
        <p key={articleNumber}>
          {item?.name}: {message}
        </p>
      ))}
      {wrong > 0 && <p>{t('orderForm.wrong', { count: wrong })}</p>}
      {added && form.positions > 0 && (
        <p>
          <ButtonLink href="/checkout/basket" variant="link">
            {t('orderForm.toCart')}
          </ButtonLink>
        </p>
      )}
    </Notice>
  )
}
