import type { Operation } from '../../lib/data/operation.ts'
import type { ContentPageQuery, ContentPageQueryVariables, PageDetailsQuery, PageDetailsQueryVariables } from '../operation-types.ts'
export const ContentPage: Operation<ContentPageQuery, ContentPageQueryVariables> = {
  id: '218cd4a917e5579f4677c32af218c4bdd9e18fad8ebba3c51417e8db65c8beef',
  name: 'ContentPage',
  document: () => import('../documents/ContentPage.ts').then((file) => file.ContentPage),
}

export const PageDetails: Operation<PageDetailsQuery, PageDetailsQueryVariables> = {
  id: 'f2a5f9e2d02e9f3dcd4be2673846c21a1fccda5a2940b025ffdd2bc42ec73d55',
  name: 'PageDetails',
  document: () => import('../documents/ContentPage.ts').then((file) => file.PageDetails),
}