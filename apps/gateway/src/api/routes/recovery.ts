import {
  type ModuleRef,
  registerModule,
  removeModule,
} from '../../writes/recovery/registerModule.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'
import { requireSession } from '../session/session.ts'

const place = (call: Call): Omit<ModuleRef, 'module'> => ({
  chainId: call.chain().chainId,
  safe: call.address('safeAddress'),
})

export const recoveryRoutes: readonly Route[] = [
  callRoute(
    'registerRecoveryModule',
    async (call, { moduleAddress }) => {
      const session = await requireSession(call)
      const ref = { ...place(call), module: moduleAddress }
      await registerModule(call.gateway, ref, session)
    },
    { errors: [401], security: 'user' },
  ),
  callRoute(
    'deleteRecoveryModule',
    async (call) => {
      const session = await requireSession(call)
      const ref = { ...place(call), module: call.address('moduleAddress') }
      await removeModule(call.gateway, ref, session)
    },
    { errors: [401], security: 'user' },
  ),
]
