import t from 'tap'
import { type ReturnStep, wayBack } from './return-steps.ts'

t.test('T2.24 T2.25 T4.43 each step of a return needs what the one before has chosen', async (t) => {
  const item = { id: '1', lineNo: 1, name: '', quantity: 1, reason: 'none', reasonLabel: '', additionalInfo: '' }
  const items = [{ ...item, components: [], takesImages: false, images: [] }]
  const steps: ReturnStep[] = ['productselection', 'regulations', 'carrier', 'confirm', 'announced']
  const open = (draft: Parameters<typeof wayBack>[1]) => steps.filter((step) => wayBack(step, draft) === null)
  const hash = '100000042-1.a.b'
  const nothing = { items: [], regulation: null, carrier: null }
  t.same(open(null), [])
  t.same(open({ hash, draft: null }), ['productselection', 'announced'])
  t.same(open({ hash, draft: nothing }), ['productselection', 'announced'])
  t.same(open({ hash, draft: { ...nothing, items } }), ['productselection', 'regulations', 'announced'])
  t.same(open({ hash, draft: { items, regulation: 'refund', carrier: null } }).at(-2), 'carrier')
  t.same(open({ hash, draft: { items, regulation: 'refund', carrier: 'dhl' } }), steps)
  t.same(open({ hash, draft: { items, regulation: null, carrier: 'dhl' } }).includes('confirm'), false)
  t.equal(wayBack('carrier', null), '/myaccount/returns')
  t.equal(wayBack('carrier', { hash, draft: null }), '/myaccount/returns/productselection?order=100000042-1.a.b')
})
