import type { Operation } from '../../lib/data/operation.ts'
import type { TextsQuery, TextsQueryVariables } from '../operation-types.ts'
export const Texts: Operation<TextsQuery, TextsQueryVariables> = {
  id: '49a587c54e74039c086c98db40ee21cd268a194d09593d86bf8e7e859250b8af',
  name: 'Texts',
  document: () => import('../documents/Texts.ts').then((file) => file.Texts),
}