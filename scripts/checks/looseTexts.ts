import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../stack/settings.ts'

/** For developers alone: the wallet of the local stack, and test helpers. */
const outside = ['features/dev-wallet', 'testing', 'texts']
/** Files whose words are the same in every language. */
const constant = new Set([
  // Spreadsheets rely on the words of an exported file.
  'features/transactions/history/historyCsv.ts',
  // A wallet on a phone shows this page by one description, in any language.
  'features/connect/walletMetadata.ts',
  // Findings of `@strongroom/verify` read the same in the program and the wallet.
  'features/install/releases/readHost.ts',
])

/** A text that a person reads, and that no catalogue has. */
export interface LooseText {
  line: number
  text: string
}

/** Attributes and properties whose texts people read. */
const shown =
  /^(?:aria-label|aria-description|alt|caption|description|error|heading|hint|label|labels|legend|message|placeholder|reason|text|title|warning)$/u
/** Attributes whose texts are for the browser. */
const technical = /^(?:className|sandbox|allow|rel|style|d|key|id|href|src)$/u
/** Functions that show their argument. */
const announcing = /^(?:usePageTitle|setAnnouncement|announce)$/u
/**
 * Errors that developers, operators and embedded apps read; the connect dialog
 * explains a `ConnectorError` by its name.
 */
const internalErrors =
  /^(?:Range|Type|Syntax|Bridge\w*|Config|Connector|Manifest)Error$/u
/** Names, which no language changes, and texts for the browser. */
const names = new Set([
  'Strongroom',
  'Waypoint',
  'Ronin Wallet',
  'Ronin Waypoint',
  'https://',
  'Ctrl',
])
const media = /^\([\w-]+: [\w-]+\)$/u
const word = /\p{L}{2}/u
const prose = /\p{L}{2,}[,;:.]? \p{L}{2,}|\p{L}{2,}[.?!]$/u

/** Texts of a source that people read and that are written in the source. */
export function findLooseTexts(
  source: string,
  { isJsx = true }: { isJsx?: boolean } = {},
): LooseText[] {
  const file = ts.createSourceFile(
    isJsx ? 'a.tsx' : 'a.ts',
    source,
    ts.ScriptTarget.Latest,
    true,
  )
  const found = new Map<ts.Node, LooseText>()
  const add = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    if (names.has(text.trim()) || media.test(text)) return
    found.set(node, { line: line + 1, text: text.replace(/\s+/gu, ' ').trim() })
  }
  /** Adds the texts that an expression may result in. */
  const addResults = (node: ts.Node | undefined): void => {
    if (node === undefined) return
    const text = textOf(node)
    if (text !== undefined) {
      if (word.test(text)) add(node, text)
    } else if (ts.isConditionalExpression(node)) {
      addResults(node.whenTrue)
      addResults(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) {
      if (!isComparison(node)) addResults(node.left)
      addResults(node.right)
    } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
      addResults(node.expression)
    } else if (ts.isArrowFunction(node)) addResults(node.body)
    else if (ts.isObjectLiteralExpression(node))
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property)) addResults(property.initializer)
  }
  const visit = (node: ts.Node): void => {
    if (isOutside(node)) return
    if (ts.isJsxText(node)) {
      if (word.test(node.text)) add(node, node.text)
    } else if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(file)
      if (technical.test(name)) return
      if (shown.test(name)) addResults(node.initializer)
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      addResults(node.expression)
    } else if (ts.isPropertyAssignment(node)) {
      const text = textOf(node.initializer)
      const isShown = shown.test(node.name.getText(file))
      if (isShown && text !== undefined && /^\p{Lu}\p{L}/u.test(text))
        add(node.initializer, text)
    } else if (ts.isCallExpression(node)) {
      if (announcing.test(node.expression.getText(file)))
        node.arguments.forEach(addResults)
    } else {
      const text = textOf(node)
      if (text !== undefined && prose.test(text)) add(node, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found.values()].sort((a, b) => a.line - b.line)
}

/** The text of a literal; arguments of a template count as a space. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join(' ')
    : undefined
}

function isComparison({ operatorToken }: ts.BinaryExpression): boolean {
  const { kind } = operatorToken
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
    // The left side is a condition.
    kind === ts.SyntaxKind.AmpersandAmpersandToken
  )
}

/** Imports, types, directives, and errors that no screen shows. */
function isOutside(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    // The message of an error class is for "Details"; screens explain the class.
    (ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.SuperKeyword) ||
    (ts.isNewExpression(node) &&
      (internalErrors.test(node.expression.getText()) ||
        /needs \w+ around it/u.test(node.getText())))
  )
}

/** Loose texts of the wallet, by file. */
function readLooseTexts(): ReadonlyMap<string, LooseText[]> {
  const cwd = join(root, 'apps/wallet/src')
  const files = globSync('**/*.{ts,tsx}', { cwd, exclude: ['**/*.test.*'] })
  return new Map(
    files
      .filter((file) => !outside.some((part) => file.startsWith(`${part}/`)))
      .filter((file) => !constant.has(file))
      .map((file): [string, LooseText[]] => [
        file,
        findLooseTexts(readFileSync(join(cwd, file), 'utf8'), {
          isJsx: file.endsWith('x'),
        }),
      ])
      .filter(([, texts]) => texts.length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function check(asked: readonly string[]): void {
  const found = [...readLooseTexts()].filter(
    ([file]) => asked.length === 0 || asked.some((part) => file.includes(part)),
  )
  for (const [file, texts] of found)
    for (const { line, text } of texts)
      console.log(`apps/wallet/src/${file}:${line}: ${text}`)
  if (found.length === 0) return
  console.error('Texts outside the catalogues: move them to src/texts.')
  process.exitCode = 1
}

if (import.meta.main) check(process.argv.slice(2))
