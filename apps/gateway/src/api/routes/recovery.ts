import { registerRecoveryModuleBodySchema } from '@strongroom/gateway-schemas'
import {
  type ModuleRef,
  registerModule,
  removeModule,
} from '../../writes/recovery/registerModule.ts'
import type { Call } from '../http/Call.ts'
import { type Route, route } from '../http/Route.ts'
import { requireSession } from '../session/session.ts'

const path = '/v1/chains/:chainId/safes/:safeAddress/recovery'

const place = (call: Call): Omit<ModuleRef, 'module'> => ({
  chainId: call.chain().chainId,
  safe: call.address('safeAddress'),
})

export const recoveryRoutes: readonly Route[] = [
  route({
    method: 'post',
    path,
    operationId: 'registerRecoveryModule',
    errors: [401],
    security: 'user',
    summary: 'Warn owners of what a recovery module starts; an owner signs in',
    body: registerRecoveryModuleBodySchema,
    handle: async (call, { moduleAddress }) => {
      const session = await requireSession(call)
      const ref = { ...place(call), module: moduleAddress }
      await registerModule(call.gateway, ref, session)
    },
  }),
  route({
    method: 'delete',
    path: `${path}/:moduleAddress`,
    operationId: 'deleteRecoveryModule',
    errors: [401],
    security: 'user',
    summary: 'No longer; an owner signs in',
    status: 204,
    handle: async (call) => {
      const session = await requireSession(call)
      const ref = { ...place(call), module: call.address('moduleAddress') }
      await removeModule(call.gateway, ref, session)
    },
  }),
]
