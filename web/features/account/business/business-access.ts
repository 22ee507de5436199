import type { BusinessPageQuery } from '../../../generated/operations.ts'

export type Access = NonNullable<BusinessPageQuery['getBusinessAccess']>
