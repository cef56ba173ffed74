import ts from 'typescript'

/** Hooks that React offers to server components, too. */
const serverHooks = ['useCallback', 'useDebugValue', 'useId', 'useMemo']
const browserGlobals = [
  ...['document', 'localStorage', 'matchMedia', 'navigator'],
  ...['sessionStorage', 'window'],
]

/** Traits of a module that decide where it can run. */
export interface ClientTraits {
  readonly hasDirective: boolean
  /** Why it cannot run on a server; empty when it can. */
  readonly reasons: readonly string[]
  /** Names it exports that are values. */
  readonly exports: readonly string[]
  /** Imported values that are not merely rendered, with where from. */
  readonly uses: readonly ImportedValue[]
  /** Values of other modules that it exports again. */
  readonly passesOn: readonly ImportedValue[]
}

interface ImportedValue {
  readonly name: string
  readonly from: string
}

/** Reads from a module's text what server components may not do. */
export function clientTraits(path: string, text: string): ClientTraits {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const reasons = new Set<string>()
  const exports: string[] = []
  const imports = new Map<string, string>()
  const functions = new Set<string>()
  const used = new Set<string>()

  const collect = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      for (const name of importedValues(node))
        imports.set(name, (node.moduleSpecifier as ts.StringLiteral).text)
    }
    const name = functionName(node)
    if (name !== undefined) functions.add(name)
    for (const result of hookResults(node)) functions.add(result)
    ts.forEachChild(node, collect)
  }
  collect(file)

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: called } = node.expression
      if (called === 'createContext') reasons.add('createContext')
      // A function of this package declares by its own directive where it runs.
      const from = imports.get(called)
      const isHook = /^use(?:[A-Z]|$)/u.test(called) && from?.[0] !== '.'
      if (from !== undefined && isHook && !serverHooks.includes(called))
        reasons.add(called)
    }
    if (
      ts.isHeritageClause(node) &&
      /\b(?:Pure)?Component\b/u.test(node.getText())
    )
      reasons.add('a class component')
    if (
      /\.tsx$/u.test(path) &&
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      browserGlobals.includes(node.expression.text)
    )
      reasons.add(node.expression.text)
    const handler = handlerOf(node)
    if (handler && createsFunction(handler.value, functions))
      reasons.add(handler.name)
    if (ts.isIdentifier(node) && imports.has(node.text) && !isRendered(node))
      used.add(node.text)
    ts.forEachChild(node, visit)
  }
  for (const statement of file.statements) {
    exports.push(...exportedValues(statement))
    visit(statement)
  }
  return {
    hasDirective: /^['"]use client['"]/u.test(text),
    reasons: [...reasons],
    exports,
    uses: [...used].map((name) => ({ name, from: imports.get(name) ?? '' })),
    passesOn: file.statements.flatMap(passedOn),
  }
}

/** Values of `export { a } from './a.ts'`. */
function passedOn(node: ts.Statement): ImportedValue[] {
  if (!ts.isExportDeclaration(node) || node.isTypeOnly) return []
  const { exportClause: names, moduleSpecifier } = node
  if (!moduleSpecifier || !names || !ts.isNamedExports(names)) return []
  const from = (moduleSpecifier as ts.StringLiteral).text
  return names.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({
      name: (propertyName ?? name).getText(),
      from,
    }))
}

function importedValues(node: ts.ImportDeclaration): string[] {
  const clause = node.importClause
  if (!clause || clause.isTypeOnly) return []
  const bindings = clause.namedBindings
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly)
      : []
  return named.map(({ name }) => name.text)
}

function exportedValues(node: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(node) &&
    ts
      .getModifiers(node)
      ?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  if (!isExported) return []
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => name.getText())
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node))
    return node.name ? [node.name.text] : []
  return []
}

function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text
  if (ts.isVariableDeclaration(node) && node.initializer)
    return isFunction(node.initializer) ? node.name.getText() : undefined
  return undefined
}

/** Names of what a hook gives: `a` and `b` of `const { a, b } = useA()`. */
function hookResults(node: ts.Node): string[] {
  if (
    !ts.isVariableDeclaration(node) ||
    !ts.isObjectBindingPattern(node.name) ||
    node.initializer === undefined ||
    !/^use[A-Z]\w*\(/u.test(node.initializer.getText())
  )
    return []
  return node.name.elements.map(({ name }) => name.getText())
}

/** `onX={…}`, `ref={…}`, or `onX: …` in an object that is spread as props. */
function handlerOf(node: ts.Node) {
  // A loader runs in the browser, as handlers do.
  const isHandler = (name: string) => /^(?:on[A-Z]|(?:ref|load)$)/u.test(name)
  if (ts.isJsxAttribute(node) && isHandler(node.name.getText())) {
    const { initializer } = node
    if (
      initializer &&
      ts.isJsxExpression(initializer) &&
      initializer.expression
    )
      return { name: node.name.getText(), value: initializer.expression }
  }
  if (
    ts.isPropertyAssignment(node) &&
    isHandler(node.name.getText()) &&
    ts.findAncestor(node, ts.isJsxSpreadAttribute)
  )
    return { name: node.name.getText(), value: node.initializer }
  return undefined
}

/**
 * Whether the module passes on a function of its own. One that is only passed
 * through, or made from such (`onOpen && (() => onOpen(id))`), does not count:
 * a server has no function to pass in.
 */
function createsFunction(
  value: ts.Expression,
  functions: ReadonlySet<string>,
): boolean {
  if (ts.isParenthesizedExpression(value))
    return createsFunction(value.expression, functions)
  if (isFunction(value)) return true
  if (ts.isIdentifier(value)) return functions.has(value.text)
  if (ts.isConditionalExpression(value))
    return (
      !isPassedOn(value.condition) &&
      [value.whenTrue, value.whenFalse].some((side) =>
        createsFunction(side, functions),
      )
    )
  if (ts.isBinaryExpression(value))
    return !isPassedOn(value.left) && createsFunction(value.right, functions)
  return false
}

const isPassedOn = (node: ts.Expression) =>
  ts.isIdentifier(node) && /^on[A-Z]/u.test(node.text)

const isFunction = (node: ts.Node) =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** A tag, or a name in a type: neither reads the value. */
function isRendered(node: ts.Identifier): boolean {
  const { parent } = node
  return (
    ts.isJsxOpeningElement(parent) ||
    ts.isJsxSelfClosingElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.findAncestor(node, ts.isTypeNode) !== undefined ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  )
}
