import type {
  RegisterDeviceBody,
  SafeSubscription,
} from '../../types/index.gen.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import { forbidden, invalid, refuse } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { checkAddress, findChain, findSafe } from './findSafe.ts'
import { same } from './same.ts'
import { ownerOf } from './signersOf.ts'

type Params = Readonly<Record<string, string>>

/** A safe that a device is notified of, and its signer. */
interface Place {
  readonly chainId: string
  readonly safe: string
  readonly signer: string
  readonly types: readonly string[]
}

const notificationTypes = Object.keys({
  CONFIRMATION_REQUEST: true,
  DELETED_MULTISIG_TRANSACTION: true,
  EXECUTED_MULTISIG_TRANSACTION: true,
  INCOMING_ETHER: true,
  INCOMING_TOKEN: true,
  MESSAGE_CONFIRMATION_REQUEST: true,
  MODULE_TRANSACTION: true,
} satisfies Record<SafeSubscription['notificationTypes'][number], true>)

/** A point of the curve P-256: its generator, uncompressed. */
const samplePushKey =
  'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU'

const longestToken = 4_096
/** Seconds that a signed registration may be early or late. */
const registrationWindow = 300

/** Devices that are notified of events, and recovery modules. */
export function deviceAnswers(store: Store) {
  const keyOf = (...parts: string[]) => parts.join(':').toLowerCase()
  const newUuid = () =>
    `00000000-0000-4000-8000-${`${store.next('device')}`.padStart(12, '0')}`
  const checkUuid = ({ uuid = '' }: Params) => {
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid))
      throw invalid(['uuid'], 'Invalid UUID')
    return uuid.toLowerCase()
  }
  const checkDevice = (token: string, chainIds: readonly string[]) => {
    for (const chainId of chainIds) findChain(store, chainId)
    if (token.length > longestToken)
      throw invalid(['cloudMessagingToken'], 'Invalid token')
  }
  const register = (uuid: string, token: string, places: readonly Place[]) => {
    const known = store.devices.get(uuid)
    // Signers proved to be behind the old token, not behind a new one.
    const kept = [...(known?.places ?? [])].filter(
      ([key]) => known?.token === token || key.endsWith(fixtureAddresses.zero),
    )
    const added = places.map(
      ({ chainId, safe, signer, types }) =>
        [keyOf(chainId, safe, signer), [...new Set(types)]] as const,
    )
    store.devices.set(uuid, { token, places: new Map([...kept, ...added]) })
  }
  const forget = (uuid: string, ...start: string[]) => {
    const places = store.devices.get(uuid.toLowerCase())?.places
    for (const key of places?.keys() ?? [])
      if (`${key}:`.startsWith(`${keyOf(...start)}:`)) places?.delete(key)
    if (places?.size === 0) store.devices.delete(uuid.toLowerCase())
    return undefined
  }
  const unregisterSafe = (params: Params) => {
    const { chainId = '', safeAddress = '' } = params
    findChain(store, chainId)
    checkAddress(safeAddress)
    return forget(checkUuid(params), chainId, safeAddress)
  }
  const unregisterDevice = (params: Params) => {
    const { chainId = '' } = params
    findChain(store, chainId)
    return forget(checkUuid(params), chainId)
  }
  /** The fake recovers no keys: the signers are the owners of the safe in order. */
  const signersOf = (
    chainId: string,
    safe: string,
    signatures: readonly string[],
  ): readonly string[] => {
    const found = store.safes.find(
      ({ info }) => info.chainId === chainId && same(info.address.value, safe),
    )
    const owners = found?.info.owners ?? []
    return signatures.length === 0
      ? [fixtureAddresses.zero]
      : signatures.map(
          (_, index) => owners[index]?.value ?? fixtureAddresses.zero,
        )
  }
  const checkRegistration = (body: RegisterDeviceBody) => {
    const { timestamp, safeRegistrations } = body
    const isSigned = safeRegistrations.some(
      ({ signatures }) => signatures.length > 0,
    )
    if (
      timestamp == null
        ? isSigned
        : Math.abs(store.now() / 1000 - Number(timestamp)) > registrationWindow
    )
      throw refuse(400, 'The signature is expired!')
    checkDevice(
      body.cloudMessagingToken,
      safeRegistrations.map(({ chainId }) => chainId),
    )
    for (const signature of safeRegistrations.flatMap((one) => one.signatures))
      if (
        signature.length !== 132 ||
        Number.parseInt(signature.slice(-2), 16) > 28
      )
        throw refuse(400, 'The signature is invalid!')
  }
  /** Only owners who are signed in on the chain of the safe. */
  const findOwnedSafe = (params: Params) => {
    const { session } = store
    if (session === undefined) throw forbidden()
    const { chainId } = findChain(store, params['chainId'])
    checkAddress(params['safeAddress'])
    if (params['moduleAddress'] !== undefined)
      checkAddress(params['moduleAddress'])
    if (session.chainId !== chainId) throw refuse(401, 'Unauthorized')
    const safe = findSafe(store, params)
    if (!ownerOf(safe, session.address)) throw refuse(401, 'Unauthorized')
    return safe
  }
  return {
    registerDevice: ({ body }) => {
      checkRegistration(body)
      const uuid = (body.uuid ?? newUuid()).toLowerCase()
      if (body.deviceType !== 'WEB') store.devices.delete(uuid)
      const places = body.safeRegistrations.flatMap(
        ({ chainId, safes, signatures }) =>
          safes.flatMap((safe) =>
            signersOf(chainId, safe, signatures).map((signer) => ({
              chainId,
              safe,
              signer,
              types: notificationTypes,
            })),
          ),
      )
      register(uuid, body.cloudMessagingToken, places)
      return undefined
    },
    registerDeviceV2: ({ body }) => {
      const { cloudMessagingToken: token, safes } = body
      checkDevice(
        token,
        safes.map(({ chainId }) => chainId),
      )
      const deviceUuid = (body.deviceUuid ?? newUuid()).toLowerCase()
      const signer = store.session?.address ?? fixtureAddresses.zero
      register(
        deviceUuid,
        token,
        safes.map(({ chainId, address, notificationTypes }) => ({
          chainId,
          safe: address,
          signer,
          types: notificationTypes,
        })),
      )
      return { deviceUuid }
    },
    getWebPushKey: () => ({ publicKey: samplePushKey }),
    getNotificationTypes: ({ params }) => {
      if (store.session === undefined) throw forbidden()
      const { chainId = '', safeAddress = '' } = params
      const uuid = checkUuid(params)
      findChain(store, chainId)
      checkAddress(safeAddress)
      const key = keyOf(chainId, safeAddress, store.session.address)
      const types = store.devices.get(uuid)?.places.get(key) ?? []
      return types.map((name) => ({ name }))
    },
    unregisterSafe: ({ params }) => unregisterSafe(params),
    unregisterSafeV2: ({ params }) => unregisterSafe(params),
    unregisterDevice: ({ params }) => unregisterDevice(params),
    unregisterDeviceV2: ({ params }) => unregisterDevice(params),
    deleteNotificationSubscriptions: ({ body }) => {
      for (const one of body.subscriptions) {
        const signer = one.signerAddress ?? fixtureAddresses.zero
        forget(one.deviceUuid, one.chainId, one.safeAddress, signer)
      }
      return undefined
    },
    registerRecoveryModule: ({ params, body }) => {
      const { modules } = findOwnedSafe(params).info
      if (!modules?.some(({ value }) => same(value, body.moduleAddress)))
        throw forbidden()
      return undefined
    },
    deleteRecoveryModule: ({ params }) => {
      findOwnedSafe(params)
      return undefined
    },
  } satisfies StateAnswers
}
