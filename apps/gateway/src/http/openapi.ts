import { type JsonSchema, toJsonSchema } from '@strongroom/gateway-sdk/schemas'
import { version } from '../version.ts'
import type { Route } from './Route.ts'
import { errorSchema } from './serverSchemas.ts'

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const parameters = (template: string, { query = {} }: Route) => [
  ...[...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: 256 },
  })),
  ...Object.entries(query).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    required: false,
    schema: { type: 'string' },
  })),
]

/** The OpenAPI 3.1 document of the given routes, from their own schemas. */
export function openapi(routes: readonly Route[]): JsonSchema {
  const schemas: Record<string, JsonSchema> = {}
  const errors = {
    description: 'Refused',
    content: json(toJsonSchema(errorSchema, schemas)),
  }
  const templates = new Map<string, string>()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const { path, method, summary, body, response, status = 200 } = route
    // Two templates that match the same paths would be one too many.
    const shape = path.replaceAll(/:\w+/g, '*')
    const template = templates.get(shape) ?? path.replaceAll(/:(\w+)/g, '{$1}')
    templates.set(shape, template)
    paths[template] = {
      ...paths[template],
      [method]: {
        summary,
        parameters: parameters(template, route),
        ...(body === undefined
          ? {}
          : {
              requestBody: {
                required: true,
                content: json(toJsonSchema(body, schemas)),
              },
            }),
        responses: {
          [status]: {
            description: 'Success',
            ...(response === undefined
              ? {}
              : { content: json(toJsonSchema(response, schemas)) }),
          },
          default: errors,
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Strongroom gateway', version, license: { name: 'MIT' } },
    paths,
    components: { schemas },
  }
}
