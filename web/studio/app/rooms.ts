import { type ComponentType, lazy } from 'react'

export type RoomProps = { parameters: Readonly<Record<string, string>>; query: URLSearchParams }

type RoomView = ComponentType<RoomProps>

/** One screen of the studio: its address and its code, which is loaded when it is opened. */
export type Room = { pattern: string; View: RoomView }

const room = (pattern: string, load: () => Promise<{ default: RoomView }>): Room => ({ pattern, View: lazy(load) })

/** In the order in which addresses are compared. */
export const rooms: readonly Room[] = [
  room('/', () => import('../pages/PagesRoom.tsx').then(({ PagesRoom }) => ({ default: PagesRoom }))),
  room('/pages/:key', () => import('../compose/ComposeRoom.tsx').then(({ ComposeRoom }) => ({ default: ComposeRoom }))),
  room('/content/:kind', () =>
    import('../content/RecordsRoom.tsx').then(({ RecordsRoom }) => ({ default: RecordsRoom })),
  ),
  room('/content/:kind/:key', () =>
    import('../content/RecordRoom.tsx').then(({ RecordRoom }) => ({ default: RecordRoom })),
  ),
  room('/account', () =>
    import('../access/login/AccountRoom.tsx').then(({ AccountRoom }) => ({ default: AccountRoom })),
  ),
  room('/editors', () =>
    import('../access/editors/EditorsRoom.tsx').then(({ EditorsRoom }) => ({ default: EditorsRoom })),
  ),
  room('/transfer', () =>
    import('../transfer/TransferRoom.tsx').then(({ TransferRoom }) => ({ default: TransferRoom })),
  ),
  room('/experiments', () =>
    import('../experiments/ExperimentsRoom.tsx').then(({ ExperimentsRoom }) => ({ default: ExperimentsRoom })),
  ),
  room('/links', () => import('../sharing/LinksRoom.tsx').then(({ LinksRoom }) => ({ default: LinksRoom }))),
  room('/audit', () => import('../audit/AuditRoom.tsx').then(({ AuditRoom }) => ({ default: AuditRoom }))),
]
