import type { SafeSubscription } from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import { isAddressText, isChainId, isRecord } from './guards.ts'
import type { Stores } from './stores.ts'

export type PushKind = SafeSubscription['notificationTypes'][number]

/** Kinds in the order of the page; the first two need a sign-in. */
export const pushKinds = [
  'CONFIRMATION_REQUEST',
  'MESSAGE_CONFIRMATION_REQUEST',
  'EXECUTED_MULTISIG_TRANSACTION',
  'DELETED_MULTISIG_TRANSACTION',
  'INCOMING_ETHER',
  'INCOMING_TOKEN',
  'MODULE_TRANSACTION',
] as const satisfies readonly PushKind[]

/** Whether the gateway sends a kind only to owners who signed in. */
export const needsSignIn = (kind: PushKind): boolean =>
  kind.endsWith('CONFIRMATION_REQUEST')

/** A safe that pushes to this browser. */
export interface PushedSafe {
  chainId: string
  address: Address
  /** The reference of links. */
  ref: string
  kinds: readonly PushKind[]
  /** The account that was signed in; requests for a signature are for it. */
  signer: Address | null
}

/** What this browser registered at the gateway for push. */
export interface PushMemory {
  /** Id of this browser at the gateway. */
  device: string | null
  safes: readonly PushedSafe[]
}

const readSafe = (value: unknown): PushedSafe[] => {
  if (!isRecord(value)) return []
  const { chainId, address, ref, kinds, signer } = value
  return isChainId(chainId) &&
    isAddressText(address) &&
    typeof ref === 'string' &&
    /^[\w-]{1,40}:0x[\da-f]{40}$/i.test(ref) &&
    Array.isArray(kinds)
    ? [
        {
          ...{ chainId, address, ref },
          kinds: pushKinds.filter((kind) => kinds.includes(kind)),
          signer: isAddressText(signer) ? signer : null,
        },
      ]
    : []
}

export const openPushStore = (stores: Pick<Stores, 'open'>) =>
  stores.open<PushMemory>({
    name: 'push',
    initial: { device: null, safes: [] },
    parse(value) {
      if (!isRecord(value) || !Array.isArray(value['safes'])) return undefined
      const { device } = value
      return {
        device: typeof device === 'string' ? device.slice(0, 36) : null,
        safes: value['safes'].flatMap(readSafe).slice(0, 200),
      }
    },
  })

export const keyOfPush = (chainId: string, address: string): string =>
  `${chainId}:${address.toLowerCase()}`
