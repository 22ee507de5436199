import { type ComponentType, lazy } from 'react'
import type { StudioAccess } from '#contract/generated/types.ts'
import { hasAccess, type StudioRoles } from '#contract/studio-access.ts'
import { matchAddress } from '../lib/router.ts'

export type RoomProps = { parameters: Readonly<Record<string, string>>; query: URLSearchParams }

type RoomView = ComponentType<RoomProps>

/** One screen of the studio: its address, the roles of which it needs one, and its code, which is loaded when it is opened. */
export type Room = { pattern: string; access: readonly StudioAccess[]; View: RoomView }

type Access = StudioAccess | readonly StudioAccess[]

const room = (pattern: string, access: Access, load: () => Promise<{ default: RoomView }>): Room => ({
  pattern,
  access: typeof access === 'string' ? [access] : access,
  View: lazy(load),
})

/** In the order in which addresses are compared. */
export const rooms: readonly Room[] = [
  room('/', 'editor', () => import('../pages/PagesRoom.tsx').then(({ PagesRoom }) => ({ default: PagesRoom }))),
  room('/pages/:key', 'editor', () =>
    import('../compose/ComposeRoom.tsx').then(({ ComposeRoom }) => ({ default: ComposeRoom })),
  ),
  room('/content/:kind', 'editor', () =>
    import('../content/RecordsRoom.tsx').then(({ RecordsRoom }) => ({ default: RecordsRoom })),
  ),
  room('/content/:kind/:key', 'editor', () =>
    import('../content/RecordRoom.tsx').then(({ RecordRoom }) => ({ default: RecordRoom })),
  ),
  room('/account', 'anyone', () =>
    import('../access/login/AccountRoom.tsx').then(({ AccountRoom }) => ({ default: AccountRoom })),
  ),
  room('/editors', 'administrator', () =>
    import('../access/editors/EditorsRoom.tsx').then(({ EditorsRoom }) => ({ default: EditorsRoom })),
  ),
  room('/transfer', 'administrator', () =>
    import('../transfer/TransferRoom.tsx').then(({ TransferRoom }) => ({ default: TransferRoom })),
  ),
  room('/experiments', 'editor', () =>
    import('../experiments/ExperimentsRoom.tsx').then(({ ExperimentsRoom }) => ({ default: ExperimentsRoom })),
  ),
  room('/links', 'editor', () => import('../sharing/LinksRoom.tsx').then(({ LinksRoom }) => ({ default: LinksRoom }))),
  room('/desk', ['service', 'merchant'], () =>
    import('../desk/DeskRoom.tsx').then(({ DeskRoom }) => ({ default: DeskRoom })),
  ),
  room('/orders', 'service', () =>
    import('../desk/orders/OrdersRoom.tsx').then(({ OrdersRoom }) => ({ default: OrdersRoom })),
  ),
  room('/orders/:number', 'service', () =>
    import('../desk/orders/OrderRoom.tsx').then(({ OrderRoom }) => ({ default: OrderRoom })),
  ),
  room('/returns', 'service', () =>
    import('../desk/returns/ReturnsRoom.tsx').then(({ ReturnsRoom }) => ({ default: ReturnsRoom })),
  ),
  room('/returns/:rma', 'service', () =>
    import('../desk/returns/ReturnRoom.tsx').then(({ ReturnRoom }) => ({ default: ReturnRoom })),
  ),
  room('/declarations', 'service', () =>
    import('../desk/declarations/DeclarationsRoom.tsx').then(({ DeclarationsRoom }) => ({ default: DeclarationsRoom })),
  ),
  room('/customers', 'service', () =>
    import('../desk/customers/CustomersRoom.tsx').then(({ CustomersRoom }) => ({ default: CustomersRoom })),
  ),
  room('/customers/:id', 'service', () =>
    import('../desk/customers/CustomerRoom.tsx').then(({ CustomerRoom }) => ({ default: CustomerRoom })),
  ),
  room('/certificates', 'service', () =>
    import('../desk/organisations/CertificatesRoom.tsx').then(({ CertificatesRoom }) => ({
      default: CertificatesRoom,
    })),
  ),
  room('/organisations', 'service', () =>
    import('../desk/organisations/OrganisationsRoom.tsx').then(({ OrganisationsRoom }) => ({
      default: OrganisationsRoom,
    })),
  ),
  room('/reviews', 'service', () =>
    import('../desk/reviews/ReviewsRoom.tsx').then(({ ReviewsRoom }) => ({ default: ReviewsRoom })),
  ),
  room('/deals', 'merchant', () =>
    import('../desk/deals/DealsRoom.tsx').then(({ DealsRoom }) => ({ default: DealsRoom })),
  ),
  room('/vouchers', 'merchant', () =>
    import('../desk/vouchers/VouchersRoom.tsx').then(({ VouchersRoom }) => ({ default: VouchersRoom })),
  ),
  room('/promotions', 'merchant', () =>
    import('../desk/promotions/PromotionsRoom.tsx').then(({ PromotionsRoom }) => ({ default: PromotionsRoom })),
  ),
  room('/products', 'merchant', () =>
    import('../desk/products/ProductsRoom.tsx').then(({ ProductsRoom }) => ({ default: ProductsRoom })),
  ),
  room('/products/change', 'merchant', () =>
    import('../desk/mass-changes/MassChangeRoom.tsx').then(({ MassChangeRoom }) => ({ default: MassChangeRoom })),
  ),
  room('/products/:id', 'merchant', () =>
    import('../desk/products/ProductRoom.tsx').then(({ ProductRoom }) => ({ default: ProductRoom })),
  ),
  room('/products/open/:kind', 'merchant', () =>
    import('../desk/products/GapsRoom.tsx').then(({ GapsRoom }) => ({ default: GapsRoom })),
  ),
  room('/products/:id/texts', 'merchant', () =>
    import('../desk/products/TextsRoom.tsx').then(({ TextsRoom }) => ({ default: TextsRoom })),
  ),
  room('/audit', ['editor', 'service', 'merchant'], () =>
    import('../audit/AuditRoom.tsx').then(({ AuditRoom }) => ({ default: AuditRoom })),
  ),
]

/** The room at an address and the parameters in it; null for none, and where the roles do not allow it. */
export function roomAt(
  path: string,
  roles: StudioRoles,
): { room: Room; parameters: Readonly<Record<string, string>> } | null {
  for (const room of rooms) {
    const parameters = matchAddress(room.pattern, path)
    if (parameters) return room.access.some((each) => hasAccess(roles, each)) ? { room, parameters } : null
  }
  return null
}

/** Where the studio begins: the first room that the roles open. */
export const startOf = (roles: StudioRoles): string =>
  ['/', '/desk'].find((path) => roomAt(path, roles) !== null) ?? '/account'
