import { badUserInput } from '#engine/call/bad-user-input.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import type { ShopContext } from '#engine/graphql/context.ts'
import { refusalOf } from './forms.rules.ts'

type FormEntry = { formId: string; submissionId: string; values: readonly { name: string; value: string }[] }

const submit = ({ formId, submissionId, values }: FormEntry, context: ShopContext, isCompetition: boolean) => {
  const refusal = refusalOf(formId, submissionId, values)
  if (refusal) throw badUserInput(refusal)
  return context.forms.submit({ formId, submissionId, values, isCompetition }, context)
}

export const formsResolvers: Resolvers = {
  Mutation: {
    submitForm: (_parent, sent, context) => submit(sent, context, false),
    subscribeToCompetition: (_parent, sent, context) => submit(sent, context, true),
  },
}
