import t from 'tap'
import { groupDefinitions } from './navigation-groups.rules.ts'

t.test('groups stand in the order of the entries, each with its advice', async (t) => {
  const entries = [
    { name: 'start.advice', value: 'beratung-ranzen' },
    { name: 'start', value: '1000  14000' },
    { name: 'sale', value: '90000' },
  ]
  t.same(groupDefinitions(entries), [
    { id: 'start', departmentIds: ['1000', '14000'], advicePageId: 'beratung-ranzen' },
    { id: 'sale', departmentIds: ['90000'], advicePageId: null },
  ])
  t.same(groupDefinitions([]), [])
})
