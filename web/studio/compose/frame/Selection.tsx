import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, CopyPlus, Plus, SquareArrowUp, Trash2 } from 'lucide-react'
import { useUiLanguage } from '../../form/form-scope.ts'
import { useTexts } from '../../lib/texts.ts'
import { findPart, kindOf } from '../../page/page.ts'
import { composeTexts } from '../../texts/compose.ts'
import { Button } from '../../ui/Button.tsx'
import { partName } from '../part-names.ts'
import { useEditing, usePage } from '../use-editing.ts'
import type { Box } from './boxes.ts'
import { DragHandle } from './DragHandle.tsx'
import { ResizeHandle } from './ResizeHandle.tsx'
import styles from './Selection.module.css'

type Props = {
  id: string
  boxes: ReadonlyMap<string, Box>
  scale: number /** First line that is seen, in pixels. */
  top: number
}

/** Frame around what is selected, with a toolbar; also at the top when the part itself is not drawn. */
export function Selection({ id, boxes, scale, top }: Props) {
  const texts = useTexts(composeTexts)
  const language = useUiLanguage()
  const page = usePage()
  const { actions } = useEditing()
  const found = findPart(page.rows, id)
  const box = boxes.get(id)
  if (!found) return null
  const kind = kindOf(found)
  const name = partName(page, id, texts, language)
  const row = boxes.get(found.row.id)
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  const y = box ? box.y * scale : top
  const barAbove = y - top > 40
  return (
    <div
      className={styles.selection}
      data-kind={kind}
      style={{
        transform: `translate(${(box?.x ?? 0) * scale}px, ${y}px)`,
        width: (box?.width ?? 0) * scale,
        height: (box?.height ?? 0) * scale,
      }}
    >
      <div className={styles.bar} role="toolbar" aria-label={name} data-inside={!barAbove || undefined}>
        <DragHandle part={{ kind, id }} name={name} label={texts.move(name)} />
        <span className={styles.name}>{name}</span>
        {kind !== 'row' && (
          <Button look="quiet" label={texts.selectParent} onClick={actions.selectParent}>
            <SquareArrowUp {...icon} />
          </Button>
        )}
        {kind === 'cell' && (
          <>
            <Button look="quiet" label={texts.left} onClick={() => actions.move(id, 'left')}>
              <ArrowLeft {...icon} />
            </Button>
            <Button look="quiet" label={texts.right} onClick={() => actions.move(id, 'right')}>
              <ArrowRight {...icon} />
            </Button>
          </>
        )}
        <Button look="quiet" label={texts.up} onClick={() => actions.move(id, 'up')}>
          <ArrowUp {...icon} />
        </Button>
        <Button look="quiet" label={texts.down} onClick={() => actions.move(id, 'down')}>
          <ArrowDown {...icon} />
        </Button>
        {kind === 'row' && (
          <Button look="quiet" label={texts.addCell} onClick={() => actions.addCell(id)}>
            <Plus {...icon} />
          </Button>
        )}
        <Button look="quiet" label={texts.duplicate} onClick={() => actions.duplicate(id)}>
          <CopyPlus {...icon} />
        </Button>
        <Button look="quiet" label={texts.copy} onClick={() => actions.copy(id)}>
          <Copy {...icon} />
        </Button>
        <Button look="quiet" label={texts.remove} onClick={() => actions.remove(id)}>
          <Trash2 {...icon} />
        </Button>
      </div>
      {kind === 'cell' && found.cell && row && (
        <ResizeHandle cell={found.cell} name={name} columnWidth={(row.width * scale) / 12} />
      )}
    </div>
  )
}
