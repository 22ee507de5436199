import { maxPictures } from '#contract/limits/returns.ts'
import { useFileSize } from '../../lib/i18n/file-size.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import { FileField } from '../../ui/forms/Field/FileField.tsx'
import { Choices } from './Choices.tsx'
import type { Regulations, ReturnData } from './load-return.ts'
import { ReturnFrame } from './ReturnFrame.tsx'
import styles from './returns.module.css'
import { sentBefore } from './sent-before.ts'

type DraftItem = NonNullable<ReturnData['order']['draft']>['items'][number]

/** Money or replacement; for what is broken, what it is about and pictures of it. */
export function RegulationsPage({ order, regulations, flash }: ReturnData & { regulations: Regulations }) {
  const t = useTexts()
  const before = sentBefore(flash, 'regulations')
  const picture = sentBefore(flash, 'image')
  const broken = (order.draft?.items ?? []).filter(({ takesImages }) => takesImages)
  const parts = order.items[0]?.components ?? []
  return (
    <ReturnFrame
      headline={t('return.title.regulations')}
      step="regulations"
      hash={order.hash}
      message={before.message ?? picture.message}
    >
      {broken.map((item) => (
        <Pictures
          key={item.id}
          hash={order.hash}
          item={item}
          error={picture.typedOf('lineId') === item.id ? picture.errorOf('file') : null}
        />
      ))}
      <form method="post" action="/api/returns/regulations/" className={styles.form}>
        <input type="hidden" name="order" value={order.hash} />
        {broken.map(({ id, name, components }) => (
          <fieldset key={id} className={styles.panel}>
            <legend className={styles.legend}>{t('return.components', { name })}</legend>
            {parts.map((part) => (
              <Checkbox
                key={part.id}
                name={`component.${id}`}
                value={part.id}
                defaultChecked={components.includes(part.id)}
              >
                {part.name}
              </Checkbox>
            ))}
          </fieldset>
        ))}
        <Choices
          name="regulation"
          legend={t('return.regulation')}
          chosen={order.draft?.regulation ?? regulations[0]?.id ?? ''}
          choices={regulations.map(({ id, name, description }) => ({ value: id, name, description }))}
        />
        <Button type="submit" size="l" wide>
          {t('return.next')}
        </Button>
      </form>
    </ReturnFrame>
  )
}

function Pictures({ hash, item, error }: { hash: string; item: DraftItem; error: string | null }) {
  const t = useTexts()
  const fileSize = useFileSize()
  const { id, name, images } = item
  return (
    <section id={`pictures-${id}`} className={styles.panel} aria-labelledby={`pictures-of-${id}`}>
      <h2 id={`pictures-of-${id}`} className={styles.legend}>
        {t('return.pictures', { name })}
      </h2>
      {images.length > 0 && (
        <ul className={styles.plain}>
          {images.map((image) => (
            <li key={image.id}>
              <form method="post" action="/api/returns/image-removal/" className={styles.line}>
                <input type="hidden" name="order" value={hash} />
                <input type="hidden" name="imageId" value={image.id} />
                <span>
                  {image.name} ({fileSize(image.size)})
                </span>
                <Button type="submit" variant="link" aria-label={t('return.pictures.remove', { name: image.name })}>
                  {t('return.remove')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {images.length < maxPictures.line && (
        <form method="post" action="/api/returns/image/" encType="multipart/form-data" className={styles.form}>
          <input type="hidden" name="order" value={hash} />
          <input type="hidden" name="lineId" value={id} />
          <FileField
            name="file"
            label={t('return.pictures.add')}
            optional={t('return.optional')}
            hint={t('return.pictures.hint')}
            accept="image/jpeg,image/png"
            error={error}
            required
          />
          <Button type="submit" variant="outline">
            {t('return.pictures.send')}
          </Button>
        </form>
      )}
    </section>
  )
}
