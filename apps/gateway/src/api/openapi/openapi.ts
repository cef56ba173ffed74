import { isDeepStrictEqual } from 'node:util'
import { examples } from '@strongroom/gateway-schemas/calls/examples'
import {
  addressParameter,
  hashParameter,
  type JsonSchema,
  type Parameter,
  pathParameters,
  textParameter,
} from '@strongroom/gateway-schemas/calls/parameters'
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiResponsesObject,
  type ZodOpenApiSecuritySchemeObject,
} from 'zod-openapi'
import { version } from '../../platform/version.ts'
import type { Route } from '../http/Route.ts'
import { errorSchema } from '../http/serverSchemas.ts'
import { accessCookie } from '../session/accessCookie.ts'
import { refusalComponents, refusalReferences } from './errorResponses.ts'

type Node = Readonly<Record<string, unknown>>

const json = 'application/json'

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
    if (options !== undefined && node['properties'] === undefined) {
      // A recursive schema ends with its simplest option.
      const option = depth > deepest / 2 ? options.at(-1) : options[0]
      return make(option ?? {}, name, depth + 1)
    }
    if (Array.isArray(node['enum'])) return node['enum'][0]
    if ('const' in node) return node['const']
    switch ([node['type']].flat()[0]) {
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

const security: Readonly<
  Record<NonNullable<Route['security']>, Record<string, string[]>[]>
> = {
  user: [{ session: [] }],
  visitor: [{}, { session: [] }],
  operator: [{ operator: [] }],
}

const securitySchemes: Record<string, ZodOpenApiSecuritySchemeObject> = {
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
  schema: { type: 'string' as const },
}

const ifNoneMatch = textParameter(
  'ETag of an answer that is at hand: an unchanged one is answered by 304.',
  '"1a2b3c"',
)

const listed = (
  place: 'path' | 'query' | 'header',
  parameters: Readonly<Record<string, Parameter>>,
) =>
  Object.entries(parameters).map(
    ([name, { required = false, description, schema, example }]) => ({
      name,
      in: place,
      required: required || place === 'path',
      description,
      schema,
      example,
    }),
  )

/** Parameters of paths that no client package calls. */
const ownParameters: Readonly<Record<string, Parameter>> = {
  hash: hashParameter('Hash of a transaction on the chain.'),
  chain: textParameter('Chain id in decimal digits, or short name.', '1337', {
    pattern: '^[0-9A-Za-z_-]{1,78}$',
  }),
  safe: addressParameter(
    'Address of the safe, with its checksum.',
    examples.safe,
  ),
  owner: addressParameter('Owner of safes, with its checksum.'),
  module: addressParameter(
    'Module of safes, with its checksum.',
    examples.module,
  ),
  token: addressParameter(
    'Contract of the token, with its checksum.',
    examples.token,
  ),
}

const namesIn = (path: string): string[] =>
  [...path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name)

const parametersOf = (template: string, route: Route) => {
  // A template that another route has named keeps its names.
  const own = namesIn(route.path)
  const path = Object.fromEntries(
    namesIn(template).map((name, position) => {
      const key = own[position] ?? name
      const parameter = pathParameters[key] ?? ownParameters[key]
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

const successOf = ({
  method,
  response,
  produces,
  status = 200,
}: Route): ZodOpenApiResponsesObject => {
  const content =
    response !== undefined
      ? { content: { [json]: { schema: response } } }
      : produces !== undefined
        ? { content: { [produces]: { schema: { type: 'string' } as const } } }
        : {}
  const isTagged = method === 'get' && response !== undefined
  return {
    [`${status}`]: {
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

const nothing = { not: {} }

/**
 * Zod closes the objects of answers only, and its copies with a description
 * apart from them. Here every object is closed, strict ones in another way, so
 * that bodies and answers share their components; `openObjects` opens them.
 */
const closeObjects: NonNullable<CreateDocumentOptions['override']> = ({
  jsonSchema,
  zodSchema,
}) => {
  const { def } = zodSchema._zod
  if (def.type === 'record') delete jsonSchema.propertyNames
  if (def.type !== 'object') return
  const isStrict = def.catchall?._zod.def.type === 'never'
  // Anew, as the last key: components are compared as texts.
  delete jsonSchema.additionalProperties
  jsonSchema.additionalProperties = isStrict ? { ...nothing } : false
}

/** Lets objects have more fields than are described, except for strict ones. */
const openObjects = (node: unknown): void => {
  if (typeof node !== 'object' || node === null) return
  const schema = node as { additionalProperties?: unknown }
  if (schema.additionalProperties === false) delete schema.additionalProperties
  else if (isDeepStrictEqual(schema.additionalProperties, nothing))
    schema.additionalProperties = false
  Object.values(node).forEach(openObjects)
}

/** Gives each JSON body and answer an example, unless it is long. */
const addExamples = (
  paths: object,
  components: Readonly<Record<string, JsonSchema>>,
): void => {
  for (const value of Object.values(paths)) {
    if (typeof value !== 'object' || value === null) continue
    const media = value.content?.[json]
    if (media === undefined) addExamples(value, components)
    else {
      const example = exampleOf(media.schema, components)
      if (JSON.stringify(example).length <= longestExample)
        media.example = example
    }
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
  const templates = new Map<string, string>()
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
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
                  content: { [json]: { schema: body } },
                },
              }),
          responses: { ...successOf(route), ...refusalReferences(route) },
        },
      }
    }
  }
  const document = createDocument(
    {
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
        responses: refusalComponents(errorSchema),
        securitySchemes,
      },
    },
    // Patterns are checked by functions of our own, and describe themselves.
    { override: closeObjects, allowEmptySchema: { custom: true } },
  )
  openObjects(document)
  const schemas = document.components?.schemas as Record<string, JsonSchema>
  addExamples(document.paths ?? {}, schemas)
  endCircularChoices(schemas)
  return document as unknown as JsonSchema
}
