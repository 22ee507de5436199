import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { StudioChangeTexts, StudioProductTextsOf, type StudioProductTextsOfQuery } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { productTexts } from '../../texts/products.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { Room } from '../../ui/Room.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'
import { DeskForm } from '../DeskForm.tsx'
import { useChange } from '../use-change.ts'
import { completed, productTextForm } from './product-text-fields.ts'

type TextsOfProduct = NonNullable<StudioProductTextsOfQuery['studio_productTexts']>

/** All texts of a product in both languages. */
export function TextsRoom({ parameters: { id = '' } }: { parameters: Readonly<Record<string, string>> }) {
  const texts = useTexts(productTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioProductTextsOf, { id })
  const [message, setMessage] = useState('')
  const product = data?.studio_productTexts
  if (data && !product) return <NotFound text={texts.noProduct} />
  return (
    <Room isNarrow>
      <h1>{product ? texts.textsOf(product.name) : texts.changeTexts}</h1>
      <p>
        <Link to={`/products/${id}`}>{texts.toProduct}</Link>
      </p>
      <p className={styles.quiet}>{texts.textsImported}</p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {isLoading && !data && <p role="status">{ui.loading}</p>}
      {product && (
        <TextsForm
          key={product.version}
          product={product}
          message={message}
          onChange={() => setMessage('')}
          onDone={() => {
            setMessage(texts.textsChanged)
            reload()
          }}
        />
      )}
    </Room>
  )
}

type FormProps = { product: TextsOfProduct; message: string; onChange: () => void; onDone: () => void }

const withId = (tab: unknown) => ({ id: newId(), ...(tab as object) })

function TextsForm({ product, message, onChange, onDone }: FormProps) {
  const texts = useTexts(productTexts)
  const { id: productId, version } = product
  const [value, setValue] = useState(() => product.texts as Record<string, unknown>)
  const { send, errorsOf: _, fieldErrors, error, refusal, isSending } = useChange(StudioChangeTexts)
  const items = Array.isArray(value.items) ? value.items.length : 0
  const form = productTextForm(items)
  const submit = async () => {
    const { extraTabs, ...rest } = completed({ ...form, isRequired: true }, value) as Record<string, unknown>
    const entered = { ...rest, extraTabs: (extraTabs as unknown[]).map(withId) }
    if (await send({ productId, version, texts: entered })) onDone()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        inBackground(submit())
      }}
    >
      <DeskForm
        form={form}
        value={value}
        errors={fieldErrors}
        onChange={(next) => {
          setValue(next)
          onChange()
        }}
      />
      {error && <CallErrorNotice error={error} />}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <p role="status">{message}</p>
      <div className={styles.actions}>
        <Button type="submit" look="primary" disabled={isSending}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
