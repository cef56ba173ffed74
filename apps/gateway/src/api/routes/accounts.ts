import {
  accountDataSettingsSchema,
  accountDataTypesSchema,
  accountSchema,
  createAccountBodySchema,
  putAccountDataSettingsBodySchema,
} from '@strongroom/gateway-schemas'
import type { Address } from 'viem'
import {
  createAccount,
  deleteAccount,
  readAccount,
} from '../../writes/accounts/accounts.ts'
import {
  dataTypes,
  readDataSettings,
  writeDataSettings,
} from '../../writes/accounts/dataSettings.ts'
import type { Call } from '../http/Call.ts'
import { type Route, route } from '../http/Route.ts'
import { requireHolder } from '../session/session.ts'

/** The address of the path, which must be the one that is signed in. */
const readHolder = async (call: Call): Promise<Address> => {
  const address = call.address('address')
  await requireHolder(call, address)
  return address
}

export const accountRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/accounts',
    operationId: 'createAccount',
    security: 'user',
    errors: [401],
    summary: 'Creates the account of the address that is signed in',
    sameSite: true,
    limit: 'accountCreation',
    body: createAccountBodySchema,
    response: accountSchema,
    status: 201,
    handle: async (call, body) => {
      await requireHolder(call, body.address)
      return createAccount(call.gateway, body)
    },
  }),
  // Before the routes that would take the name for an address.
  route({
    method: 'get',
    path: '/v1/accounts/data-types',
    operationId: 'getAccountDataTypes',
    summary: 'Kinds of data that accounts decide about',
    response: accountDataTypesSchema,
    handle: () => dataTypes,
  }),
  route({
    method: 'get',
    path: '/v1/accounts/:address',
    operationId: 'getAccount',
    security: 'user',
    errors: [401],
    summary: 'The account of the address that is signed in',
    response: accountSchema,
    handle: async (call) => readAccount(call.gateway, await readHolder(call)),
  }),
  route({
    method: 'delete',
    path: '/v1/accounts/:address',
    operationId: 'deleteAccount',
    security: 'user',
    errors: [401],
    summary: 'Deletes the account and its settings',
    sameSite: true,
    status: 204,
    handle: async (call) => deleteAccount(call.gateway, await readHolder(call)),
  }),
  route({
    method: 'get',
    path: '/v1/accounts/:address/data-settings',
    operationId: 'getAccountDataSettings',
    security: 'user',
    errors: [401],
    summary: 'What the account has decided',
    response: accountDataSettingsSchema,
    handle: async (call) =>
      readDataSettings(call.gateway, await readHolder(call)),
  }),
  route({
    method: 'put',
    path: '/v1/accounts/:address/data-settings',
    operationId: 'putAccountDataSettings',
    security: 'user',
    errors: [401],
    summary: 'Decides about kinds of data',
    sameSite: true,
    body: putAccountDataSettingsBodySchema,
    response: accountDataSettingsSchema,
    handle: async (call, body) =>
      writeDataSettings(call.gateway, await readHolder(call), body),
  }),
]
