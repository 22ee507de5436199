import { type ChangeEvent, type FormEvent, Fragment, useEffect, useRef } from 'react'
import { focusIfLost } from '../../lib/browser/focus-if-lost.ts'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { FileField } from '../../ui/forms/Field/FileField.tsx'
import { TextArea } from '../../ui/forms/Field/TextArea.tsx'
import { Page } from '../../ui/structure/Page/Page.tsx'
import type { MaterialListData } from './load-material-list.ts'
import styles from './MaterialListPage.module.css'
import { MaterialRowView } from './MaterialRowView.tsx'
import { totalOf, wantedOf } from './material-rows.ts'
import { type ListOutcome, type MaterialListState, useMaterialList } from './use-material-list.ts'

/** A school's list of materials: pasted or read from a file, matched line by line, and bought or kept at once (transactions.md §2.4). */
export function MaterialListPage({ data }: { data: MaterialListData }) {
  const t = useTexts()
  const form = useMaterialList(data.submissionId)
  const { flash } = data
  return (
    <Page
      crumbs={[{ displayName: t('materialList.title') }]}
      headline={t('materialList.title')}
      lead={<p>{t('materialList.lead')}</p>}
    >
      {flash?.message && form.lines === null && (
        <Notice kind={flash.isDone ? 'success' : 'warning'}>
          <p>{flash.message}</p>
          {flash.isDone && <CartLink />}
        </Notice>
      )}
      {form.lines === null ? <TextForm form={form} data={data} /> : <Result form={form} />}
    </Page>
  )
}

function TextForm({ form, data }: { form: MaterialListState; data: MaterialListData }) {
  const t = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.work === null) inBackground(form.read(field.current?.value ?? ''))
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file && form.work === null) await form.readFile(file)
    // The same file may be chosen again.
    target.value = ''
  }
  return (
    <form
      method="post"
      action="/api/material-list/"
      onSubmit={submit}
      className={styles.card}
      aria-busy={form.work !== null}
    >
      <input type="hidden" name="submissionId" value={form.submissionId} />
      <ErrorNotice form={form} />
      <TextArea
        ref={field}
        className={styles.text}
        name="text"
        label={t('materialList.text')}
        hint={t('materialList.text.hint')}
        rows={10}
        defaultValue={data.flash?.values.text ?? ''}
        placeholder={t('materialList.text.example')}
        spellCheck={false}
      />
      <div className={styles.file}>
        <FileField
          label={t('materialList.file')}
          hint={t('materialList.file.hint')}
          accept=".pdf,.txt,application/pdf,text/plain"
          onChange={(event) => inBackground(readFile(event))}
        />
      </div>
      <Button type="submit" size="l" busy={form.work === 'read'}>
        {t('materialList.read')}
      </Button>
    </form>
  )
}

function Result({ form }: { form: MaterialListState }) {
  const t = useTexts()
  const { money } = useFormat()
  const { lines, work, isCut } = form
  const isAnswered = form.done !== null || form.error !== null
  const bar = useRef<HTMLDivElement>(null)
  // With what the shop says the bar would cover half a phone: then it stays below the list, and the page goes there.
  useEffect(() => {
    if (isAnswered) bar.current?.scrollIntoView({ block: 'end' })
  }, [isAnswered])
  const wanted = wantedOf(lines ?? [])
  const rows = (lines ?? []).flatMap((line) => line.rows)
  const missing = rows.filter(({ item }) => item === null).length
  const unsure = rows.filter(({ isUnsure }) => isUnsure).length
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (work === null) inBackground(form.toCart(event.currentTarget, submitter))
  }
  return (
    <>
      <section className={styles.card} aria-labelledby="material-list-result">
        <h2 id="material-list-result" ref={form.result} tabIndex={-1}>
          {t('materialList.found', { found: rows.length - missing, count: rows.length })}
        </h2>
        {unsure > 0 && <p>{t('materialList.look', { count: unsure })}</p>}
        {isCut && <p>{t('materialList.cut')}</p>}
        <ol className={styles.lines}>
          {lines?.map(({ key, text, rows: own }) =>
            own.length === 0 ? (
              <li key={key} className={styles.remark}>
                {text}
              </li>
            ) : (
              <li key={key} className={styles.line}>
                <p className={styles.written}>{text}</p>
                {own.map((row) => (
                  <MaterialRowView key={row.key} row={row} form={form} />
                ))}
              </li>
            ),
          )}
        </ol>
        <Button
          variant="link"
          onClick={() => {
            form.again()
            focusIfLost(() => document.querySelector<HTMLElement>('main textarea'))
          }}
        >
          {t('materialList.again')}
        </Button>
      </section>
      <div ref={bar} className={styles.sum} data-answered={isAnswered ? '' : undefined}>
        <ErrorNotice form={form} />
        {form.done && <DoneNotice done={form.done} />}
        <p>
          <span>{t('materialList.sum', { count: wanted.length })}</span>
          <strong>{money(totalOf(wanted))}</strong>
        </p>
        <form method="post" action="/api/order-form/" onSubmit={submit} className={styles.actions}>
          <input type="hidden" name="submissionId" value={form.submissionId} />
          {wanted.map(({ key, item, quantity }) => (
            <Fragment key={key}>
              <input type="hidden" name="articleNumber" value={item.orderNumber} />
              <input type="hidden" name="quantity" value={quantity} />
            </Fragment>
          ))}
          <Button type="submit" busy={work === 'cart'} disabled={wanted.length === 0}>
            {t('materialList.toCart')}
          </Button>
          <Button
            variant="outline"
            busy={work === 'wishlist'}
            disabled={wanted.length === 0}
            onClick={() => work === null && inBackground(form.toWishlist())}
          >
            {t('materialList.toWishlist')}
          </Button>
        </form>
      </div>
    </>
  )
}

function ErrorNotice({ form: { error } }: { form: MaterialListState }) {
  if (error === null) return null
  return (
    <Notice kind="error" live>
      <p>{error}</p>
    </Notice>
  )
}

function CartLink() {
  const t = useTexts()
  return (
    <p>
      <ButtonLink href="/checkout/basket" variant="link">
        {t('materialList.openCart')}
      </ButtonLink>
    </p>
  )
}

function DoneNotice({ done }: { done: ListOutcome }) {
  const t = useTexts()
  if (done.kind === 'wishlist')
    return (
      <Notice kind="success" live>
        <p>{t('materialList.kept', { name: done.name })}</p>
        <p>
          <ButtonLink href={`/myaccount/wishlist?list=${encodeURIComponent(done.externalId)}`} variant="link">
            {t('materialList.openList')}
          </ButtonLink>
        </p>
      </Notice>
    )
  return (
    <Notice kind={done.left.length + done.changed.length > 0 ? 'warning' : 'success'} live>
      <p>{t('materialList.added', { count: done.pieces })}</p>
      {done.changed.map((row) => (
        <p key={row.name}>{t('materialList.changed', row)}</p>
      ))}
      {done.left.length > 0 && <p>{t('materialList.leftOver', { names: done.left.join(', ') })}</p>}
      <CartLink />
    </Notice>
  )
}
