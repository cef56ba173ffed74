import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { readTypeDocs } from '../../../packages/gateway-sdk/scripts/readTypeDocs.ts'

/** Docs of fields, by the name of the schema and of the field. */
export type FieldDocs = Readonly<
  Record<string, Readonly<Record<string, string>>>
>

const http = fileURLToPath(new URL('../src/api/', import.meta.url))

/**
 * The comments above the fields: of the SDK's types, whose names are those of
 * their schemas, and of the schemas that the server has besides.
 */
export function readFieldDocs(): FieldDocs {
  const all = [...readTypeDocs(), ...readServerDocs()]
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Reads schemas written as `named('Name', object({ … }))`. */
function readServerDocs(): ReadonlyMap<string, Record<string, string>> {
  const docs = new Map<string, Record<string, string>>()
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'named')
      return
    const [name, schema] = node.arguments
    if (!name || !ts.isStringLiteral(name)) return
    if (!schema || !ts.isCallExpression(schema)) return
    const [shape] = schema.arguments
    if (!shape || !ts.isObjectLiteralExpression(shape)) return
    const fields = shape.properties.map((property) => {
      const [comment] = ts.getJSDocCommentsAndTags(property)
      const text = ts.getTextOfJSDocComment(comment?.comment) ?? ''
      return [property.name?.getText(), text.replaceAll(/\s+/g, ' ').trim()]
    })
    docs.set(name.text, Object.fromEntries(fields))
  }
  for (const path of readdirSync(http, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue
    const text = readFileSync(join(http, path), 'utf8')
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true))
  }
  return docs
}
