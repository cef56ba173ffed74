import { responseSchemas } from '@strongroom/gateway-schemas'
import type { AnySchema } from '../schemas/look.ts'
import type { ExportedSchema } from '../schemas/readSchemas.ts'
import { Graph, type Node, pascal } from './graph.ts'
import { Writer } from './write.ts'

/** The text of every generated file of `src/guards`, by name. */
export function guardFiles(
  schemas: readonly ExportedSchema[],
): ReadonlyMap<string, string> {
  const graph = new Graph(filesOf(schemas))
  const roots: [string, AnySchema][] = Object.entries(responseSchemas)
  for (const [call, schema] of roots)
    graph.add(schema, pascal(call), 'responseGuards')
  graph.close()
  const files = [...new Set(graph.nodes.map((node) => node.file))].map((file) =>
    writeFile(graph, file),
  )
  files.push(writeTable(graph, roots))
  const exported = new Set(
    files.flatMap(({ file, writer }) =>
      [...writer.calls].filter((node) => node.file !== file),
    ),
  )
  return new Map(
    files.map(({ file, writer, parts }) => {
      const texts = parts.map(({ node, text }) =>
        node === undefined || exported.has(node) ? `export ${text}` : text,
      )
      const text = `${importsOf(writer, file)}\n${texts.join('\n')}`
      return [`${file}.gen.ts`, text]
    }),
  )
}

interface File {
  readonly file: string
  readonly writer: Writer
  /** Declarations, of a node or for all to see. */
  readonly parts: readonly { readonly node?: Node; readonly text: string }[]
}

/** The subject of each schema that has a name. */
function filesOf(schemas: readonly ExportedSchema[]): Map<string, string> {
  return new Map(schemas.map(({ name, file }) => [name, file]))
}

function writeFile(graph: Graph, file: string): File {
  const writer = new Writer(graph)
  const parts = graph.nodes
    .filter((node) => node.file === file)
    .map((node) => ({ node, text: writer.function(node) }))
  return { file, writer, parts }
}

function writeTable(graph: Graph, roots: readonly [string, AnySchema][]): File {
  const writer = new Writer(graph)
  const rows = roots.map(([call, schema]) => {
    const body = writer.expression(schema, 'v')
    const [, called] = /^(is\w+)\(v(?:, 0)?\)$/.exec(body) ?? []
    return `  ${call}: ${called ?? `(v) => ${body}`},\n`
  })
  writer.shapes.add('Guard')
  const text = `const responseGuards: Readonly<Record<string, Guard>> = {\n${rows.join('')}}\n`
  return { file: 'responseGuards', writer, parts: [{ text }] }
}

function importsOf(writer: Writer, file: string): string {
  const from = new Map<string, string[]>()
  for (const { name, file: other } of writer.calls)
    if (other !== file)
      from.set(other, [...(from.get(other) ?? []), `is${name}`])
  const lines = [...from].map(
    ([other, names]) =>
      `import { ${[...new Set(names)].sort().join(', ')} } from './${other}.gen.ts'\n`,
  )
  if (writer.shapes.size > 0) {
    const names = [...writer.shapes]
      .sort()
      .map((name) => (/^is/.test(name) ? name : `type ${name}`))
    lines.push(`import { ${names.join(', ')} } from './shapes.ts'\n`)
  }
  const patterns = [...writer.patterns].map(
    ([name, source]) => `const ${name} = ${source}\n`,
  )
  return [
    ...lines.sort(),
    ...(patterns.length > 0 ? ['\n'] : []),
    ...patterns,
  ].join('')
}
