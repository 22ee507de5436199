import { ProductPage } from '#web/features/product/page/ProductPage.tsx'
import { Island } from '#web/lib/hydration/Island.tsx'
import { useData } from '#web/lib/scope/use-page.ts'
import { HeartButton } from '#web/ui/product/HeartButton/HeartButton.tsx'
import type { data } from './+data.ts'
import { brandTeasers } from './brand-teasers.ts'
import { buyForm } from './buy-form.ts'
import { buyProps } from './buy-props.ts'
import { reviewsPart } from './reviews-part.ts'

export function Page() {
  const page = useData<typeof data>()
  const { productId, brandTeasers: teasers } = page.product
  return (
    <ProductPage
      // What a link leads to starts afresh, also the item that the page began with, when another one was chosen since.
      key={page.turn}
      data={page}
      heart={(itemId) => <HeartButton productId={productId} itemId={itemId} name={page.product.name} />}
      structuredReviews={page.reviews?.reviews}
      buy={(offer) => <Island of={buyForm} props={buyProps(page.product, offer)} when="idle" />}
      reviews={
        <Island of={reviewsPart} props={{ productId, start: { reviews: page.reviews, choice: page.reviewChoice } }} />
      }
      brand={teasers.length > 0 && <Island of={brandTeasers} props={{ teasers }} />}
    />
  )
}
