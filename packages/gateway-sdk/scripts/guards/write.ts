import {
  type AnySchema,
  type Fields,
  look,
  type Tagged,
  type TextRule,
  type View,
} from '../schemas/look.ts'
import { namedSchema } from '../schemas/namedSchema.ts'
import type { Graph, Node } from './graph.ts'

/** The `return` of all parts together. */
function returned(parts: readonly string[], indent: string): string[] {
  const real = parts.filter((part) => part !== 'true')
  if (real.length === 0) return [`${indent}return true`]
  if (real.length === 1)
    return [`${indent}return ${real[0]?.replace(/^\((.*)\)$/, '$1')}`]
  return [
    `${indent}return (`,
    ...real.map(
      (part, index) =>
        `${indent}  ${part}${index < real.length - 1 ? ' &&' : ''}`,
    ),
    `${indent})`,
  ]
}

function or(parts: readonly string[]): string {
  if (parts.includes('true')) return 'true'
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' || ')})`
}

function and(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' && ')})`
}

/** The depth one level below. */
function deeper(depth: string): string {
  const [name, more] = depth.split(' + ')
  return `${name} + ${Number(more ?? 0) + 1}`
}

/** A property of `v`. */
function property(key: string): string {
  return /^[a-zA-Z_$][\w$]*$/.test(key) ? `v.${key}` : `v[${literal(key)}]`
}

