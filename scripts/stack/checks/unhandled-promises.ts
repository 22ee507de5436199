import { relative } from 'node:path'
import { type Expression, type Node, SyntaxKind } from 'typescript-native/unstable/ast'
import * as is from 'typescript-native/unstable/ast/is'
import { API, type Checker, SignatureKind, type Type } from 'typescript-native/unstable/sync'

type UnhandledPromise = { file: string; line: number; name: string; reason: string }

/** A promise at the place where a variable takes it up. */
type StoredPromise = { name: string; at: Node; scope: Node }

/**
 * Promises whose rejection no code handles. Statements that drop a promise; `void`, which hides a rejection and does not
 * handle it; functions that return one, given to a call that ignores it (React's handlers of events are left out). And those that a variable keeps and the function leaves without a handler for a while: between the place where the
 * promise is made and the first place that handles it stands an `await`, a `throw` or a `return`. When that one throws or
 * leaves, a rejection of the promise is unhandled and fails the request. Handling is `await`, a method (`.catch`, `.then`),
 * an argument of a call (`Promise.all`), a `return`; keeping it in a map, a list or a property is not. Followed within one
 * function; promises kept in fields of objects are not seen. Tests are left out: they start work, wait for a state and then
 * for the work, and an unhandled rejection fails them.
 *
 * Of the thirteen samples that the test has rejected, Biome 2.6 rejects three by its `noFloatingPromises` and `noMisusedPromises`: the two
 * statements and the function for a caller that ignores its promise. Of the sources it rejects each `app.register` of Fastify besides.
 */
export function findUnhandledPromises(root: string, config: string): UnhandledPromise[] {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`No project at ${config}`)
    const isPromise = promiseTypes(project.checker)
    return project.rootFiles
      .filter((file) => !isTest(file))
      .flatMap((file) => {
        const source = project.program.getSourceFile(file)
        // What is late by its place is looked up in the types: they cost most of the time.
        if (!source) return []
        const late = suspectsIn(source)
        const types = late.length ? project.checker.getTypeAtLocation(late.map(({ at }) => at)) : []
        const promises = late.filter((_, index) => isPromise(types[index]))
        return [...promises, ...ignoredResults(source, project.checker, isPromise)].map(({ name, at, reason }) => {
          const { line } = source.getLineAndCharacterOfPosition(at.getStart(source))
          return { file: relative(root, file), line: line + 1, name, reason }
        })
      })
  } finally {
    api.close()
  }
}

/** Calls that ignore what a function returns that is given to them. */
const ignoring = new Set([
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestIdleCallback'],
  ...['requestAnimationFrame', 'addEventListener', 'on', 'once', 'forEach', 'createServer'],
])

/** Functions that return a promise, given to a call that ignores it. */
function ignoredResults(source: Node, checker: Checker, isPromise: (type: Type | undefined) => boolean): Suspect[] {
  const passed: Expression[] = []
  const visit = (node: Node): void => {
    if (is.isCallExpression(node) && ignoring.has(nameOf(node.expression))) passed.push(...node.arguments)
    node.forEachChild(visit)
  }
  visit(source)
  if (!passed.length) return []
  const types = checker.getTypeAtLocation(passed)
  const returnsPromise = (type: Type | undefined): boolean => {
    const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
    return signatures.some((signature) => isPromise(checker.getReturnTypeOfSignature(signature)))
  }
  return passed
    .filter((_, index) => returnsPromise(types[index]))
    .map((at) => ({ name: 'function', at, reason: 'its promise is given to a call that ignores it' }))
}

function nameOf(callee: Expression): string {
  // `once` alone is a function of the module; listeners are added by a method.
  if (is.isIdentifier(callee)) return /^(on|once)$/.test(callee.text) ? '' : callee.text
  return is.isPropertyAccessExpression(callee) ? callee.name.text : ''
}

const isTest = (file: string) => /\.(test|spec)\.ts$/.test(file)

/** Promises, lists of them, and unions with them; not what has to be awaited to start at all, such as statements of SQL. */
function promiseTypes(checker: Checker): (type: Type | undefined) => boolean {
  const known = new Map<number, boolean>()
  const decide = (type: Type): boolean => {
    if (type.isUnionType()) return (type.getTypes() ?? []).some(isPromise)
    if (!type.isObjectType()) return false
    if (type.getSymbol()?.name === 'Promise') return true
    return checker.isArrayLikeType(type) && type.isTypeReference() && checker.getTypeArguments(type).some(isPromise)
  }
  const isPromise = (type: Type | undefined): boolean => {
    if (!type) return false
    const before = known.get(type.id)
    if (before !== undefined) return before
    known.set(type.id, false)
    const answer = decide(type)
    known.set(type.id, answer)
    return answer
  }
  return isPromise
}

type Suspect = { name: string; at: Node; reason: string }

