import type { Operation } from '../../lib/data/operation.ts'
import type { ContactFormDataQuery, ContactFormDataQueryVariables, SendContactFormMailMutation, SendContactFormMailMutationVariables } from '../operation-types.ts'
export const ContactFormData: Operation<ContactFormDataQuery, ContactFormDataQueryVariables> = {
  id: '607c17712cf61f5e4cb7caab06e67aa66ebd9ee976a0267969e4c5282c9912ef',
  name: 'ContactFormData',
  document: () => import('../documents/Contact.ts').then((file) => file.ContactFormData),
}

export const SendContactFormMail: Operation<SendContactFormMailMutation, SendContactFormMailMutationVariables> = {
  id: 'cbf4171a51949aebe71247453284894b639cf30a9ff80aeb1f516d6d09648815',
  name: 'SendContactFormMail',
  document: () => import('../documents/Contact.ts').then((file) => file.SendContactFormMail),
}