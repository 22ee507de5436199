import type { Operation } from '../../lib/data/operation.ts'
import type { RequestCatalogueMutation, RequestCatalogueMutationVariables } from '../operation-types.ts'
export const RequestCatalogue: Operation<RequestCatalogueMutation, RequestCatalogueMutationVariables> = {
  id: '89059df5d5b3150e1c67c0ff89b443582b3005668fd8fb12fe52c3620fc4cd77',
  name: 'RequestCatalogue',
  document: () => import('../documents/CatalogueRequest.ts').then((file) => file.RequestCatalogue),
}