import t from 'tap'
import { completed, productTextForm } from './product-text-fields.ts'

t.test(
  'completed adds the empty texts and lists that a form leaves out, and keeps what it does not show',
  async (t) => {
    const form = productTextForm(1)
    const texts = completed(form, {
      name: { de: 'Ranzen' },
      shortFacts: { de: ['Leicht'] },
      warranty: { en: 'Two years' },
      dataAndFacts: [{ facts: [{ name: { de: 'Maß' } }] }],
      extraTabs: [{ id: 'care', headline: { de: 'Pflege', en: 'Care' } }],
      items: [{ itemId: '1-1', name: { de: 'Rot', en: 'Red' } }],
    })
    t.match(texts, {
      name: { de: 'Ranzen', en: '' },
      longDescription: { de: '', en: '' },
      shortFacts: { de: ['Leicht'], en: [] },
      warranty: { de: '', en: 'Two years' },
      dataAndFacts: [
        { headline: { de: '', en: '' }, facts: [{ name: { de: 'Maß', en: '' }, value: { de: '', en: '' } }] },
      ],
      labelAttributes: [],
      extraTabs: [{ id: 'care', content: { de: '', en: '' } }],
      items: [{ itemId: '1-1' }],
    })
    t.equal((texts as { deliveryInfo?: unknown }).deliveryInfo, undefined, 'an optional text stays left out')
  },
)
