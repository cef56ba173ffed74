import { contractSchema } from '@strongroom/gateway-schemas'
import * as z from 'zod'
import { contractView } from '../../reads/contracts/contractView.ts'
import {
  forgetContract,
  registerContract,
} from '../../writes/contracts/registerContract.ts'
import { callRoute } from '../http/callRoute.ts'
import { refuse } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'
import { requireOperator } from '../http/requireOperator.ts'

const path = '/v1/chains/:chainId/contracts/:contractAddress'

// Control and bidirectional characters make one name look like another.
const plainText = () =>
  z
    .string()
    .min(1)
    .max(128)
    .refine(
      (text) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text),
      'Invalid text',
    )

const logo = () =>
  z
    .string()
    .max(8_192)
    .refine(
      (text) =>
        /^(?:https:\/\/[^\s\\]+|data:image\/[a-z+]+;base64,[\w+/=]+)$/.test(
          text,
        ),
      'Invalid logo: expected an https or image data URL',
    )

/** The body has no field that makes a contract trusted. */
const contractBodySchema = z
  .strictObject({
    name: plainText().describe('Name of the contract, 128 characters at most.'),
    displayName: plainText()
      .nullish()
      .describe('Name for people, 128 characters at most.'),
    logoUri: logo()
      .nullish()
      .describe('URL of a picture: https, or data of an image.'),
    contractAbi: z.unknown().nullish().describe('ABI as JSON.'),
  })
  .meta({ id: 'ContractBody' })

const read = callRoute('getContract', async (call) => {
  const address = call.address('contractAddress')
  const view = await contractView(call.gateway, call.chain(), address)
  if (view !== undefined) return view
  throw refuse(404, 'Error fetching the contract data.')
})

export const contractRoutes: readonly Route[] = [
  read,
  route({
    method: 'put',
    path,
    operationId: 'registerContract',
    errors: [401],
    security: 'operator',
    summary: "Describes a contract; needs the operator's token",
    guard: (call) => requireOperator(call, 'PUT'),
    body: contractBodySchema,
    response: contractSchema,
    handle: async (call, body) => {
      const address = call.address('contractAddress')
      await registerContract(call.gateway, call.chain(), address, body)
      return contractView(call.gateway, call.chain(), address)
    },
  }),
  route({
    method: 'delete',
    path,
    operationId: 'deleteContract',
    errors: [401],
    security: 'operator',
    summary: "Takes a description back; needs the operator's token",
    guard: (call) => requireOperator(call, 'DELETE'),
    status: 204,
    handle: (call) =>
      forgetContract(
        call.gateway,
        call.chain(),
        call.address('contractAddress'),
      ),
  }),
]
