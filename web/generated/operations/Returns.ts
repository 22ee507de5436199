import type { Operation } from '../../lib/data/operation.ts'
import type { ReturnByHashQuery, ReturnByHashQueryVariables, ReturnCarriersQuery, ReturnCarriersQueryVariables, ReturnRegulationsQuery, ReturnRegulationsQueryVariables } from '../operation-types.ts'
export const ReturnByHash: Operation<ReturnByHashQuery, ReturnByHashQueryVariables> = {
  id: 'a3f988e14eabb6e89c54d6e14e279a3796f1bce868ca1aff977bb08bb8c8a215',
  name: 'ReturnByHash',
  document: () => import('../documents/Returns.ts').then((file) => file.ReturnByHash),
}

export const ReturnCarriers: Operation<ReturnCarriersQuery, ReturnCarriersQueryVariables> = {
  id: '985f359b7bd8281ffb87750be55f0ace2ac2c6e9a23692e9f0ed7862721eed4b',
  name: 'ReturnCarriers',
  document: () => import('../documents/Returns.ts').then((file) => file.ReturnCarriers),
}

export const ReturnRegulations: Operation<ReturnRegulationsQuery, ReturnRegulationsQueryVariables> = {
  id: '3e31f0594fb1c1ba5676ff5ff8003ab5e84606dfd546e52345c539631e60e216',
  name: 'ReturnRegulations',
  document: () => import('../documents/Returns.ts').then((file) => file.ReturnRegulations),
}