import type { Plugin } from 'vite'

/** Vike's checks of its own and of our usage. They speak to developers, and the server and dev mode still make them. */
const checks: ReadonlySet<string> = new Set([
  'assert',
  'assertUsage',
  'assertWarning',
  'assertInfo',
  'assertPageContextProvidedByUser',
  'assertOnBeforeRenderHookReturn',
  'assertHookReturnedObject',
  'assertSingleInstance_onClientEntryClientRouting',
  'assertClientRouting',
])

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/**
 * Leaves Vike's assertions and their sentences out of the browser's production bundle: about a third of its client
 * runtime, which is loaded before every page reacts. Only statements that are nothing but such a call are removed.
 */
export function withoutAssertions(): Plugin {
  return {
    name: 'without-assertions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/vike\/dist\/(?:client|shared-server-client|utils)\/.*\.js$/, code: /assert/ },
      handler(code) {
        const statements = assertionStatements(this.parse(code) as unknown as Node)
        if (statements.length === 0) return null
        let remaining = ''
        let position = 0
        for (const { start, end } of statements) {
          remaining += `${code.slice(position, start)};`
          position = end
        }
        return { code: remaining + code.slice(position), map: null }
      },
    },
  }
}

/** In the order of the source; a statement inside another is not listed. */
function assertionStatements(node: Node): Node[] {
  if (isAssertion(node)) return [node]
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
    .flatMap(assertionStatements)
    .sort((a, b) => a.start - b.start)
}

function isAssertion(node: Node): boolean {
  const expression = node.expression as Node | undefined
  const callee = expression?.type === 'CallExpression' ? (expression.callee as Node) : undefined
  return node.type === 'ExpressionStatement' && callee?.type === 'Identifier' && checks.has(String(callee.name))
}
