import type { Operation } from '../../lib/data/operation.ts'
import type { JoinPrimeWaitingListMutation, JoinPrimeWaitingListMutationVariables, PrimeCheckoutQuery, PrimeCheckoutQueryVariables, PrimeProgrammeQuery, PrimeProgrammeQueryVariables, SubmitPrimeMutation, SubmitPrimeMutationVariables } from '../operation-types.ts'
export const JoinPrimeWaitingList: Operation<JoinPrimeWaitingListMutation, JoinPrimeWaitingListMutationVariables> = {
  id: '9251d99b78277fdde3c3f67a404876db49c96863b2dc25fbc1702456bbadd572',
  name: 'JoinPrimeWaitingList',
  document: () => import('../documents/Prime.ts').then((file) => file.JoinPrimeWaitingList),
}

export const PrimeCheckout: Operation<PrimeCheckoutQuery, PrimeCheckoutQueryVariables> = {
  id: '3308e267f43a5c738df9110544aea06aec2b8b72f4c3f9560e789e0ad0882681',
  name: 'PrimeCheckout',
  document: () => import('../documents/Prime.ts').then((file) => file.PrimeCheckout),
}

export const PrimeProgramme: Operation<PrimeProgrammeQuery, PrimeProgrammeQueryVariables> = {
  id: '6d44aeca910458a1da635f03791ec21aab184cfdbca7fb4a70af3b7f5d06b141',
  name: 'PrimeProgramme',
  document: () => import('../documents/Prime.ts').then((file) => file.PrimeProgramme),
}

export const SubmitPrime: Operation<SubmitPrimeMutation, SubmitPrimeMutationVariables> = {
  id: 'c1a1197ea38424792c747b44b3400cc4a3ce4580793d555431850bd4902ac4de',
  name: 'SubmitPrime',
  document: () => import('../documents/Prime.ts').then((file) => file.SubmitPrime),
}