import { createParametersService } from '../../modules/stores/parameters/parameters.service.ts'
import { createStoresService } from '../../modules/stores/stores/stores.service.ts'
import type { Ground } from '../settings.ts'

export const createStoresLayer = ({ db }: Ground) => ({
  stores: createStoresService(db),
  parameters: createParametersService(db),
})

export type StoresLayer = ReturnType<typeof createStoresLayer>
