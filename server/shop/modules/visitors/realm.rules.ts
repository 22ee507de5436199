import type { StoreRow } from '../stores/stores.tables.ts'
import type { Realm } from './visitors.tables.ts'

export const realmOf = ({ id }: Pick<StoreRow, 'id'>): Realm => (id === 'b2b' ? 'business' : 'consumer')
