import type { PluginFunction } from '@graphql-codegen/plugin-helpers'

/** Lets resolver types name the contract's types as `Contract.Cart` instead of writing them down again. */
export const plugin: PluginFunction = () => ({
  prepend: ["import type * as Contract from '#contract/generated/types.ts';"],
  content: '',
})
