import { type JsonSchema, toJsonSchema } from '@strongroom/gateway-sdk/schemas'
import { version } from '../../platform/version.ts'
import type { Route } from '../http/Route.ts'
import { errorSchema } from '../http/serverSchemas.ts'
import { accessCookie } from '../session/accessCookie.ts'
import { refusalComponents, refusalReferences } from './errorResponses.ts'
import fieldDocs from './fieldDocs.json' with { type: 'json' }
import {
  examples,
  type Parameter,
  pathParameters,
  textParameter,
} from './parameters.ts'

type Node = Readonly<Record<string, unknown>>

/** Examples for schemas that differ by their pattern only. */
const byPattern: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\{40\}\$$/, examples.owner],
  [/\{64\}\$$/, examples.hash],
  [/\{65,?\}|\{130\}/, `0x${'1b'.repeat(65)}`],
  [/\[0-9a-fA-F\]\{8\}/, examples.uuid],
  [/@/, 'owner@mail.example'],
  [/\\d\{6\}/, '123456'],
  [/0\|\[1-9\]/, '1.4.1'],
  [/^\^\\d/, '1'],
  [/^\^0x/, '0x'],
]

/** Texts of fields whose schema takes any text. */
const byName: Readonly<Record<string, string>> = {
  chainId: '1337',
  message: 'I agree to the terms',
  label: 'Bookkeeper',
  name: 'Treasury',
  symbol: 'ETH',
  version: '1.4.1',
  balance: '1000000000000000000',
  fiatBalance: '2500',
  fiatConversion: '2500',
  fiatTotal: '2500',
}

const deepest = 12

const textOf = (node: Node, name: string): string => {
  const { pattern, format, examples: known } = node
  if (Array.isArray(known)) return String(known[0])
  if (typeof pattern === 'string') {
    const found = byPattern.find(([expression]) => expression.test(pattern))
    if (name === 'chainId') return byName[name] ?? ''
    if (found !== undefined) return found[1]
  }
  if (format === 'date-time') return '2026-01-31T12:00:00.000Z'
  return byName[name] ?? 'text'
}

/**
 * A value that a schema of the document accepts: the shortest that shows every
 * field that is required.
 *
 * @param components - Schemas that references lead to, by name.
 */
function exampleOf(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
): unknown {
  const make = (node: Node, name: string, depth: number): unknown => {
    if (depth > deepest) return null
    const reference = node['$ref']
    if (typeof reference === 'string') {
      const target = components[reference.split('/').at(-1) ?? '']
      return target && make(target, name, depth + 1)
    }
    const options = (node['anyOf'] ?? node['oneOf']) as Node[] | undefined
    if (options !== undefined && node['type'] === undefined) {
      // A recursive schema ends with its simplest option.
      const option = depth > deepest / 2 ? options.at(-1) : options[0]
      return make(option ?? {}, name, depth + 1)
    }
    if (Array.isArray(node['enum'])) return node['enum'][0]
    if ('const' in node) return node['const']
    switch (node['type']) {
      case 'object': {
        const required = [node, options?.[0]].flatMap(
          (one) => (one?.['required'] ?? []) as readonly string[],
        )
        const properties = (node['properties'] ?? {}) as Record<string, Node>
        return Object.fromEntries(
          required.map((key) => [
            key,
            make(properties[key] ?? {}, key, depth + 1),
          ]),
        )
      }
      case 'array': {
        const items = node['items']
        return items === undefined ? [] : [make(items as Node, name, depth + 1)]
      }
      case 'integer':
      case 'number':
        return Math.max(1, Number(node['minimum'] ?? 0))
      case 'boolean':
        return true
      case 'null':
        return null
      case 'string':
        return textOf(node, name)
      default:
        return 'text'
    }
  }
  return make(schema, '', 0)
}

/** Routes under the heading that the document lists them below. */
export interface RouteGroup {
  tag: string
  description: string
  routes: readonly Route[]
}

/** Longer ones would make up most of the document. */
const longestExample = 2_000

const security = {
  user: [{ session: [] }],
  visitor: [{}, { session: [] }],
  operator: [{ operator: [] }],
} as const

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: accessCookie,
    description:
      'Set by `verifyAuth`. Browsers send it to pages of the same site only.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'GATEWAY_OPERATOR_TOKEN of whoever runs the gateway.',
  },
}

const etag = {
  description: 'Changes with the answer',
  schema: { type: 'string' },
}

const ifNoneMatch = textParameter(
  'ETag of an answer that is at hand: an unchanged one is answered by 304',
)

const listed = (
  place: 'path' | 'query' | 'header',
  parameters: Readonly<Record<string, Parameter>>,
) =>
  Object.entries(parameters).map(([name, { required = false, ...rest }]) => ({
    name,
    in: place,
    required: required || place === 'path',
    ...rest,
  }))

