import { createHash } from 'node:crypto'
import type {
  B2bCertificate,
  CertificateRefusal,
  CertificateState,
  UploadB2bCertificateInput,
  UploadB2bCertificateResult,
  UploadError,
  UploadPurpose,
  UploadSignature,
} from '#contract/generated/types.ts'
import { isBusinessStore } from '#contract/stores.ts'
import type { Audience } from '#engine/call/audience.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Identity } from '#engine/call/caller.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import type { SealKey } from '#lib/seals.ts'
import type { VisitorsService } from '../../account/visitors/visitors.service.ts'
import type { BuyerGroup } from '../../catalogue/product/pricing/buyer-price.rules.ts'
import type { MailsService } from '../../mail/mails/mails.service.ts'
import type { StoreRow } from '../../stores/stores/stores.tables.ts'
import type { Translate } from '../translations/translate.ts'
import { findBuyerGroup } from './buyer-group.ts'
import type { FileChecks } from './checked-file.ts'
import { maxPerDay } from './upload.rules.ts'
import { createUploadSignatures } from './upload-signature.ts'
import {
  clearDecision,
  countSince,
  findBySignature,
  findCurrent,
  findWhole,
  lockCurrent,
  lockUploads,
  replaceUpload,
  setDecision,
  type UploadRow,
  type WholeUpload,
} from './uploads.repository.ts'

type UploadsDependencies = {
  db: Database
  translate: Translate
  mails: Pick<MailsService, 'add' | 'addToShop'>
  visitors: Pick<VisitorsService, 'organisationOf' | 'personOf'>
  checkFile: FileChecks
  signatureKeys: readonly SealKey[]
  now?: () => number
}

const certificates: UploadPurpose = 'b2bCertificate'
const day = 86_400_000
const errorsOfFiles: ReadonlySet<UploadError> = new Set<UploadError>(['empty', 'tooLarge', 'type', 'active'])

/** What became of a certificate. */
export const certificateState = ({
  decidedAt,
  refusedFor,
}: Pick<UploadRow, 'decidedAt' | 'refusedFor'>): CertificateState =>
  decidedAt === null ? 'waiting' : refusedFor === null ? 'approved' : 'refused'

const certificateOf = ({ name, mediaType, size, receivedAt, ...decision }: UploadRow): B2bCertificate => ({
  name,
  mediaType,
  size,
  receivedAt: receivedAt.getTime(),
  state: certificateState(decision),
  refusal: decision.refusedFor,
})

const accepted = (upload: UploadRow): UploadB2bCertificateResult => ({
  successful: true,
  fault: null,
  generalErrorMessage: null,
  fieldErrors: [],
  certificate: certificateOf(upload),
})

/** Files of customers: today what proves that a business customer is one (transactions.md §6). */
export const createUploadsService = (dependencies: UploadsDependencies) => {
  const { db, translate, mails, visitors, checkFile, signatureKeys, now = Date.now } = dependencies
  const signatures = createUploadSignatures(signatureKeys, now)

  const refused = (error: UploadError, audience: Audience): UploadB2bCertificateResult => {
    const errorMessage = translate(audience, `upload.error.${error}`)
    const isOfFile = errorsOfFiles.has(error)
    return {
      successful: false,
      fault: error,
      certificate: null,
      generalErrorMessage: isOfFile ? null : errorMessage,
      fieldErrors: isOfFile ? [{ fieldName: 'file', formName: 'certificate', errorMessage }] : [],
    }
  }

  const onlyBusiness = ({ id }: StoreRow): void => {
    if (!isBusinessStore(id)) throw badUserInput('Only the business store has certificates')
  }

  /** Mails the certificate to the store's address, where it is reviewed, in the operator's language. */
  const notifyOperator = async (trx: Transaction, { id, customerId, name }: UploadRow): Promise<void> => {
    const { customerNumber, organisation, email } = await visitors.organisationOf(trx, customerId)
    await mails.addToShop(trx, {
      kind: 'certificate',
      replyTo: email,
      store: 'b2b',
      language: 'de-DE',
      values: { id, name, customerNumber, organisation },
    })
  }

  return {
    signature: (purpose: UploadPurpose, customerId: string, { store }: Audience): UploadSignature => {
      onlyBusiness(store)
      return signatures.make(customerId, purpose)
    },

    certificate: async (customerId: string): Promise<B2bCertificate | null> => {
      const found = await findCurrent(db, customerId, certificates)
      return found && certificateOf(found)
    },

    lockFiles: lockUploads,

    /** Of a customer who now says to be another kind of organisation; the caller has locked the files. */
    takeBackDecision: (trx: Transaction, customerId: string): Promise<void> =>
      clearDecision(trx, customerId, certificates),

    /** Kind of organisation whose prices hold for the caller. */
    groupOf: ({ customerId }: Identity): Promise<BuyerGroup> => findBuyerGroup(db, customerId),

    /** With its bytes, for its owner. */
    wholeCertificate: (customerId: string): Promise<WholeUpload | null> => findWhole(db, customerId, certificates),

    /** Approves a certificate with null, else refuses it, and tells its customer; null when it counts no more, false when it was decided. */
    decideCertificate: async (
      trx: Transaction,
      id: string,
      { refusal, audience }: { refusal: CertificateRefusal | null; audience: Audience },
    ): Promise<UploadRow | false | null> => {
      const upload = await lockCurrent(trx, id, certificates)
      const person = upload && (await visitors.personOf(trx, upload.customerId))
      if (!upload || !person) return null
      if (upload.decidedAt !== null) return false
      await setDecision(trx, id, refusal)
      const { firstName, lastName, email } = person
      await mails.add(trx, {
        kind: refusal === null ? 'certificateApproved' : 'certificateRefused',
        recipient: email,
        store: audience.store.id,
        language: audience.language,
        expiresAt: null,
        values: {
          firstName,
          lastName,
          reason: refusal === null ? '' : translate(audience, `account.certificate.refusal.${refusal}`),
        },
      })
      return upload
    },

    uploadCertificate: async (
      { signature, file }: UploadB2bCertificateInput,
      customerId: string,
      audience: Audience,
    ): Promise<UploadB2bCertificateResult> => {
      onlyBusiness(audience.store)
      const signed = signatures.open(signature, customerId, certificates)
      if (signed === null) return refused('signature', audience)
      const checked = await checkFile(file)
      if ('fault' in checked) return refused(checked.fault, audience)
      const { name, mediaType, content } = checked.file
      // The hash of the file as sent: a repeated upload is recognised although the stored file was re-encoded.
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
      return inTransaction(db, async (trx) => {
        await lockUploads(trx, customerId)
        const used = await findBySignature(trx, signed.id)
        if (used) return used.sha256 === sha256 ? accepted(used) : refused('signature', audience)
        if (signed.expires <= now()) return refused('signature', audience)
        const current = await findCurrent(trx, customerId, certificates)
        if (current?.sha256 === sha256) return accepted(current)
        const since = new Date(now() - day)
        if ((await countSince(trx, customerId, certificates, since)) >= maxPerDay) return refused('tooMany', audience)
        const stored = await replaceUpload(trx, {
          customerId,
          purpose: certificates,
          signatureId: signed.id,
          content,
          sha256,
          name,
          mediaType,
          size: content.length,
        })
        await notifyOperator(trx, stored)
        return accepted(stored)
      })
    },
  }
}

export type Uploads = ReturnType<typeof createUploadsService>
