import type {
  CertificateRefusal,
  StoreId,
  StudioCertificates,
  StudioDeskResult,
  StudioFile,
} from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import { type Audience, audienceOf } from '#engine/call/audience.ts'
import type { Database } from '#engine/db/database.ts'
import { certificateState, type Uploads } from '#engine/modules/content/uploads/uploads.service.ts'
import { isUuid } from '#lib/uuid.ts'
import { pageOf } from '../../studio/entries.service.ts'
import { type ChangeAtDesk, type DeskCall, DeskRefused } from '../desk-change.ts'
import { findCertificateFile, findCertificates } from './certificates.repository.ts'

export type DeskCertificatesDependencies = {
  db: Database
  change: ChangeAtDesk
  uploads: Pick<Uploads, 'decideCertificate'>
}

/** Proofs of institution that customer service approves or refuses, in the business store. */
export const createDeskCertificates = ({ db, change, uploads }: DeskCertificatesDependencies) => ({
  certificates: async ({ all, page }: { all: boolean; page: number }, store: StoreId): Promise<StudioCertificates> => {
    if (!isBusinessStore(store)) return { certificates: [], total: 0 }
    const { rows, total } = await findCertificates(db, { all, ...pageOf(page) })
    return {
      total,
      certificates: rows.map(({ receivedAt, decidedAt, refusedFor, organisation, organisationType, ...row }) => ({
        ...row,
        organisation: organisation ?? '',
        organisationType: organisationType ?? '',
        receivedAt: new Date(receivedAt).toISOString(),
        decidedAt: decidedAt && new Date(decidedAt).toISOString(),
        state: certificateState({ decidedAt, refusedFor }),
        reason: refusedFor,
      })),
    }
  },

  certificateFile: async (id: string, store: StoreId): Promise<StudioFile | null> => {
    const file = isBusinessStore(store) && isUuid(id) ? await findCertificateFile(db, id) : null
    return file && { ...file, content: file.content.toString('base64') }
  },

  /** Approves with null. */
  decideCertificate: (
    id: string,
    refusal: CertificateRefusal | null,
    call: DeskCall,
    { store }: Pick<Audience, 'store'>,
  ): Promise<StudioDeskResult> =>
    change(call, async (trx) => {
      if (!isBusinessStore(call.store) || !isUuid(id)) throw new DeskRefused('unknown')
      const decided = await uploads.decideCertificate(trx, id, { refusal, audience: audienceOf(store, '') })
      if (decided === null) throw new DeskRefused('changed')
      if (decided === false) throw new DeskRefused('state')
      const after = { state: refusal === null ? 'approved' : 'refused', reason: refusal, customer: decided.customerId }
      const action = refusal === null ? 'approveCertificate' : 'refuseCertificate'
      return { action, key: id, before: { state: 'waiting' }, after }
    }),
})
