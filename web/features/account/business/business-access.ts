import type { BusinessPageQuery } from '../../../generated/operations.ts'

export type Access = NonNullable<BusinessPageQuery['getBusinessAccess']>

/** Ends the path of this page's forms, which are plain ones with and without scripts; names them in the flash, too. */
export const businessAction = 'business-action'
