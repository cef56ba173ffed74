import { calls } from '@strongroom/gateway-schemas/calls/calls'
import type { CallDefinition } from '@strongroom/gateway-schemas/calls/defineCalls'
import {
  type Parameter,
  pathParameters,
} from '@strongroom/gateway-schemas/calls/parameters'
import { type AnySchema, look } from '../schemas/look.ts'
import { namedSchema } from '../schemas/namedSchema.ts'

/** A parameter of the client's function. */
export interface ClientParameter {
  readonly name: string
  readonly docs: string
  readonly type: string
  readonly optional: boolean
  /** Sent where the caller gives none. */
  readonly preset: string | undefined
  readonly example: unknown
}

/** The name that the client gives a query parameter. */
export const camel = (wire: string): string =>
  wire.replace(/_+./g, (part) => part.slice(-1).toUpperCase())

export const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The route that a call is known by in hooks and validators. */
export const routeOf = ({ method, path }: CallDefinition): string =>
  `${method} ${path}`

/** Lists have pages, whose links the client follows. */
export const hasPages = ({ query = {} }: CallDefinition): boolean =>
  'cursor' in query

function typeOfText({ type, schema }: Parameter): string {
  if (type !== undefined) return type
  if (schema['type'] === 'boolean') return 'boolean'
  if (schema['type'] === 'integer') return 'number'
  const pattern = String(schema['pattern'])
  if (pattern.includes('{40}')) return 'Address'
  return pattern.startsWith('^0x') && pattern.includes('{64}')
    ? 'Hex'
    : 'string'
}

function clientParameter(
  name: string,
  parameter: Parameter,
  isRequired: boolean,
): ClientParameter {
  const { description, fallback, example } = parameter
  return {
    name,
    docs:
      fallback === undefined
        ? description
        : `${description} @default '${fallback}'`,
    type: typeOfText(parameter),
    optional: !isRequired || fallback !== undefined,
    preset: fallback,
    example: name === 'safes' ? [example] : example,
  }
}

/** Parameters of path and query, as the client takes them. */
export function clientParameters(call: CallDefinition): ClientParameter[] {
  const found = new Map<string, ClientParameter>()
  for (const name of namesIn(call.path)) {
    const parameter = pathParameters[name]
    if (parameter === undefined)
      throw new Error(`The path parameter ${name} is not described.`)
    found.set(name, clientParameter(name, parameter, true))
  }
  for (const [wire, parameter] of Object.entries(call.query ?? {})) {
    const name = camel(wire)
    const isRequired = parameter.required === true
    found.set(name, clientParameter(name, parameter, isRequired))
  }
  return [...found.values()]
}

/** Names of the parameters that the client's function needs. */
export function neededParameters(call: CallDefinition): string[] {
  const { body, example } = call
  const own = clientParameters(call)
  const fields = Object.fromEntries(
    Object.entries(example).filter(
      ([name]) =>
        !/^(?:headers|credentials)$/.test(name) &&
        !own.some((parameter) => parameter.name === name),
    ),
  )
  return [
    ...own.flatMap(({ name, optional }) => (optional ? [] : [name])),
    ...Object.keys(fields).filter((name) => {
      const { [name]: _, ...others } = fields
      return body && !body.safeParse(others).success
    }),
  ]
}

/** The TypeScript type of a body or an answer. */
export function typeOf(schema: AnySchema): string {
  const view = look(schema)
  if (view.kind === 'list') return `${typeOf(view.inner)}[]`
  if (view.kind === 'text') return 'string'
  const name = namedSchema(schema)?.name
  if (name === undefined) throw new Error('A schema has no name.')
  const results = view.kind === 'object' ? view.fields['results'] : undefined
  return results ? `Page<${typeOf(results).slice(0, -2)}>` : name
}

/** Names of types in the text of a type. */
export const typesIn = (text: string): string[] =>
  text.match(/\b[A-Z]\w+/g) ?? []

const isPlain = (value: object): boolean => !Array.isArray(value)

/** A value as the docs write it; a signature is shortened. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') {
    const short = value.length > 66 && /^0x/.test(value) ? '0x…' : value
    return `'${short.replaceAll("'", "\\'")}'`
  }
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const entries = isPlain(value)
    ? Object.entries(value).map(
        ([key, item]) =>
          `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(item, inner)}`,
      )
    : Object.values(value).map((item) => literal(item, inner))
  const [open, close] = isPlain(value) ? ['{', '}'] : ['[', ']']
  if (entries.length === 0) return `${open}${close}`
  const space = isPlain(value) ? ' ' : ''
  const line = `${open}${space}${entries.join(', ')}${space}${close}`
  if (line.length + indent.length < 60 && !line.includes('\n')) return line
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
}

/** The docs of a call, before its tags. */
export function docsOf(call: CallDefinition): string {
  const { summary, details, errors } = call
  const statuses = Object.entries(errors ?? {}).map(
    ([status, meaning], index) =>
      `${index === 0 ? 'Status ' : ''}${status}: ${meaning}`,
  )
  return [
    summary,
    `\`${routeOf(call)}\``,
    ...(details === undefined ? [] : [details]),
    ...(statuses.length === 0 ? [] : [`${statuses.join('; ')}.`]),
  ].join('\n\n')
}

/** Code that makes a call with its example. */
export function exampleOf(name: string, call: CallDefinition): string {
  const isEmpty = Object.keys(call.example).length === 0
  const given = isEmpty ? '' : `, ${literal(call.example)}`
  const result = call.answer === undefined ? '' : 'const result = '
  return [
    `import { createGatewayClient, ${name} } from '@strongroom/gateway-sdk'`,
    '',
    'const client = createGatewayClient()',
    `${result}await ${name}(client${given})`,
  ].join('\n')
}

/** The definition of a call by its name. */
export const callOf = (name: keyof typeof calls): CallDefinition => calls[name]

export const everyCall: readonly (readonly [string, CallDefinition])[] =
  Object.entries(calls)
