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
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'
import { requireHolder } from '../session/session.ts'

/** The address of the path, which must be the one that is signed in. */
const readHolder = async (call: Call): Promise<Address> => {
  const address = call.address('address')
  await requireHolder(call, address)
  return address
}

export const accountRoutes: readonly Route[] = [
  callRoute(
    'createAccount',
    async (call, body) => {
      await requireHolder(call, body.address)
      return createAccount(call.gateway, body)
    },
    {
      security: 'user',
      errors: [401],
      sameSite: true,
      limit: 'accountCreation',
    },
  ),
  // Before the routes that would take the name for an address.
  callRoute('getAccountDataTypes', () => dataTypes),
  callRoute(
    'getAccount',
    async (call) => readAccount(call.gateway, await readHolder(call)),
    { security: 'user', errors: [401] },
  ),
  callRoute(
    'deleteAccount',
    async (call) => deleteAccount(call.gateway, await readHolder(call)),
    { security: 'user', errors: [401], sameSite: true },
  ),
  callRoute(
    'getAccountDataSettings',
    async (call) => readDataSettings(call.gateway, await readHolder(call)),
    { security: 'user', errors: [401] },
  ),
  callRoute(
    'putAccountDataSettings',
    async (call, body) =>
      writeDataSettings(call.gateway, await readHolder(call), body),
    { security: 'user', errors: [401], sameSite: true },
  ),
]
