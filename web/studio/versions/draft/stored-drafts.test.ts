import t from 'tap'
import { type Me, session } from '../../access/login/session.ts'
import { storedDraft } from './stored-drafts.ts'

const stored = new Map<string, string>()
const storage = {
  get length() {
    return stored.size
  },
  key: (index: number) => [...stored.keys()][index] ?? null,
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, text: string) => stored.set(name, text),
  removeItem: (name: string) => stored.delete(name),
}
t.intercept(globalThis, 'localStorage', { value: storage })

const logIn = (id: string) => session.set({ state: 'open', me: { id } as Me, hasEnded: false })
/** Opens the record in a tab, for the editor who is logged in. */
const openIn = (tab: string, key = 'home') => storedDraft<string>('page', key, 'de', tab)

t.test('E4.49 a kept draft is offered only to the editor who wrote it', async (t) => {
  logIn('anna')
  openIn('one').write({ base: 3, body: 'of Anna' })
  logIn('ben')
  t.equal(openIn('one').read(), null)
  openIn('two').clear()
  logIn('anna')
  t.equal(openIn('three', 'home 2').read(), null, 'another record')
  t.same(openIn('three').read(), { base: 3, body: 'of Anna' }, 'also after a reload')
})

t.test('two tabs of one record neither overwrite nor forget each other’s kept draft', async (t) => {
  logIn('anna')
  const open = (tab: string) => openIn(tab, 'of two tabs')
  const [one, two] = [open('one'), open('two')]
  one.write({ base: 3, body: 'here' })
  two.write({ base: 3, body: 'there' })
  t.same(one.read(), { base: 3, body: 'here' })
  one.clear()
  t.equal(open('two').read()?.body, 'there')

  one.write({ base: 4, body: 'left' })
  two.clear()
  t.equal(open('later').read()?.body, 'left', 'a tab that is closed leaves it to the next one')
  open('later').clear()
  t.equal(open('last').read(), null, 'which sends it once')
})
