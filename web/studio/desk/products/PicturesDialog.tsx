import { ArrowDown, ArrowUp, ImagePlus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { MediaDialog } from '../../form/pickers/MediaDialog.tsx'
import { type Medium, thumbnailOf } from '../../form/pickers/media.ts'
import { StudioChangePictures } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { productTexts } from '../../texts/products.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, FieldErrors, fieldStyles } from '../../ui/Field.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import own from './PicturesDialog.module.css'
import type { Item, ProductDialogProps } from './product.ts'

type Picture = Item['pictures'][number]
type Step = 1 | -1

/** Pictures of an item: added, removed, described, and put in order by buttons or by dragging. */
export function PicturesDialog({ item, onDone, onClose }: ProductDialogProps & { item: Item }) {
  const { id: itemId, name, picturesVersion: version } = item
  const texts = useTexts(productTexts)
  const [pictures, setPictures] = useState<readonly Picture[]>(item.pictures)
  const [isChoosing, setChoosing] = useState(false)
  const [message, setMessage] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const { send, errorsOf, fieldErrors: _, ...change } = useChange(StudioChangePictures)

  const put = (id: string, place: number) => {
    const from = pictures.findIndex((picture) => picture.id === id)
    const picture = pictures[from]
    if (!picture || place === from || place < 0 || place >= pictures.length) return
    setPictures(pictures.toSpliced(from, 1).toSpliced(place, 0, picture))
    setMessage(texts.pictureAt(place + 1, pictures.length))
  }
  const add = ({ id, alt }: Medium) => {
    setChoosing(false)
    const isThere = pictures.some((picture) => picture.id === id)
    setMessage(isThere ? texts.pictureTwice : texts.pictureAdded)
    if (!isThere) setPictures([...pictures, { id, altDe: alt, altEn: alt }])
  }
  const submit = () =>
    inBackground(
      send({ itemId, version, pictures: [...pictures] }).then((isDone) => isDone && onDone(texts.picturesChanged)),
    )
  return (
    <ChangeDialog
      {...change}
      title={texts.changePicturesOf(name)}
      action={texts.save}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className={styles.quiet}>
        {texts.picturesImported} {texts.drag}
      </p>
      <ol className={own.pictures}>
        {pictures.map((picture, place) => (
          <PictureRow
            key={picture.id}
            picture={picture}
            place={place}
            count={pictures.length}
            errorsOf={(key) => errorsOf(`pictures[${place}]${key}`)}
            isDragged={dragged === picture.id}
            onChange={(next) => setPictures(pictures.with(place, next))}
            onMove={(by) => put(picture.id, place + by)}
            onRemove={() => {
              setPictures(pictures.toSpliced(place, 1))
              setMessage(texts.pictureRemoved)
            }}
            onDrag={setDragged}
            onDragOver={() => dragged && put(dragged, place)}
          />
        ))}
      </ol>
      <FieldErrors errors={errorsOf('pictures')} />
      <p role="status">{message}</p>
      <div>
        <Button onClick={() => setChoosing(true)}>
          <ImagePlus size={16} strokeWidth={1.75} aria-hidden />
          {texts.addPicture}
        </Button>
      </div>
      {isChoosing && <MediaDialog onChoose={add} onClose={() => setChoosing(false)} />}
    </ChangeDialog>
  )
}

type RowProps = {
  picture: Picture
  place: number
  count: number
  /** What is wrong with the picture (''), or with one of its texts (`.altDe`). */
  errorsOf: (key: string) => string[]
  isDragged: boolean
  onChange: (picture: Picture) => void
  onMove: (by: Step) => void
  onRemove: () => void
  /** The id of what is taken up; null once it is put down. */
  onDrag: (id: string | null) => void
  onDragOver: () => void
}

function PictureRow(props: RowProps) {
  const { picture, place, count, errorsOf, isDragged, onChange, onMove, onRemove, onDrag, onDragOver } = props
  const texts = useTexts(productTexts)
  const buttons = useRef<HTMLDivElement>(null)
  const moved = useRef<Step | null>(null)
  // A button that has moved in the document has lost the focus, and one at an end is off.
  useLayoutEffect(() => {
    const by = moved.current
    if (by === null) return
    moved.current = null
    const [forward, backward] = buttons.current?.querySelectorAll('button') ?? []
    const next = by === -1 ? (place === 0 ? backward : forward) : place === count - 1 ? forward : backward
    next?.focus()
  }, [place, count])
  const move = (by: Step) => {
    moved.current = by
    onMove(by)
  }
  const name = texts.picture(place + 1)
  return (
    <li
      className={own.picture}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        onDragOver()
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <img
        src={thumbnailOf(picture.id)}
        alt={name}
        draggable
        onDragStart={() => onDrag(picture.id)}
        onDragEnd={() => onDrag(null)}
      />
      <div className={own.fields}>
        <div className={styles.actions} ref={buttons}>
          <Button look="quiet" label={texts.forward(name)} disabled={place === 0} onClick={() => move(-1)}>
            <ArrowUp size={16} strokeWidth={1.75} aria-hidden />
          </Button>
          <Button look="quiet" label={texts.backward(name)} disabled={place === count - 1} onClick={() => move(1)}>
            <ArrowDown size={16} strokeWidth={1.75} aria-hidden />
          </Button>
          <Button look="quiet" label={texts.remove(name)} disabled={count === 1} onClick={onRemove}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </Button>
        </div>
        <FieldErrors errors={errorsOf('')} />
        {(['altDe', 'altEn'] as const).map((key) => (
          <Field key={key} label={texts[key]} isRequired errors={errorsOf(`.${key}`)}>
            {(control) => (
              <input
                {...control}
                className={fieldStyles.control}
                value={picture[key]}
                maxLength={300}
                onChange={({ target }) => onChange({ ...picture, [key]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </li>
  )
}
