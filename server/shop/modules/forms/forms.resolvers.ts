import { badUserInput } from '../../call/bad-user-input.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { refusalOf } from './forms.rules.ts'

export const formsResolvers: Resolvers = {
  Mutation: {
    submitForm: (_parent, { formId, submissionId, values }, context) => {
      const refusal = refusalOf(formId, submissionId, values)
      if (refusal) throw badUserInput(refusal)
      return context.forms.submit({ formId, submissionId, values }, context)
    },
  },
}
