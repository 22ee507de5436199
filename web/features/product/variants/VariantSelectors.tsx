import { type MouseEvent, useState } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Select } from '#web/ui/forms/Field/Select.tsx'
import { Swatch } from '#web/ui/product/Swatches/Swatches.tsx'
import type { VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import styles from './VariantSelectors.module.css'
import { optionHref } from './variant-rules.ts'

type Choose = (attribute: VariantAttribute, option: VariantOption) => void
type SelectorProps = { productId: string; attribute: VariantAttribute; isRequested: boolean; onChoose: Choose }
type VariantSelectorsProps = {
  variants: Variants
  /** The buy button was pressed: what is missing stands out. */
  isRequested: boolean
  onChoose: Choose
}

/** Sizes are seen all at once, with those that are sold out struck through, as long as they take two rows at most. */
const maxSizeTiles = 16

const isShortListOfSizes = ({ name, options }: VariantAttribute): boolean =>
  name === 'SIZE' && options.length <= maxSizeTiles

/** One selector an attribute, in the order of their positions. Every option is an address of its own. */
export function VariantSelectors({ variants, isRequested, onChoose }: VariantSelectorsProps) {
  const attributes = [...variants.attributes].sort((a, b) => a.position - b.position)
  return attributes.map((attribute) => {
    const [only, second] = attribute.options
    if (only?.selected && !second) {
      return (
        <p key={attribute.name} className={styles.only}>
          {attribute.displayName}: <strong>{only.displayValue}</strong>
        </p>
      )
    }
    const Selector = attribute.type === 'dropdown' && !isShortListOfSizes(attribute) ? Dropdown : Tiles
    const { productId } = variants
    return (
      <Selector
        key={attribute.name}
        productId={productId}
        attribute={attribute}
        isRequested={isRequested}
        onChoose={onChoose}
      />
    )
  })
}

function Tiles({ productId, attribute, isRequested, onChoose }: SelectorProps) {
  const t = useTexts()
  const selected = attribute.options.find((option) => option.selected)
  const hasPictures = attribute.options.some((option) => option.image)
  return (
    <fieldset>
      <legend className={styles.label}>
        {attribute.displayName}
        {selected ? (
          <>
            : <strong>{selected.displayValue}</strong>
          </>
        ) : (
          <span className={isRequested ? styles.open : undefined}> {t('product.variant.open')}</span>
        )}
      </legend>
      <ul className={classNames(styles.tiles, hasPictures && styles.withPictures)}>
        {attribute.options.map((option) => (
          <li key={option.value}>
            <Tile productId={productId} attribute={attribute} option={option} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Tile({
  productId,
  attribute,
  option,
  onChoose,
}: Omit<SelectorProps, 'isRequested'> & { option: VariantOption }) {
  const t = useTexts()
  const href = optionHref(productId, option)
  const look = classNames(styles.tile, option.selected && styles.selected, option.disabled && styles.disabled)
  const content = (
    <>
      {option.image ? (
        <Picture image={option.image} sizes="64px" alt="" eager="last" className={styles.picture} />
      ) : (
        option.css && <Swatch colour={option.css} size={22} />
      )}
      <span className={option.image ? styles.caption : undefined}>{option.displayValue}</span>
      {option.disabled && (
        <VisuallyHidden> {t(href ? 'product.variant.other' : 'product.variant.none')}</VisuallyHidden>
      )}
    </>
  )
  if (href === null) return <span className={look}>{content}</span>

  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (!option.selected) onChoose(attribute, option)
  }
  return (
    <Link href={href} className={look} aria-current={option.selected ? 'true' : undefined} onClick={choose}>
      {content}
    </Link>
  )
}

/** Without script a form that opens the item; with script the choice takes effect at once. */
function Dropdown({ productId, attribute, onChoose }: SelectorProps) {
  const t = useTexts()
  const selected = attribute.options.find((option) => option.selected)
  // Shown until the answer comes, which brings another attribute.
  const [chosen, setChosen] = useState<{ of: VariantAttribute; itemId: string } | null>(null)
  return (
    <form action={`/prod/${productId}`} method="get" className={styles.dropdown}>
      <Select
        label={attribute.displayName}
        name="varid"
        value={chosen?.of === attribute ? chosen.itemId : (selected?.itemId ?? '')}
        onChange={({ target }) => {
          const option = attribute.options.find(({ itemId }) => itemId === target.value)
          if (!option) return
          setChosen({ of: attribute, itemId: target.value })
          onChoose(attribute, option)
        }}
      >
        {!selected && <option value="">{t('product.variant.choose')}</option>}
        {attribute.options.map((option) => (
          <option key={option.value} value={option.itemId ?? option.value} disabled={option.itemId === null}>
            {option.disabled ? t('product.variant.otherOption', { value: option.displayValue }) : option.displayValue}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="outline">
          {t('product.variant.apply')}
        </Button>
      </noscript>
    </form>
  )
}
