import type { DocumentPlan } from './document-plan.ts'
import type { FieldPlan } from './field-plan.ts'

/** A private field that is sent with the others of its operation. */
export type WaitingField = {
  plan: FieldPlan
  key: string
  /** Id that must exist before the field is sent. */
  needs: 'visitor' | 'cart' | undefined
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** One operation while it is executed. */
export type OperationState = { document: DocumentPlan; waiting: WaitingField[] }
