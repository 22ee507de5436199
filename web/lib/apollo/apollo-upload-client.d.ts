/** The package tells its types in comments, which TypeScript reads only with `allowJs`. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client'

  type Options = { uri: string; credentials: string; includeExtensions: boolean; fetch: typeof fetch }

  const UploadHttpLink: new (options: Options) => ApolloLink
  export default UploadHttpLink
}