/** A value as source code. */
function literal(value: unknown): string {
  const text = JSON.stringify(value)
  return typeof value === 'string' && !/['\\]/.test(text.slice(1, -1))
    ? `'${value}'`
    : text
}

/** Nesting allowed below the root, as in `src/validate/findIssues.ts`. */
const maxDepth = 64

/** Writes the expressions of one file and notes their imports. */
export class Writer {
  readonly #graph: Graph
  /** Names from `shapes.ts`. */
  readonly shapes = new Set<string>()
  readonly calls = new Set<Node>()
  /** Regular expressions, by the name of their constant. */
  readonly patterns = new Map<string, string>()

  constructor(graph: Graph) {
    this.#graph = graph
  }

  /** The function of a node, not exported. */
  function({ name, view, uses, deep }: Node): string {
    // The caller has checked the tag already, and so that the value is an
    // object.
    const behind = uses.size === 1 ? [...uses][0] : undefined
    const value = behind === undefined ? 'unknown' : this.#shape('Fields')
    const parameters = `v: ${value}${deep ? ', d: number' : ''}`
    let body: string[]
    if (view.kind === 'tagged') body = this.#switch(view, deep)
    else if (view.kind === 'object') {
      const { [behind ?? '']: _, ...fields } = view.fields
      const head = [
        ...(deep ? [`d < ${maxDepth}`] : []),
        ...(behind === undefined ? [`${this.#shape('isObject')}(v)`] : []),
      ]
      body = returned([...head, ...this.#fields(fields, deep)], '  ')
    } else
      body = returned([this.#inPlace(view, 'v', deep ? 'd' : undefined)], '  ')
    const text = body.join('\n')
    // The rules against unused parameters require the prefix.
    const unused = /\bv\b/.test(text) ? '' : '_'
    return `function is${name}(${unused}${parameters}): boolean {\n${text}\n}\n`
  }

  /** Condition that `value` has to meet; `true` when any value passes. */
  expression(schema: AnySchema, value: string, depth?: string): string {
    const node = this.#graph.nodeOf(schema)
    if (node === undefined) return this.#inPlace(look(schema), value, depth)
    this.calls.add(node)
    return `is${node.name}(${value}${node.deep ? `, ${depth ?? 0}` : ''})`
  }

  #shape(name: string): string {
    this.shapes.add(name)
    return name
  }

  #inPlace(view: View, value: string, depth?: string): string {
    const inner = () =>
      'inner' in view ? this.expression(view.inner, value, depth) : ''
    switch (view.kind) {
      case 'any':
        return 'true'
      case 'boolean':
        return `typeof ${value} === 'boolean'`
      case 'number':
        return `${this.#shape('isNumber')}(${value})`
      case 'integer':
        return `${this.#shape('isInteger')}(${value})`
      case 'text':
        return this.#text(view.rule, value)
      case 'literal':
        return or(view.values.map((one) => `${value} === ${literal(one)}`))
      case 'optional':
        return or([`${value} === undefined`, inner()])
      case 'nullable':
        return or([`${value} === null`, inner()])
      case 'nullish':
        return or([`${value} == null`, inner()])
      case 'union':
        return or(view.options.map((one) => this.expression(one, value, depth)))
      case 'list':
      case 'map': {
        const { max } = { max: undefined, ...view }
        return and([
          ...(depth === undefined ? [] : [`${depth} < ${maxDepth}`]),
          this.#all(view.kind, view.inner, value, depth),
          // The list is known to be one by now.
          ...(max === undefined
            ? []
            : [`(${value} as readonly unknown[]).length <= ${max}`]),
        ])
      }
      default:
        throw new Error(`A schema of kind ${view.kind} needs a function`)
    }
  }

  /** Condition that a value is a list or a map, and those of its items. */
  #all(
    kind: 'list' | 'map',
    inner: AnySchema,
    value: string,
    depth: string | undefined,
  ): string {
    const body = this.expression(inner, 'item', depth && 'at')
    const isDeep = /\bat\b/.test(body)
    const [, called] = /^(is\w+)\(item(?:, at)?\)$/.exec(body) ?? []
    let item = called ?? `(item${isDeep ? ', at' : ''}) => ${body}`
    if (body === 'true')
      return kind === 'map'
        ? `${this.#shape('isObject')}(${value})`
        : `Array.isArray(${value})`
    if (body === "typeof item === 'string'") item = this.#shape('isString')
    const of = this.#shape(kind === 'list' ? 'isList' : 'isMap')
    return `${of}(${value}, ${item}${isDeep ? `, ${deeper(depth ?? '')}` : ''})`
  }

  #text(rule: TextRule, value: string): string {
    const { pattern, minLength = 0, maxLength } = rule
    if (pattern !== undefined) return this.#pattern(rule, value)
    if (maxLength === undefined && minLength === 0)
      return `typeof ${value} === 'string'`
    const max = maxLength ?? 'Infinity'
    return `${this.#shape('isText')}(${value}, ${minLength}, ${max})`
  }

  #pattern({ pattern = '', format, maxLength }: TextRule, value: string) {
    const shape = format === 'uint256' ? 'isUint256' : shapesOf[pattern]
    if (shape !== undefined) return `${this.#shape(shape)}(${value})`
    const source = `/${new RegExp(pattern).source}/`
    const known = [...this.patterns].find(([, other]) => other === source)
    const name = known?.[0] ?? `pattern${this.patterns.size}`
    this.patterns.set(name, source)
    return and([
      `typeof ${value} === 'string'`,
      ...(maxLength === undefined ? [] : [`${value}.length <= ${maxLength}`]),
      `${name}.test(${value})`,
    ])
  }

  #fields(fields: Fields, deep: boolean): string[] {
    return Object.entries(fields).map(([key, schema]) =>
      this.expression(schema, property(key), deep ? deeper('d') : undefined),
    )
  }

  #switch({ key, options, open }: Tagged, deep: boolean): string[] {
    const tag = property(key)
    const cases = options.flatMap(({ schema, tags, fields }) => {
      const heads = tags.map((one) => `    case ${literal(one)}:`)
      const own =
        namedSchema(schema) === undefined
          ? [
              ...(deep ? [`d < ${maxDepth}`] : []),
              ...this.#fields(fields, deep),
            ]
          : [this.expression(schema, 'v', deep ? 'd' : undefined)]
      return [...heads, ...returned(own, '      ')]
    })
    return [
      `  if (!${this.#shape('isObject')}(v)) return false`,
      `  switch (${tag}) {`,
      ...cases,
      '    default:',
      `      return ${open ? `typeof ${tag} === 'string'` : 'false'}`,
      '  }',
    ]
  }
}

const shapesOf: Record<string, string> = {
  '^0x[0-9a-fA-F]{40}$': 'isAddress',
  '^0x[0-9a-fA-F]{64}$': 'isHash',
  '^0x(?:[0-9a-fA-F]{2})*$': 'isHex',
  '^\\d{1,78}$': 'isChainId',
}
