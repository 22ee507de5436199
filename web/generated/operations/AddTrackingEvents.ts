import type { Operation } from '../../lib/data/operation.ts'
import type { AddTrackingEventsMutation, AddTrackingEventsMutationVariables } from '../operation-types.ts'
export const AddTrackingEvents: Operation<AddTrackingEventsMutation, AddTrackingEventsMutationVariables> = {
  id: 'e6e3b92048ee409728d8dc7d819335ae486c07adbc637758f1d18c445490cd24',
  name: 'AddTrackingEvents',
  document: () => import('../documents/AddTrackingEvents.ts').then((file) => file.AddTrackingEvents),
}