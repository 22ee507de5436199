import type { Operation } from '../../lib/data/operation.ts'
import type { ContentPageQuery, ContentPageQueryVariables, PageAtUrlQuery, PageAtUrlQueryVariables, PageDetailsQuery, PageDetailsQueryVariables } from '../operation-types.ts'
export const ContentPage: Operation<ContentPageQuery, ContentPageQueryVariables> = {
  id: 'bb6861b9588154ab094dc5a2740a18fc2f49bddabaefe6beb3764ab601bb0041',
  name: 'ContentPage',
  document: () => import('../documents/ContentPage.ts').then((file) => file.ContentPage),
}

export const PageAtUrl: Operation<PageAtUrlQuery, PageAtUrlQueryVariables> = {
  id: '5c9127a8fce683f83edf68a3f985b51034193f385b98eddab11b5ea51ddcb090',
  name: 'PageAtUrl',
  document: () => import('../documents/ContentPage.ts').then((file) => file.PageAtUrl),
}

export const PageDetails: Operation<PageDetailsQuery, PageDetailsQueryVariables> = {
  id: 'f2a5f9e2d02e9f3dcd4be2673846c21a1fccda5a2940b025ffdd2bc42ec73d55',
  name: 'PageDetails',
  document: () => import('../documents/ContentPage.ts').then((file) => file.PageDetails),
}