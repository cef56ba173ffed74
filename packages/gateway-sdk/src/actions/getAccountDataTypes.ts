import { call } from '../client/call.ts'
import type { BareGatewayCall, CallOptions } from '../client/types.ts'
import type { AccountDataType } from '../schemas/index.ts'

/**
 * Lists the kinds of data that an account may keep.
 *
 * `GET /v1/accounts/data-types`
 *
 * @throws GatewayError and its kinds
 * @example
 * import { createGatewayClient, getAccountDataTypes } from '@strongroom/gateway-sdk'
 *
 * const client = createGatewayClient()
 * const result = await getAccountDataTypes(client)
 */
export const getAccountDataTypes: BareGatewayCall<
  getAccountDataTypes.Parameters,
  getAccountDataTypes.ReturnType
> = /* @__PURE__ */ call('GET /v1/accounts/data-types')

export declare namespace getAccountDataTypes {
  type Parameters = CallOptions
  type ReturnType = AccountDataType[]
}