const namesIn = (path: string): string[] =>
  [...path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name)

const parametersOf = (template: string, route: Route) => {
  // A template that another route has named keeps its names.
  const own = namesIn(route.path)
  const path = Object.fromEntries(
    namesIn(template).map((name, position) => {
      const parameter = pathParameters[own[position] ?? name]
      if (parameter === undefined) {
        throw new TypeError(`The path parameter ${name} is not described.`)
      }
      return [name, parameter]
    }),
  )
  const isTagged = route.method === 'get' && route.response !== undefined
  return [
    ...listed('path', path),
    ...listed('query', route.query ?? {}),
    ...listed('header', {
      ...route.headers,
      ...(isTagged ? { 'If-None-Match': ifNoneMatch } : {}),
    }),
  ]
}

const successOf = (
  { method, response, produces, status = 200 }: Route,
  media: (schema: JsonSchema) => JsonSchema,
  schemas: Record<string, JsonSchema>,
): JsonSchema => {
  const content =
    response !== undefined
      ? { content: media(toJsonSchema(response, schemas)) }
      : produces !== undefined
        ? { content: { [produces]: { schema: { type: 'string' } } } }
        : {}
  const isTagged = method === 'get' && response !== undefined
  return {
    [status]: {
      description: 'content' in content ? 'Success' : 'Success, without a body',
      ...(isTagged ? { headers: { ETag: etag } } : {}),
      ...content,
    },
    ...(isTagged ? { 304: { description: 'Unchanged, without a body' } } : {}),
  }
}

/**
 * Ends schemas that are a choice with themselves as list items after one level:
 * openapi-typescript makes an alias of them that TypeScript refuses as
 * circular.
 */
const endCircularChoices = (schemas: Record<string, JsonSchema>): void => {
  for (const [name, schema] of Object.entries(schemas)) {
    if (schema['type'] === 'object' || schema['anyOf'] === undefined) continue
    const itself = JSON.stringify({ $ref: `#/components/schemas/${name}` })
    schemas[name] = JSON.parse(JSON.stringify(schema).replaceAll(itself, '{}'))
  }
}

const docs: Readonly<Record<string, Readonly<Record<string, string>>>> =
  fieldDocs

/** Adds the comments of the source to the fields of named schemas. */
const describeFields = (schemas: Record<string, JsonSchema>): void => {
  for (const [name, schema] of Object.entries(schemas)) {
    const fields = schema['properties'] as
      | Readonly<Record<string, JsonSchema>>
      | undefined
    if (fields === undefined) continue
    const properties = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const description = docs[name]?.[field]
        return [field, description ? { ...value, description } : value]
      }),
    )
    schemas[name] = { ...schema, properties }
  }
}

/**
 * The OpenAPI 3.1 document of the given routes, from their own schemas.
 *
 * @param publicUrl - Where clients reach the server; no trailing slash.
 */
export function openapi(
  groups: readonly RouteGroup[],
  publicUrl: string,
): JsonSchema {
  const schemas: Record<string, JsonSchema> = {}
  const error = toJsonSchema(errorSchema, schemas)
  const media = (schema: JsonSchema): JsonSchema => {
    const example = exampleOf(schema, schemas)
    const isShort = JSON.stringify(example).length <= longestExample
    return { 'application/json': { schema, ...(isShort ? { example } : {}) } }
  }
  const templates = new Map<string, string>()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { tag, routes } of groups) {
    for (const route of routes) {
      const { path, method, operationId, summary, body } = route
      // Two templates that match the same paths would be one too many.
      const shape = path.replaceAll(/:\w+/g, '*')
      const template =
        templates.get(shape) ?? path.replaceAll(/:(\w+)/g, '{$1}')
      templates.set(shape, template)
      paths[template] = {
        ...paths[template],
        [method]: {
          operationId,
          tags: [tag],
          summary,
          ...(route.security === undefined
            ? {}
            : { security: security[route.security] }),
          parameters: parametersOf(template, route),
          ...(body === undefined
            ? {}
            : {
                requestBody: {
                  required: true,
                  content: media(toJsonSchema(body, schemas)),
                },
              }),
          responses: {
            ...successOf(route, media, schemas),
            ...refusalReferences(route),
          },
        },
      }
    }
  }
  endCircularChoices(schemas)
  describeFields(schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Strongroom gateway',
      version,
      description:
        'Safes, their transactions and messages, and what owners sent. Writes are JSON, or have neither a body nor a content type; pages may write from listed origins only.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: groups.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      schemas,
      responses: refusalComponents(error),
      securitySchemes,
    },
  }
}
