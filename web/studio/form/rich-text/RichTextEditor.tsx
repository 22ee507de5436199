import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Link as LinkIcon, List, ListOrdered } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { formTexts } from '../../texts/form.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, FieldErrors, fieldStyles } from '../../ui/Field.tsx'
import { PickField } from '../pickers/PickField.tsx'
import { extensions } from './extensions.ts'
import type { HtmlFieldProps } from './html-field.ts'
import { storedHtml } from './html-form.ts'
import { pastedHtml } from './pasted-html.ts'
import styles from './RichTextEditor.module.css'
import { survives } from './survives.ts'

/** Formatted where the editor keeps all of the text, otherwise its source; also when another text takes its place. */
export function RichTextEditor(props: HtmlFieldProps) {
  const texts = useTexts(formTexts)
  const [isSource, setSource] = useState(() => !survives(props.value))
  const canSwitch = isSource ? survives(props.value) : true
  return (
    <div className={styles.editor}>
      {isSource ? (
        <Source {...props} help={canSwitch ? props.help : texts.sourceOnly} />
      ) : (
        <Formatted {...props} onUnfit={() => setSource(true)} />
      )}
      <button type="button" className={styles.switch} disabled={!canSwitch} onClick={() => setSource(!isSource)}>
        {isSource ? texts.formatted : texts.source}
      </button>
    </div>
  )
}

function Source({ value, onChange, ...common }: HtmlFieldProps) {
  return (
    <Field {...common}>
      {(control) => (
        <textarea
          {...control}
          className={`${fieldStyles.control} ${fieldStyles.code}`}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** `onUnfit`: the text is now one of which the editor would not keep all. */
type FormattedProps = HtmlFieldProps & { onUnfit: () => void }

function Formatted({ label, help, isRequired, errors, value, onChange, onUnfit }: FormattedProps) {
  const ui = useTexts(uiTexts)
  const id = useId()
  const written = useRef(value)
  const first = useRef(value)
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: current }) => {
      const html = storedHtml(current.getHTML(), first.current)
      written.current = html
      change.current(html)
    },
  })
  // Another value than the one written here: undone, or chosen in a conflict.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    if (!survives(value)) return onUnfit()
    first.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value, onUnfit])
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
        {isRequired && <span className={fieldStyles.required}> {ui.required}</span>}
      </span>
      <div className={styles.frame}>
        <Toolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <FieldErrors errors={errors} />
      {help && <p className={fieldStyles.help}>{help}</p>}
    </div>
  )
}

function Toolbar({ editor }: { editor: Editor }) {
  const texts = useTexts(formTexts)
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      h2: current.isActive('heading', { level: 2 }),
      h3: current.isActive('heading', { level: 3 }),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
      link: current.isActive('link'),
    }),
  })
  const tool = (label: string, isPressed: boolean, icon: ReactNode, run: () => void) => (
    <Button
      look="quiet"
      label={label}
      aria-pressed={isPressed}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {icon}
    </Button>
  )
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const
  const chain = () => editor.chain().focus()
  return (
    <div className={styles.tools} role="toolbar" aria-label={texts.formatting}>
      {tool(texts.bold, active.bold, <Bold {...icon} />, () => chain().toggleBold().run())}
      {tool(texts.italic, active.italic, <Italic {...icon} />, () => chain().toggleItalic().run())}
      {tool(texts.heading(2), active.h2, <Heading2 {...icon} />, () => chain().toggleHeading({ level: 2 }).run())}
      {tool(texts.heading(3), active.h3, <Heading3 {...icon} />, () => chain().toggleHeading({ level: 3 }).run())}
      {tool(texts.bullets, active.bullets, <List {...icon} />, () => chain().toggleBulletList().run())}
      {tool(texts.numbers, active.numbers, <ListOrdered {...icon} />, () => chain().toggleOrderedList().run())}
      {tool(texts.link, active.link, <LinkIcon {...icon} />, () => setLinking(true))}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const texts = useTexts(formTexts)
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const close = (run: () => void) => () => {
    run()
    onClose()
  }
  const chain = () => editor.chain().focus().extendMarkRange('link')
  return (
    <Dialog
      title={texts.link}
      onClose={onClose}
      actions={
        <>
          {editor.isActive('link') && (
            <Button look="danger" onClick={close(() => chain().unsetLink().run())}>
              {texts.linkRemove}
            </Button>
          )}
          <Button look="primary" disabled={href === ''} onClick={close(() => chain().setLink({ href }).run())}>
            {texts.linkSet}
          </Button>
        </>
      }
    >
      <PickField label={texts.linkTarget} help="" isRequired errors={[]} of="url" value={href} onChange={setHref} />
    </Dialog>
  )
}
