import type { Operation } from '../../lib/data/operation.ts'
import type { BusinessCertificateQuery, BusinessCertificateQueryVariables, ResetLinkQuery, ResetLinkQueryVariables, UniqueEmailQuery, UniqueEmailQueryVariables, UploadCertificateMutation, UploadCertificateMutationVariables, UploadSignatureQuery, UploadSignatureQueryVariables } from '../operation-types.ts'
export const BusinessCertificate: Operation<BusinessCertificateQuery, BusinessCertificateQueryVariables> = {
  id: 'a046af4fef0fa8ed5c4b2dd561361546ca1dc9fa410daee3760ef31bab8f58e6',
  name: 'BusinessCertificate',
  document: () => import('../documents/Account.ts').then((file) => file.BusinessCertificate),
}

export const ResetLink: Operation<ResetLinkQuery, ResetLinkQueryVariables> = {
  id: 'f73cd7c0997b64bd89f6fe51a4a034da821ab22d05f78daa6765eb8965baa951',
  name: 'ResetLink',
  document: () => import('../documents/Account.ts').then((file) => file.ResetLink),
}

export const UniqueEmail: Operation<UniqueEmailQuery, UniqueEmailQueryVariables> = {
  id: 'f88b98bc158e103e96a31bc47ecfebce7aba02d355eb23120320d2ea89f763a3',
  name: 'UniqueEmail',
  document: () => import('../documents/Account.ts').then((file) => file.UniqueEmail),
}

export const UploadCertificate: Operation<UploadCertificateMutation, UploadCertificateMutationVariables> = {
  id: 'd9077859126fc789f96e76d7c0317a47229111f03d2929de0fc06c6a54d2a391',
  name: 'UploadCertificate',
  document: () => import('../documents/Account.ts').then((file) => file.UploadCertificate),
}

export const UploadSignature: Operation<UploadSignatureQuery, UploadSignatureQueryVariables> = {
  id: '18fea6b480f6186bee35c349ef3a67fb90d292bb71a30c2955ace12de346194f',
  name: 'UploadSignature',
  document: () => import('../documents/Account.ts').then((file) => file.UploadSignature),
}