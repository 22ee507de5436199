import type { Operation } from '../../lib/data/operation.ts'
import type { BusinessCertificateQuery, BusinessCertificateQueryVariables, ResetLinkQuery, ResetLinkQueryVariables, UniqueEmailQuery, UniqueEmailQueryVariables, UploadCertificateMutation, UploadCertificateMutationVariables, UploadSignatureQuery, UploadSignatureQueryVariables } from '../operation-types.ts'
export const BusinessCertificate: Operation<BusinessCertificateQuery, BusinessCertificateQueryVariables> = {
  id: '9d8377b00f81a9a3121b199c92a0256274582758c35734d2a0519f75793eb00b',
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
  id: 'cc57ff221e927b41a53931eaeead45df003e0d4523bfa5ec451a04b69290736c',
  name: 'UploadCertificate',
  document: () => import('../documents/Account.ts').then((file) => file.UploadCertificate),
}

export const UploadSignature: Operation<UploadSignatureQuery, UploadSignatureQueryVariables> = {
  id: '18fea6b480f6186bee35c349ef3a67fb90d292bb71a30c2955ace12de346194f',
  name: 'UploadSignature',
  document: () => import('../documents/Account.ts').then((file) => file.UploadSignature),
}