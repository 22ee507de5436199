import type { CertificateState } from '#contract/generated/types.ts'
import type { Executor, Transaction } from '#engine/db/database.ts'
import { findCurrent, lockUploads, moveUploads } from './uploads.repository.ts'
import { certificateState } from './uploads.service.ts'

const certificates = 'b2bCertificate'

/** What became of the certificate of a customer; null without one. */
export const findCertificateState = async (db: Executor, customerId: string): Promise<CertificateState | null> => {
  const found = await findCurrent(db, customerId, certificates)
  return found && certificateState(found)
}

/** A customer sends no file until the transaction ends. */
export const lockFiles = (trx: Transaction, customerId: string): Promise<void> => lockUploads(trx, customerId)

/** Gives a customer the certificate of another one, if there is one, in the place of an own one. The caller has locked the files of both. */
export const moveCertificate = (trx: Transaction, move: { from: string; to: string }): Promise<void> =>
  moveUploads(trx, move, certificates)
