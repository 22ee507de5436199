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
