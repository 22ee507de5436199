/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { StudioOperation as Operation } from '../lib/operation.ts'
export type StoreId =
  | 'at'
  | 'b2b'
  | 'ch'
  | 'de';

export type StudioSiteQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioSiteQuery = { getStore: { id: StoreId, host: string, baseUrl: string, languages: Array<string> } };

export const StudioSite: Operation<StudioSiteQuery, StudioSiteQueryVariables> = {
  id: 'a471fbf109cd60b1b0e08acf3c7c3e9539ed25c8cf565fa1e4f2203a8a822588',
  name: 'StudioSite',
}