/** What is a fault if it is a promise. */
function suspectsIn(source: Node): Suspect[] {
  const suspects: Suspect[] = []
  const keep = (stored: StoredPromise): void => {
    const reason = errorOf(stored)
    if (reason) suspects.push({ name: stored.name, at: stored.at, reason })
  }
  const visit = (node: Node): void => {
    if (
      is.isVariableDeclaration(node) &&
      is.isIdentifier(node.name) &&
      node.initializer &&
      mayReject(node.initializer)
    ) {
      keep({ name: node.name.text, at: node.name, scope: scopeOf(node) })
    }
    const assigned = assignmentAt(node)
    if (assigned && is.isIdentifier(assigned.left) && mayReject(assigned.right)) {
      keep({ name: assigned.left.text, at: assigned.right, scope: scopeOf(node) })
    }
    if (is.isExpressionStatement(node) && !isStored(node.expression) && mayReject(node.expression)) {
      suspects.push({ name: 'statement', at: node.expression, reason: 'nothing handles its rejection' })
    }
    if (is.isVoidExpression(node) && mayReject(node.expression)) {
      suspects.push({ name: 'void', at: node.expression, reason: 'void does not handle its rejection' })
    }
    node.forEachChild(visit)
  }
  visit(source)
  return suspects
}

const isStored = (node: Node): boolean =>
  is.isBinaryExpression(node) && is.isAssignmentOperator(node.operatorToken.kind)

const assignmentAt = (node: Node) =>
  is.isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.EqualsToken ? node : null

/** Whether an expression can make a promise that rejects: one with a handler at its end can not. */
function mayReject(expression: Expression): boolean {
  const made = bare(expression)
  if (is.isConditionalExpression(made)) return mayReject(made.whenTrue) || mayReject(made.whenFalse)
  if (is.isBinaryExpression(made)) return mayReject(made.left) || mayReject(made.right)
  if (is.isNewExpression(made)) {
    const executor = made.arguments?.[0]
    // One that takes no `reject` only resolves.
    return !executor || !is.isArrowFunction(executor) || executor.parameters.length > 1
  }
  if (!is.isCallExpression(made)) return false
  if (!is.isPropertyAccessExpression(made.expression)) return true
  const method = made.expression.name.text
  if (method === 'finally') return mayReject(made.expression.expression)
  return !(method === 'catch' || method === 'allSettled' || (method === 'then' && made.arguments.length === 2))
}

const bare = (node: Expression): Expression =>
  is.isParenthesizedExpression(node) ||
  is.isAsExpression(node) ||
  is.isSatisfiesExpression(node) ||
  is.isNonNullExpression(node)
    ? bare(node.expression)
    : node

const isFunction = (node: Node): boolean => is.isFunctionLikeDeclaration(node) || is.isClassStaticBlockDeclaration(node)

/** The block that a variable lives in, or for an assignment the function. */
function scopeOf(node: Node): Node {
  const isVariable = is.isVariableDeclaration(node)
  let scope = node.parent
  while (!is.isSourceFile(scope) && !isFunction(scope) && !(isVariable && is.isBlock(scope))) scope = scope.parent
  return scope
}

/** Why a kept promise is handled too late; null where it is not. */
function errorOf({ name, at, scope }: StoredPromise): string | null {
  const handlers: number[] = []
  const exits: { end: number; what: string }[] = []
  let isSharedWithFunction = false
  const visit = (node: Node, isInner: boolean): void => {
    if (node.end <= at.end && !contains(node, at)) return
    if (is.isIdentifier(node) && node.text === name && node.pos >= at.end && isUse(node)) {
      if (isInner) isSharedWithFunction = true
      else if (isHandled(node)) handlers.push(node.pos)
    }
    if (!isInner && node.pos >= at.end) {
      if (is.isAwaitExpression(node)) exits.push({ end: node.end, what: 'an await' })
      if (is.isReturnStatement(node)) exits.push({ end: node.end, what: 'a return' })
      if (is.isThrowStatement(node)) exits.push({ end: node.end, what: 'a throw' })
    }
    node.forEachChild((child) => visit(child, isInner || isFunction(node)))
  }
  scope.forEachChild((child) => visit(child, false))
  const handled = handlers.length ? Math.min(...handlers) : Number.POSITIVE_INFINITY
  if (handled === Number.POSITIVE_INFINITY && (is.isSourceFile(scope) || isSharedWithFunction)) return null
  const between = exits.find(({ end }) => end <= handled)
  if (between) return `${between.what} stands before it is handled`
  return handled === Number.POSITIVE_INFINITY ? 'nothing handles it' : null
}

const contains = (outer: Node, inner: Node): boolean => outer.pos <= inner.pos && inner.end <= outer.end

/** A name that stands for the variable: not a property's or a declaration's. */
function isUse(node: Node): boolean {
  const { parent } = node
  if (is.isPropertyAccessExpression(parent)) return parent.expression === node
  if (is.isPropertyAssignment(parent)) return parent.initializer === node
  return !is.isVariableDeclaration(parent) || parent.name !== node
}

const keeping = new Set(['set', 'add', 'push', 'unshift'])

/** Whether a use of a promise hands it to code that answers for its rejection. */
function isHandled(node: Node): boolean {
  const { parent } = node
  if (assignmentAt(parent)) return false
  if (is.isIfStatement(parent) || is.isPrefixUnaryExpression(parent)) return false
  if (is.isCallExpression(parent) && is.isPropertyAccessExpression(parent.expression) && parent.expression !== node) {
    return !keeping.has(parent.expression.name.text)
  }
  return true
}
