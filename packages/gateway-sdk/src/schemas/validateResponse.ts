import { findIssues } from './core/parse.ts'
import type { Issue, Schema } from './core/schema.ts'
import { responseSchemas } from './responseSchemas.ts'

/**
 * Compares the answer of a call with its schema. Pass it to the client to
 * refuse answers of the wrong shape with an `InvalidResponseError`.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { validateResponse } from '@strongroom/gateway-sdk/schemas'
 *
 * const client = createGatewayClient({ validate: validateResponse })
 */
export function validateResponse(
  call: string,
  value: unknown,
): readonly Issue[] {
  const schemas: Readonly<Record<string, Schema<unknown>>> = responseSchemas
  const schema = Object.hasOwn(schemas, call) ? schemas[call] : undefined
  return schema === undefined ? [] : findIssues(schema, value)
}
