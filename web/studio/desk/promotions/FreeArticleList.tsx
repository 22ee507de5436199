import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  type StudioFreeArticleInput,
  StudioFreeArticlesOf,
  type StudioFreeArticlesOfQuery,
  StudioRemoveFreeArticle,
  StudioSaveFreeArticle,
} from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { promotionLabels as labels, promotionTexts } from '../../texts/promotions.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { DeskForm } from '../DeskForm.tsx'
import { fieldNamed, formOfFields, textEditor } from '../form-fields.ts'
import { useChange } from '../use-change.ts'

type Article = StudioFreeArticlesOfQuery['studio_freeArticles']['articles'][number]
type Open = { kind: 'save'; article: Article | null } | { kind: 'remove'; article: Article } | null
type DialogProps = { onDone: (message: string) => void; onClose: () => void }

/** What the store's carts may choose for nothing. */
export function FreeArticleList() {
  const texts = useTexts(promotionTexts)
  const ui = useTexts(uiTexts)
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<Open>(null)
  const { data, error, isLoading, reload } = useAnswer(StudioFreeArticlesOf, {})
  const found = data?.studio_freeArticles
  const close = () => setDialog(null)
  const done = (text: string) => {
    setMessage(text)
    close()
    reload()
  }
  const isWaiting = isLoading && !found
  return (
    <>
      <p>{texts.articlesIntro}</p>
      {found && (
        <div>
          <Button look="primary" onClick={() => setDialog({ kind: 'save', article: null })}>
            {texts.addArticle}
          </Button>
        </div>
      )}
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isWaiting ? ui.loading : message || (found && texts.countArticles(found.articles.length))}</p>
      {found && found.articles.length === 0 && <p>{texts.noArticles}</p>}
      {found && found.articles.length > 0 && (
        <Table heads={[texts.name, texts.code, texts.effect, texts.order, null]}>
          {found.articles.map((article) => (
            <ArticleRow
              key={article.itemId}
              article={article}
              currency={found.currency}
              onOpen={(kind) => setDialog({ kind, article })}
            />
          ))}
        </Table>
      )}
      {found && dialog?.kind === 'save' && (
        <SaveDialog article={dialog.article} currency={found.currency} onDone={done} onClose={close} />
      )}
      {dialog?.kind === 'remove' && <RemoveDialog article={dialog.article} onDone={done} onClose={close} />}
    </>
  )
}

const nameOf = ({ name, itemId }: Article): string => name ?? itemId

type RowProps = { article: Article; currency: string; onOpen: (kind: 'save' | 'remove') => void }

function ArticleRow({ article, currency, onOpen }: RowProps) {
  const texts = useTexts(promotionTexts)
  const { code, kind, minimumValue, position } = article
  const name = nameOf(article)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{code}</td>
      <td>{kind === 'catalogue' ? texts.always : texts.from(formatMoney(minimumValue, currency))}</td>
      <td className={styles.number}>{position}</td>
      <td data-buttons="">
        <div className={styles.actions}>
          <Button aria-label={texts.changeOf(name)} onClick={() => onOpen('save')}>
            {texts.change}
          </Button>
          <Button aria-label={texts.removeOf(name)} onClick={() => onOpen('remove')}>
            {texts.remove}
          </Button>
        </div>
      </td>
    </tr>
  )
}

function SaveDialog({
  article: before,
  currency,
  onDone,
  onClose,
}: DialogProps & { article: Article | null; currency: string }) {
  const texts = useTexts(promotionTexts)
  const [article, setArticle] = useState<Partial<StudioFreeArticleInput>>(() => {
    const { itemId, code, kind = 'article', minimumValue, position } = before ?? {}
    return { itemId, code, kind, minimumValue: minimumValue || undefined, position }
  })
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioSaveFreeArticle)
  const { itemId, code, kind = 'article', minimumValue, position } = article
  const form = formOfFields([
    ...(before ? [] : [fieldNamed('itemId', labels.article, { kind: 'pick', of: 'item' }, { isRequired: true })]),
    fieldNamed('code', labels.code, textEditor, { isRequired: true, help: labels.codeHelp }),
    fieldNamed('kind', labels.kind, { kind: 'choice', options: labels.articleKinds }, { isRequired: true }),
    ...(kind === 'article'
      ? [fieldNamed('minimumValue', labels.minimumValue, { kind: 'money', currency }, { isRequired: true })]
      : []),
    fieldNamed('position', labels.position, { kind: 'number', minimum: 0 }, { help: labels.articlePositionHelp }),
  ])
  const submit = () => {
    const input = { itemId, code, kind, minimumValue, position }
    inBackground(send({ article: input, version: before?.version }).then((isDone) => isDone && onDone(texts.saved)))
  }
  return (
    <ChangeDialog
      {...change}
      title={before ? texts.changeOf(nameOf(before)) : texts.addArticle}
      action={texts.save}
      onClose={onClose}
      onSubmit={submit}
    >
      <DeskForm form={form} value={article} onChange={setArticle} errors={fieldErrors} />
    </ChangeDialog>
  )
}

function RemoveDialog({ article, onDone, onClose }: DialogProps & { article: Article }) {
  const texts = useTexts(promotionTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioRemoveFreeArticle)
  const { itemId } = article
  const submit = () => inBackground(send({ itemId }).then((isDone) => isDone && onDone(texts.removed)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.removeOf(nameOf(article))}
      action={texts.remove}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.removeText}</p>
    </ChangeDialog>
  )
}
