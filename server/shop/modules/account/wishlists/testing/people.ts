import { randomUUID } from 'node:crypto'
import type { Engine } from '#engine/testing/engine.ts'
import { accountsOf, lena, tokenOf } from '../../visitors/testing/accounts.ts'
import { listsBy } from './lists.ts'

/** A customer who has just registered, with all that he does with lists. */
export const newCustomer = async (engine: Engine, firstName = 'Lena', lastName = 'Sommer') => {
  const email = `${randomUUID()}@pausenhof.example`
  const registered = await accountsOf(engine).register({ ...lena, firstName, lastName, email }, { network: email })
  if (!registered.success) throw new Error(registered.errorMessage ?? 'Not registered')
  const userToken = tokenOf(registered)
  return { id: registered.userId ?? '', email, userToken, ...listsBy(engine, { userToken }) }
}

export type Customer = Awaited<ReturnType<typeof newCustomer>>

export const newList = async (customer: Customer, name = 'Klasse 3b'): Promise<string> => {
  const { wishlist, errorMessage } = await customer.change('createWishlist', { name: ['String!', name] })
  if (!wishlist) throw new Error(errorMessage ?? 'No list')
  return wishlist.externalId
}

type Right = 'admin' | 'editor' | 'commentator'

/** Token of a link, from its path. */
export const inviteOf = async (by: Customer, list: string, right: Right): Promise<string> => {
  const { value, code } = await by.ask(
    'mutation',
    'createWishlistInvite',
    { externalId: ['ID!', list], right: ['WishlistRight!', right] },
    'right path',
  )
  if (code) throw new Error(code)
  return (value as { path: string }).path.split('invite=')[1] ?? ''
}

export const join = (who: Customer, token: string) =>
  who.change('importSharedWishlist', { inviteToken: ['String!', token] })

/** A list of one person's with a member. */
export const share = async (owner: Customer, list: string, who: Customer, right: Right): Promise<void> => {
  const { successful, errorMessage } = await join(who, await inviteOf(owner, list, right))
  if (!successful) throw new Error(errorMessage ?? 'Not joined')
}
