import t from 'tap'
import type { WireTeaser } from '../definition/define-teaser.ts'
import { rowsForHydration } from './rows-for-hydration.ts'

const teaser = (id: string, type: string, rest: Partial<WireTeaser> = {}) =>
  ({
    id,
    type,
    attributes: [
      { name: 'headline', text: 'Neu' },
      { name: 'googleAnalytics', text: 'start' },
    ],
    ...rest,
  }) as unknown as WireTeaser
const namesOf = ({ attributes }: WireTeaser) => attributes.map(({ name }) => name)

t.test(
  'the content of teasers that are never hydrated stays on the server, and so do those of other variants',
  async (t) => {
    const shown = [
      teaser('still', 'htmlBox'),
      teaser('moving', 'sliderHero'),
      teaser('b', 'htmlBox', { abTestId: 'x' }),
    ]
    const [row] = rowsForHydration([{ cells: [{ teasers: shown }] }], [])
    const teasers = row?.cells[0]?.teasers ?? []
    t.same(
      teasers.map(({ id }) => id),
      ['still', 'moving'],
    )
    t.same(teasers.map(namesOf), [['googleAnalytics'], ['headline', 'googleAnalytics']])
  },
)

t.test('an attribute brings the values that it has, in groups as well', async (t) => {
  const link = { name: 'link', text: null, urlPath: '/hefte/', openLinkInNewWindow: false, valueList: null }
  const tabs = { name: 'tabs', text: null, valueList: [{ attributes: [link] }] }
  const [row] = rowsForHydration([{ cells: [{ teasers: [teaser('hero', 'sliderHero', { attributes: [tabs] })] }] }], [])
  t.strictSame(row?.cells[0]?.teasers[0]?.attributes, [
    {
      name: 'tabs',
      valueList: [{ attributes: [{ name: 'link', urlPath: '/hefte/', openLinkInNewWindow: false }] }],
    },
  ])
})
