import type { JsonSchema } from '@strongroom/gateway-schemas/calls/parameters'

interface Content {
  description?: string
  content?: Record<string, { schema: JsonSchema; example?: unknown }>
}

interface DocumentOperation {
  operationId: string
  tags: readonly string[]
  summary: string
  security?: readonly Record<string, unknown>[]
  parameters: readonly {
    name: string
    in: string
    description: string
    required: boolean
    schema: JsonSchema
    example?: unknown
  }[]
  requestBody?: Content
  responses: Record<string, Content & { $ref?: string }>
}

/** Part of an OpenAPI document that the reference page reads. */
export interface ReferenceDocument {
  info: { title: string; version: string; description: string }
  servers: readonly { url: string }[]
  tags: readonly { name: string; description: string }[]
  paths: Record<string, Record<string, DocumentOperation>>
  components: { responses: Record<string, Content> }
}

const schemaName = (schema: JsonSchema | undefined): string | undefined => {
  const reference = schema?.['$ref']
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined
}

const firstContent = (part: Content | undefined) =>
  Object.values(part?.content ?? {})[0]

/** The operations of a document under their tags, with references resolved. */
export function readOperations(document: ReferenceDocument) {
  const { paths, tags, components } = document
  const resolve = (response: Content & { $ref?: string }): Content =>
    components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, summary, parameters, requestBody } = operation
      const responses = Object.entries(operation.responses)
      const [status = '', success = {}] =
        responses.find(([code]) => Number(code) < 304) ?? []
      const content = firstContent(success)
      return {
        path,
        method,
        operationId,
        summary,
        tag: operation.tags[0] ?? '',
        parameters,
        body: firstContent(requestBody),
        // The scheme that the call requires.
        security: operation.security?.map((one) => Object.keys(one)[0])[0],
        success: {
          status,
          description: success.description ?? '',
          schema: schemaName(content?.schema),
          example: content?.example,
        },
        errors: responses
          .filter(([code]) => Number(code) >= 400)
          .map(([code, response]) => ({
            status: Number(code),
            description: resolve(response).description ?? '',
          })),
      }
    }),
  )
  return tags.map(({ name, description }) => ({
    tag: name,
    description,
    operations: operations.filter(({ tag }) => tag === name),
  }))
}
