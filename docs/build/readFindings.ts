import { join } from 'node:path'
import ts from 'typescript'
import { read, root } from './sources.ts'

const folder = 'packages/safe-protocol/src/risks'

/** A kind of finding with its consequence, as the table of the policy has them. */
export interface FindingEntry {
  readonly kind: string
  /** Docstring of the kind. */
  readonly meaning: string
  /** Decisions that are possible, the mildest first. */
  readonly decisions: readonly string[]
  /** The rule where the decision depends on the finding. */
  readonly rule?: string | undefined
  /** Comment of the rule: why it is so. */
  readonly reason: string
}

const mildestFirst = ['allow', 'warn', 'acknowledge', 'refuse']

/** Reads every kind of finding from the policy's own table. */
export function readFindings(): FindingEntry[] {
  const meanings = new Map(
    [
      'Risk.ts',
      'RecipientRisk.ts',
      'MessageRisk.ts',
      'approvalRisk.ts',
    ].flatMap((file) => [...meaningsOf(parse(file))]),
  )
  const policy = parse('policy.ts')
  const table = tableOf(policy)
  return table.properties.flatMap((rule) => {
    if (!ts.isPropertyAssignment(rule)) return []
    const { name } = rule
    const kind =
      ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : ''
    const code = rule.initializer.getText(policy)
    const named = mildestFirst.filter((decision) =>
      new RegExp(`\\b${decision}\\b`, 'u').test(code),
    )
    const meaning = meanings.get(kind)
    if (!meaning) throw new Error(`The finding ${kind} has no docstring.`)
    const isFixed = ts.isIdentifier(rule.initializer)
    return [
      {
        kind,
        meaning,
        decisions: named,
        rule: isFixed || named.length === 1 ? undefined : code,
        reason: commentBefore(policy, rule),
      },
    ]
  })
}

function parse(file: string): ts.SourceFile {
  const path = join(folder, file)
  return ts.createSourceFile(
    join(root, path),
    read(path),
    ts.ScriptTarget.Latest,
    true,
  )
}

function tableOf(file: ts.SourceFile): ts.ObjectLiteralExpression {
  for (const statement of file.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList
        .declarations)
        if (
          name.getText(file) === 'decisions' &&
          initializer !== undefined &&
          ts.isObjectLiteralExpression(initializer)
        )
          return initializer
  throw new Error('policy.ts has no table of decisions.')
}

/** The docstrings of the members of the unions, by their kinds. */
function meaningsOf(file: ts.SourceFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertySignature(node) &&
      node.name.getText(file) === 'kind' &&
      node.type !== undefined
    ) {
      // The docstring stands before the member, or before its first field.
      let owner: ts.Node = node.parent
      if (ts.isIntersectionTypeNode(owner.parent)) owner = owner.parent
      if (ts.isParenthesizedTypeNode(owner.parent)) owner = owner.parent
      const text = docstringBefore(file, owner) || commentBefore(file, node)
      for (const [, kind = ''] of node.type
        .getText(file)
        .matchAll(/'([\w-]+)'/gu))
        found.set(kind, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The docstring of a member of a union, which stands before its bar. */
function docstringBefore(file: ts.SourceFile, node: ts.Node): string {
  const before = file.text.slice(0, node.getStart(file))
  const found = /\/\*\*(?:(?!\*\/).)*\*\/\s*[|(\s]*$/su.exec(before)?.[0] ?? ''
  return plain(found.replace(/[|(\s]*$/u, ''))
}

/** The text of the comments directly before a node. */
function commentBefore(file: ts.SourceFile, node: ts.Node): string {
  const text = file.text
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
  return plain(ranges.map(({ pos, end }) => text.slice(pos, end)).join('\n'))
}

/** A comment without its marks. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*(?:\/\*\*|\*\/|\*|\/\/) ?|\*\/$/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
