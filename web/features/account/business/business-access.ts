import type { BusinessPageQuery } from '#web/generated/operations.ts'

export type Access = NonNullable<BusinessPageQuery['getBusinessAccess']>
