import { zeroAddress } from 'viem'
import { creationTransaction } from '../../../reads/safes/creationTransaction.ts'
import { readOwnedSafes } from '../../../reads/safes/readOwnedSafes.ts'
import { readSafe } from '../../../reads/safes/readSafe.ts'
import { safeInfoView } from '../../../reads/safes/safeInfoView.ts'
import { readSafesOfModule } from '../../../reads/transactionService/readSafesOfModule.ts'
import type { Call } from '../../http/Call.ts'
import type { Route } from '../../http/Route.ts'
import {
  safesSchema,
  serviceCreationSchema,
  serviceSafeSchema,
} from '../entities.ts'
import { serviceRoute } from '../serviceRoute.ts'

/** Lists the safes of a chain that an account of the path belongs to. */
const listSafes = (
  { gateway, chain, address }: Call,
  name: 'owner' | 'module',
  read: typeof readOwnedSafes,
) =>
  read(gateway.db, chain().chainId, address(name)).then((safes) => ({ safes }))

export const serviceSafeRoutes: readonly Route[] = [
  serviceRoute({
    method: 'get',
    path: '/v1/owners/:owner/safes',
    operationId: 'getServiceSafesByOwner',
    summary: 'Safes of an owner',
    response: safesSchema,
    handle: (call) => listSafes(call, 'owner', readOwnedSafes),
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/modules/:module/safes',
    operationId: 'getServiceSafesByModule',
    summary: 'Safes in which a module is enabled',
    response: safesSchema,
    handle: (call) => listSafes(call, 'module', readSafesOfModule),
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/safes/:safe',
    operationId: 'getServiceSafe',
    summary: 'State of a safe',
    response: serviceSafeSchema,
    handle: async (call) => {
      const safe = await safeInfoView(
        call.gateway,
        call.chain(),
        call.address('safe'),
      )
      return {
        address: safe.address.value,
        nonce: String(safe.nonce),
        threshold: safe.threshold,
        owners: safe.owners.map(({ value }) => value),
        masterCopy: safe.implementation.value,
        modules: (safe.modules ?? []).map(({ value }) => value),
        fallbackHandler: safe.fallbackHandler?.value ?? zeroAddress,
        guard: safe.guard?.value ?? zeroAddress,
        version: safe.version ?? '',
      }
    },
  }),
  serviceRoute({
    method: 'get',
    path: '/v1/safes/:safe/creation',
    operationId: 'getServiceCreation',
    summary: 'How a safe was created',
    response: serviceCreationSchema,
    handle: async (call) => {
      const safe = await readSafe(
        call.gateway.db,
        call.chain().chainId,
        call.address('safe'),
      )
      const creation = creationTransaction(safe)
      return {
        ...creation,
        setupData: creation.setupData ?? '0x',
        userOperation: null,
      }
    },
  }),
]
