import type { Operation } from '../../lib/data/operation.ts'
import type { SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables, UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables } from '../operation-types.ts'
export const SubscribeToNewsletter: Operation<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables> = {
  id: '619ec1f186d65bb8d5b8597a4ca7152899da60c502e21f3f5aca70e157a0bae8',
  name: 'SubscribeToNewsletter',
  document: () => import('../documents/Newsletter.ts').then((file) => file.SubscribeToNewsletter),
}

export const UnsubscribeNewsletter: Operation<UnsubscribeNewsletterMutation, UnsubscribeNewsletterMutationVariables> = {
  id: '702ea44d8e582189edbcb598a05e5ccdde2e1e5d0d1d574d79b1cabf6cc666b9',
  name: 'UnsubscribeNewsletter',
  document: () => import('../documents/Newsletter.ts').then((file) => file.UnsubscribeNewsletter),
}