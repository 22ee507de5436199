import type { Operation } from '../../lib/data/operation.ts'
import type { FollowMailLinkMutation, FollowMailLinkMutationVariables, MailLinkQuery, MailLinkQueryVariables } from '../operation-types.ts'
export const FollowMailLink: Operation<FollowMailLinkMutation, FollowMailLinkMutationVariables> = {
  id: '99da256fa236cd87129657d497b9c25eb3025b4915985d495f42e3968ca635b9',
  name: 'FollowMailLink',
  document: () => import('../documents/MailLink.ts').then((file) => file.FollowMailLink),
}

export const MailLink: Operation<MailLinkQuery, MailLinkQueryVariables> = {
  id: '868aa83e85e81a3801db4f1ae3b90e8c35f98b023cff5787fc2b791ee12d47dc',
  name: 'MailLink',
  document: () => import('../documents/MailLink.ts').then((file) => file.MailLink),
}