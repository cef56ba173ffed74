import { forbidden, refuse } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { findSafe } from './findSafe.ts'
import { same } from './same.ts'
import { ownerOf } from './signersOf.ts'

type Params = Readonly<Record<string, string>>

/** Devices that want to be told, and recovery modules. */
export function deviceAnswers(store: Store) {
  const uuidOf = (given: string | null | undefined) =>
    given ??
    `00000000-0000-4000-8000-${`${store.next('device')}`.padStart(12, '0')}`
  const keyOf = (chainId: string, address: string) =>
    `${chainId}:${address}`.toLowerCase()
  const register = (
    uuid: string,
    safes: readonly (readonly [key: string, types: readonly string[]])[],
  ) => {
    const known = store.devices.get(uuid) ?? []
    store.devices.set(uuid, new Map([...known, ...safes]))
  }
  const forget = ({ uuid = '', chainId = '', safeAddress = '' }: Params) => {
    store.devices.get(uuid)?.delete(keyOf(chainId, safeAddress))
    return undefined
  }
  const forgetDevice = ({ uuid = '' }: Params) => {
    store.devices.delete(uuid)
    return undefined
  }
  /** Only owners who are signed in, and only for modules of the safe. */
  const checkRecovery = (params: Params, module: string) => {
    if (store.session === undefined) throw forbidden()
    const safe = findSafe(store, params)
    if (
      !ownerOf(safe, store.session) ||
      !safe.info.modules?.some(({ value }) => same(value, module))
    )
      throw refuse(401, 'Unauthorized')
  }
  return {
    registerDevice: ({ body }) => {
      register(
        uuidOf(body.uuid),
        body.safeRegistrations.flatMap(({ chainId, safes }) =>
          safes.map((safe) => [keyOf(chainId, safe), []] as const),
        ),
      )
      return undefined
    },
    registerDeviceV2: ({ body }) => {
      const deviceUuid = uuidOf(body.deviceUuid)
      register(
        deviceUuid,
        body.safes.map(
          ({ chainId, address, notificationTypes }) =>
            [keyOf(chainId, address), notificationTypes] as const,
        ),
      )
      return { deviceUuid }
    },
    getNotificationTypes: ({ params }) => {
      if (store.session === undefined) throw forbidden()
      const { uuid = '', chainId = '', safeAddress = '' } = params
      const types = store.devices.get(uuid)?.get(keyOf(chainId, safeAddress))
      return (types ?? []).map((name) => ({ name }))
    },
    unregisterSafe: ({ params }) => forget(params),
    unregisterSafeV2: ({ params }) => forget(params),
    unregisterDevice: ({ params }) => forgetDevice(params),
    unregisterDeviceV2: ({ params }) => forgetDevice(params),
    deleteNotificationSubscriptions: ({ body }) => {
      for (const { deviceUuid, chainId, safeAddress } of body.subscriptions)
        forget({ uuid: deviceUuid, chainId, safeAddress })
      return undefined
    },
    registerRecoveryModule: ({ params, body }) => {
      checkRecovery(params, body.moduleAddress)
      return undefined
    },
    deleteRecoveryModule: ({ params }) => {
      checkRecovery(params, params['moduleAddress'] ?? '')
      return undefined
    },
  } satisfies StateAnswers
}
