import type { Operation } from '../../lib/data/operation.ts'
import type { GlanceViewMutation, GlanceViewMutationVariables } from '../operation-types.ts'
export const GlanceView: Operation<GlanceViewMutation, GlanceViewMutationVariables> = {
  id: 'be3568accae8caf5b1341c128ccd6d204c047bead7830bdd674e8a28d550ee4b',
  name: 'GlanceView',
  document: () => import('../documents/GlanceView.ts').then((file) => file.GlanceView),
}