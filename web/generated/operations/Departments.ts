import type { Operation } from '../../lib/data/operation.ts'
import type { DepartmentsQuery, DepartmentsQueryVariables } from '../operation-types.ts'
export const Departments: Operation<DepartmentsQuery, DepartmentsQueryVariables> = {
  id: 'c99c9c59650e300d4582e272c0f6a7a758f99576ee31449f5560b63f1069aad9',
  name: 'Departments',
  document: () => import('../documents/Departments.ts').then((file) => file.Departments),
}