import { useId, useState } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { VisuallyHidden } from '#web/ui/content/VisuallyHidden/VisuallyHidden.tsx'
import { Swatch } from '#web/ui/product/Swatches/Swatches.tsx'
import styles from './VariantDialog.module.css'
import type { Information, Items } from './variant-information.ts'

type Attribute = Information['attributes'][number]
type Option = Attribute['options'][number]

type VariantChoiceProps = {
  name: string
  information: Information
  /** Where no attribute tells them apart. */
  items: Items
  itemId: string | null
  /** With all that is chosen by then, the option at its end. */
  onOption: (option: Option, chosen: { name: string; value: string }[]) => void
  onItem: (itemId: string) => void
}

/** Options as radio buttons, and what they come to. */
export function VariantChoice({ name, information, items, itemId, onOption, onItem }: VariantChoiceProps) {
  const t = useTexts()
  const group = useId()
  const { item } = information
  // Chosen at once; what that means for the others is known when the shop has answered. Until then more may be chosen.
  const [pressed, setPressed] = useState<{ of: Information; values: Readonly<Record<string, string>> } | null>(null)
  const values: Readonly<Record<string, string>> = pressed?.of === information ? pressed.values : {}
  const chosenValue = (attribute: Attribute) => values[attribute.name] ?? attribute.selectedValue
  const press = (attribute: Attribute, option: Option) => {
    setPressed({ of: information, values: { ...values, [attribute.name]: option.value } })
    const others = information.attributes.flatMap((other) => {
      const value = other.name === attribute.name ? null : chosenValue(other)
      return value == null ? [] : [{ name: other.name, value }]
    })
    onOption(option, [...others, { name: attribute.name, value: option.value }])
  }
  const attributes = [...information.attributes].sort((a, b) => a.position - b.position)
  const [image] = item?.images ?? []
  return (
    <div className={styles.choice}>
      <div className={styles.product}>
        {image && <Picture image={image} sizes="96px" alt="" className={styles.picture} />}
        <div>
          <p className={styles.name}>{item?.name ?? name}</p>
          {item && <p className={styles.price}>{(item.prices.lightningDealPrice ?? item.prices.price).stringValue}</p>}
          {item && (
            <p className={styles.delivery}>
              {item.availableForSale ? item.deliveryStatusText : t('wishlistEntry.soldOut')}
            </p>
          )}
        </div>
      </div>
      {attributes.map((attribute) => (
        <fieldset key={attribute.name}>
          <legend className={styles.label}>{attribute.displayName}</legend>
          <div className={styles.options}>
            {attribute.options.map((option) => (
              <label key={option.value} className={classNames(styles.option, option.disabled && styles.other)}>
                <input
                  type="radio"
                  name={`${group} ${attribute.name}`}
                  checked={chosenValue(attribute) === option.value}
                  onChange={() => press(attribute, option)}
                />
                {option.css && <Swatch colour={option.css} size={20} />}
                {option.displayValue}
                {option.disabled && <VisuallyHidden> {t('wishlistPage.variant.other')}</VisuallyHidden>}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {items.length > 0 && (
        <fieldset>
          <legend className={styles.label}>{t('wishlistPage.variant.item')}</legend>
          <div className={styles.items}>
            {items.map((each) => (
              <label key={each.itemId} className={styles.option}>
                <input
                  type="radio"
                  name={`${group} item`}
                  checked={each.itemId === itemId}
                  disabled={!each.availableForSale}
                  onChange={() => onItem(each.itemId)}
                />
                <span className={styles.itemName}>{each.name}</span>
                <span>{each.prices.price.stringValue}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
