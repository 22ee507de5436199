import { GraphQLScalarType } from 'graphql'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { customerOf } from '#engine/call/caller.ts'
import type { Resolvers } from '#engine/generated/resolvers.ts'
import { UploadedFile } from '#lib/uploads/uploaded-file.ts'

const noFile = () => badUserInput('A file comes by a multipart request')

const Upload = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  parseValue: (value) => {
    if (value instanceof UploadedFile) return value
    throw noFile()
  },
  parseLiteral: () => {
    throw noFile()
  },
})

export const uploadsResolvers: Resolvers = {
  Upload,
  Query: {
    getCurrentUploadSignature: async (_parent, { purpose, hash }, context) => {
      const identity = await context.identity()
      return purpose === 'returnImage'
        ? context.returnImages.signature(hash ?? '', { identity, audience: context })
        : context.uploads.signature(purpose, customerOf(identity), context)
    },
    getB2bCertificate: async (_parent, _arguments, context) =>
      context.uploads.certificate(customerOf(await context.identity())),
  },
  Mutation: {
    uploadB2bCertificate: async (_parent, { input }, context) =>
      context.uploads.uploadCertificate(input, customerOf(await context.identity()), context),
  },
}
