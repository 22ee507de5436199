import type { Operation } from '../../lib/data/operation.ts'
import type { FindReturnQuery, FindReturnQueryVariables, RemoveReturnImageMutation, RemoveReturnImageMutationVariables, ReturnDraftQuery, ReturnDraftQueryVariables, ReturnImageSignatureQuery, ReturnImageSignatureQueryVariables, SaveReturnDraftMutation, SaveReturnDraftMutationVariables, SubmitReturnMutation, SubmitReturnMutationVariables, UploadReturnImageMutation, UploadReturnImageMutationVariables } from '../operation-types.ts'
export const FindReturn: Operation<FindReturnQuery, FindReturnQueryVariables> = {
  id: '6774228c3bf5005732b932350627cdb2b386577135f0e48f8c9004217613bc83',
  name: 'FindReturn',
  document: () => import('../documents/ReturnForms.ts').then((file) => file.FindReturn),
}

export const RemoveReturnImage: Operation<RemoveReturnImageMutation, RemoveReturnImageMutationVariables> = {
  id: '79afc65ec3209ecd6d3d6495570cd3d2d2b82c2da7aad5b59910648a362f9c6a',
  name: 'RemoveReturnImage',
  document: () => import('../documents/ReturnForms.ts').then((file) => file.RemoveReturnImage),
}

export const ReturnDraft: Operation<ReturnDraftQuery, ReturnDraftQueryVariables> = {
  id: '91bb31fd25f633243376a0ec934f5e5592a943780bc9d519950b0bee0aaa98fe',
  name: 'ReturnDraft',
  document: () => import('../documents/ReturnForms.ts').then((file) => file.ReturnDraft),
}

export const ReturnImageSignature: Operation<ReturnImageSignatureQuery, ReturnImageSignatureQueryVariables> = {
  id: 'c93e0070d7c3343007ea81d899845cd4c2fad3ff6fde779cd664d301d62b7539',
  name: 'ReturnImageSignature',
  document: () => import('../documents/ReturnForms.ts').then((file) => file.ReturnImageSignature),
}

export const SaveReturnDraft: Operation<SaveReturnDraftMutation, SaveReturnDraftMutationVariables> = {
  id: '554b42971d1b99d636e388b0ebdf21bdb82c7c51b0738ad87e4bf0b7c62c06f2',
  name: 'SaveReturnDraft',
  document: () => import('../documents/ReturnForms.ts').then((file) => file.SaveReturnDraft),
}

export const SubmitReturn: Operation<SubmitReturnMutation, SubmitReturnMutationVariables> = {
  id: '499504eb25ee398435ff096bc47ca843ee4f0d5fb246761e6b779309a4eecbb8',
  name: 'SubmitReturn',
  document: () => import('../documents/ReturnForms.ts').then((file) => file.SubmitReturn),
}

export const UploadReturnImage: Operation<UploadReturnImageMutation, UploadReturnImageMutationVariables> = {
  id: 'cc8e70c5e61a882d2a31f26924520a93b25d94484ea5b69bcc299bd3a6004ef9',
  name: 'UploadReturnImage',
  document: () => import('../documents/ReturnForms.ts').then((file) => file.UploadReturnImage),
}