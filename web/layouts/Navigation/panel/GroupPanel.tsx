import type { NavigationGroupQuery } from '#web/generated/operations.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Picture } from '#web/ui/content/Picture/Picture.tsx'
import { Unbroken } from '#web/ui/content/Unbroken/Unbroken.tsx'
import { Price } from '#web/ui/product/Price/Price.tsx'
import { Stars } from '#web/ui/product/Stars/Stars.tsx'
import { isMultiColumn } from '../navigation.rules.ts'
import styles from './Panel.module.css'

type Group = NonNullable<NavigationGroupQuery['getNavigationGroup']>
type Department = Group['departments'][number]
type Category = Department['children'][number]

/** What a flyout shows of a group: its departments with two levels below them, beside them advice and a bestseller. */
export function GroupPanel({ group }: { group: Group }) {
  const { name, departments, advice, bestseller } = group
  const [first, second] = departments
  return (
    <div className={styles.panel}>
      <div className={styles.columns} data-count={departments.length}>
        {first && !second ? (
          <Categories categories={first.children} above={name} hasPictures />
        ) : (
          departments.map((department) => (
            <section key={department.id} data-nav="column">
              <a href={department.path} className={styles.department}>
                {department.image && (
                  <Picture image={department.image} sizes="64px" alt="" tint="none" className={styles.thumb} />
                )}
                <span>{department.name}</span>
              </a>
              <Categories categories={department.children} above={name} />
            </section>
          ))
        )}
      </div>
      {(advice || bestseller) && (
        <div className={styles.aside} data-nav="column">
          {advice && <Advice advice={advice} />}
          {bestseller && <Bestseller product={bestseller} />}
        </div>
      )}
    </div>
  )
}

type CategoriesProps = {
  categories: readonly Category[]
  /** Name of the group, to which the drawer leads back. */
  above: string
  hasPictures?: boolean
}

function Categories({ categories, above, hasPictures }: CategoriesProps) {
  return (
    <ul className={styles.categories}>
      {categories.map((category) => (
        <CategoryItem
          key={category.id}
          category={category}
          above={above}
          hasPicture={hasPictures === true}
          siblings={categories.length}
        />
      ))}
    </ul>
  )
}

type CategoryItemProps = Pick<CategoriesProps, 'above'> & { category: Category; hasPicture: boolean; siblings: number }

/** The button and the way back are the drawer's, where the third level is a panel of its own. */
function CategoryItem({ category, above, hasPicture, siblings }: CategoryItemProps) {
  const t = useTexts()
  const { name, path, image, children } = category
  const isDeep = children.length > 0
  const picture = hasPicture && image && (
    <Picture image={image} sizes="72px" alt="" tint="none" className={styles.thumb} />
  )
  return (
    <li data-nav={isDeep ? 'group' : 'leaf'}>
      <a href={path} className={styles.category}>
        {picture}
        <span>{name}</span>
      </a>
      {isDeep && (
        <>
          <button type="button" data-nav="toggle" aria-expanded="false" aria-label={t('shell.menu.below', { name })}>
            {picture}
            <span>{name}</span>
          </button>
          <div data-nav="below" className={hasPicture ? styles.besidePicture : undefined}>
            <button type="button" data-nav="back" aria-label={t('shell.menu.back', { name: above })}>
              <span>{above}</span>
            </button>
            <a href={path} data-nav="all">
              {t('shell.menu.all', { name })}
            </a>
            <ul data-nav="leaves" className={isMultiColumn(children.length, siblings) ? styles.multiColumn : undefined}>
              {children.map((leaf) => (
                <li key={leaf.id}>
                  <a href={leaf.path}>{leaf.name}</a>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </li>
  )
}

function Advice({ advice }: { advice: NonNullable<Group['advice']> }) {
  const t = useTexts()
  return (
    <a href={advice.path} className={styles.advice}>
      {advice.image && <Picture image={advice.image} sizes="288px" alt="" tint="none" className={styles.scene} />}
      <span className={styles.eyebrow}>{t('shell.menu.advice')}</span>
      <span className={styles.adviceName}>{advice.headline}</span>
    </a>
  )
}

function Bestseller({ product }: { product: NonNullable<Group['bestseller']> }) {
  const t = useTexts()
  const { bestItemId, name, path, image, price, rating } = product
  return (
    <a href={path} className={styles.bestseller}>
      {image && <Picture image={image} sizes="96px" alt="" className={styles.product} />}
      <span className={styles.words}>
        <span className={styles.eyebrow}>{t('shell.menu.bestseller')}</span>
        <span className={styles.productName}>
          <Unbroken text={name} />
        </span>
        {rating ? <Stars rating={rating} /> : null}
        <Price
          current={price.currentPrice}
          old={price.oldPrice ?? null}
          startFrom={price.startFromFlag}
          own={price.hasGroupPrices ? bestItemId : null}
          size="s"
        />
      </span>
    </a>
  )
}
