import { requestSchemas, responseSchemas } from '@strongroom/gateway-schemas'
import { globalRegistry } from 'zod'
import {
  type AnySchema,
  type Fields,
  type Literal,
  look,
  type TextRule,
} from './schemas/look.ts'
import { copiesOf } from './schemas/namedSchema.ts'
import type { ExportedSchema } from './schemas/readSchemas.ts'

/** File of the types that no schema has. */
const basics = 'basics'

/** The text of every generated file of `src/types`, by name. */
export function typeFiles(
  schemas: readonly ExportedSchema[],
): ReadonlyMap<string, string> {
  const typed = schemas.filter(isTyped)
  const writer = new TypeWriter(typed)
  const subjects = [...new Set(typed.map(({ file }) => file))].sort()
  const files = subjects.map((subject): [string, string] => {
    const own = typed.filter(({ file }) => file === subject)
    const texts = own.map((schema) => writer.declaration(schema))
    return [subject, `${writer.takeImports(subject)}\n${texts.join('\n')}`]
  })
  const names = [basics, ...subjects]
  const index = names.map(
    (file) => `export type * from './${fileName(file)}'\n`,
  )
  return new Map(
    [
      ...files,
      ['byCall', callTypes(writer)] as const,
      ['byName', byName(writer, typed)] as const,
    ]
      .map(([name, text]): [string, string] => [`${name}.gen.ts`, text])
      .concat([['index.gen.ts', index.join('')]]),
  )
}

const fileName = (subject: string): string =>
  subject === basics ? `${subject}.ts` : `${subject}.gen.ts`

/** Lists are written in place, unless they are components of documents. */
const isTyped = ({ schema, hasId }: ExportedSchema): boolean =>
  hasId || look(schema).kind !== 'list'

/** Types of all answers and bodies by their names, for checks of one. */
function byName(
  writer: TypeWriter,
  schemas: readonly ExportedSchema[],
): string {
  const rows = schemas
    .filter(({ hasId }) => hasId)
    .map(({ schema, name }) => `  ${name}: ${writer.type(schema)}\n`)
  return `${writer.takeImports()}
/** Every entity and body by its name. */
export interface TypesByName {
${rows.join('')}}
`
}

/** Types of the answers and bodies by call. */
function callTypes(writer: TypeWriter): string {
  const rows = (schemas: Readonly<Record<string, AnySchema>>) =>
    Object.entries(schemas)
      .map(([call, schema]) => `  ${call}: ${writer.type(schema)}\n`)
      .join('')
  const answers = rows(responseSchemas)
  const bodies = rows(requestSchemas)
  return `${writer.takeImports()}
/** The answer of each call; a call whose answer is empty is missing. */
export interface AnswersByCall {
${answers}}

/** The body of each call that has one. */
export interface BodiesByCall {
${bodies}}
`
}

class TypeWriter {
  readonly #named = new Map<AnySchema, ExportedSchema>()
  readonly #imports = new Map<string, string>()

  constructor(schemas: readonly ExportedSchema[]) {
    for (const schema of schemas) this.#named.set(schema.schema, schema)
  }

  /** The imports of the types named since the last call. */
  takeImports(own?: string): string {
    const files = new Map<string, string[]>()
    for (const [name, file] of this.#imports)
      if (file !== own) files.set(file, [...(files.get(file) ?? []), name])
    this.#imports.clear()
    return [...files]
      .map(
        ([file, names]) =>
          `import type { ${names.sort().join(', ')} } from './${fileName(file)}'\n`,
      )
      .sort()
      .join('')
  }

  declaration({ name, schema }: ExportedSchema): string {
    const head = comment(globalRegistry.get(schema)?.description, '')
    const view = look(schema)
    return view.kind === 'object'
      ? `${head}export interface ${name} ${this.#object(view.fields, '')}\n`
      : `${head}${alias(name, this.#inPlace(schema, ''))}`
  }

  /** The type of a schema: its name where it has one. */
  type(schema: AnySchema, indent = ''): string {
    for (const at of copiesOf(schema)) {
      const named = this.#named.get(at)
      if (named !== undefined) return this.#import(named.name, named.file)
    }
    return this.#inPlace(schema, indent)
  }

  #import(name: string, file: string): string {
    this.#imports.set(name, file)
    return name
  }

  #inPlace(schema: AnySchema, indent: string): string {
    const view = look(schema)
    const inner = () => ('inner' in view ? this.type(view.inner, indent) : '')
    switch (view.kind) {
      case 'any':
        return 'unknown'
      case 'boolean':
        return 'boolean'
      case 'number':
      case 'integer':
        return open('number', schema)
      case 'text':
        return this.#text(view.rule, schema)
      case 'literal':
        return view.values.map(literal).join(' | ')
      case 'optional':
        return `${inner()} | undefined`
      case 'nullable':
        return `${inner()} | null`
      case 'nullish':
        return `${inner()} | null | undefined`
      case 'list':
        return / [|&] /.test(inner()) ? `(${inner()})[]` : `${inner()}[]`
      case 'map':
        return `Record<string, ${inner()}>`
      case 'object':
        return this.#object(view.fields, indent)
      case 'union':
        return view.options.map((one) => this.type(one, indent)).join(' | ')
      case 'tagged':
        return view.options
          .map(({ schema: one }) => this.type(one, indent))
          .join(' | ')
    }
  }

  #text({ pattern }: TextRule, schema: AnySchema): string {
    if (pattern === undefined) return open('string', schema)
    if (pattern === '^0x[0-9a-fA-F]{40}$')
      return this.#import('Address', basics)
    return pattern.startsWith('^0x') ? this.#import('Hex', basics) : 'string'
  }

  #object(fields: Fields, indent: string): string {
    const inner = `${indent}  `
    const lines = Object.entries(fields).map(([key, field]) => {
      const { kind } = look(field)
      const mark = kind === 'optional' || kind === 'nullish' ? '?' : ''
      const doc = comment(globalRegistry.get(field)?.description, inner)
      return `${doc}${inner}${key}${mark}: ${this.type(field, inner)}\n`
    })
    return `{\n${lines.join('')}${indent}}`
  }
}

/** Known values first, so that editors offer them. */
function open(type: 'string' | 'number', schema: AnySchema): string {
  const { examples } = (globalRegistry.get(schema) ?? {}) as {
    readonly examples?: readonly Literal[]
  }
  return examples === undefined
    ? type
    : [...examples.map(literal), `(${type} & {})`].join(' | ')
}

/** Declaration of a type, with a line for each option when it is long. */
function alias(name: string, type: string): string {
  const line = `export type ${name} = ${type}`
  return line.length <= lineWidth
    ? `${line}\n`
    : `export type ${name} =\n  | ${type.split(' | ').join('\n  | ')}\n`
}

const literal = (value: Literal): string =>
  typeof value === 'string' ? `'${value}'` : String(value)

const lineWidth = 80

/** A doc comment, in one line where it fits. */
function comment(text: string | undefined, indent: string): string {
  if (text === undefined) return ''
  const line = `${indent}/** ${text} */\n`
  if (line.length <= lineWidth + 1) return line
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = `${lines.at(-1)} ${word}`
    if (`${indent} *${last}`.length <= lineWidth) lines[lines.length - 1] = last
    else lines.push(` ${word}`)
  }
  const body = lines.map((one) => `${indent} *${one}\n`).join('')
  return `${indent}/**\n${body}${indent} */\n`
}
