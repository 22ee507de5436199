import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { promotionTexts } from '../../texts/promotions.ts'
import { Room } from '../../ui/Room.tsx'
import { ButtonChoice } from '../ButtonChoice.tsx'
import { FreeArticleList } from './FreeArticleList.tsx'
import { PromotionList } from './PromotionList.tsx'

/** Promotions of the store in their order of precedence, and its free articles. */
export function PromotionsRoom() {
  const texts = useTexts(promotionTexts)
  const [isOfArticles, setOfArticles] = useState(false)
  const options = [
    { value: false, label: texts.promotions },
    { value: true, label: texts.freeArticles },
  ]
  return (
    <Room>
      <h1>{texts.title}</h1>
      <ButtonChoice options={options} value={isOfArticles} onChange={setOfArticles} />
      {isOfArticles ? <FreeArticleList /> : <PromotionList />}
    </Room>
  )
}
