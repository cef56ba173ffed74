import type { Address, Hex } from 'viem'
import { decodeParameters } from '../abi/decodeParameters.ts'
import { sameAddress } from '../bytes/address.ts'
import { zeroAddress } from '../bytes/hex.ts'
import {
  identifyContract,
  type KnownSafeContract,
} from '../deployments/identifyContract.ts'
import type { SafeVersion } from '../SafeVersion.ts'
import {
  decodeProxyCreation,
  type ProxyCreation,
} from './decodeProxyCreation.ts'
import { type DecodedSetup, decodeSetup } from './decodeSetup.ts'
import { encodeCreateProxyWithNonce } from './encodeCreateProxyWithNonce.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'

/** Why a safe cannot be created at the same address on another chain. */
export type RedeploymentRefusal =
  /** The factory is not a published one of 1.3.0, 1.4.1 or 1.5.0. */
  | 'unknownFactory'
  /** The transaction called another contract, which called the factory. */
  | 'indirect'
  /** The call to the factory does not create a safe. */
  | 'unknownCall'
  /** `createProxy`: the address depends on how many safes the factory had created. */
  | 'noSalt'
  /** `createProxyWithCallback`: another contract was called, and is part of the salt. */
  | 'callback'
  /** `createChainSpecificProxyWithNonce`: the chain id is part of the salt. */
  | 'chainSpecific'
  /** These values give another address: they are not those of this safe. */
  | 'addressDiffers'
  /** The singleton is not a published one. */
  | 'unknownSingleton'
  /** The initializer is not a usual call of `setup`. */
  | 'unreadableSetup'
  /** The fallback handler is not a published one. */
  | 'unknownHandler'
  /** The initializer has the safe run code of a contract that is not a published one. */
  | 'setupCall'
  /** The new safe would pay its creator. */
  | 'payment'

/** How a safe was created, from a source that needs no trust: the address proves it. */
export interface RedeploymentInput {
  /** The safe as it exists. */
  safe: Address
  /** Contract that created it. */
  factory: Address
  /** Contract that the transaction called: the factory itself, or another one. */
  to: Address
  /** Calldata of the transaction. */
  data: Hex
}

/** The call that creates a safe at its address on any chain with the same contracts. */
export interface RedeploymentPlan {
  status: 'ready'
  /** Version of the singleton, with which the safe starts. */
  version: SafeVersion
  factory: Address
  singleton: Address
  saltNonce: bigint
  /** Owners, threshold and handler that the safe starts with. */
  setup: DecodedSetup
  /**
   * Contracts that the other chain needs: the factory, the singleton, the handler, and
   * what `setup` calls. Compare each `codeHash` with that chain.
   */
  contracts: readonly KnownSafeContract[]
  /** Call to the factory. */
  data: Hex
}

/** A plan, or the reason why the safe cannot be created there. */
export type Redeployment =
  | RedeploymentPlan
  | {
      status: 'refused'
      reason: RedeploymentRefusal
      /** Contract that the reason is about. */
      contract: Address | undefined
    }

const refuse = (
  reason: RedeploymentRefusal,
  contract?: Address,
): Redeployment => ({ status: 'refused', reason, contract })

/**
 * Plans to create an existing safe at the same address on another chain. The values of
 * its creation are used only if they give its address, so that a node or a gateway that
 * names other owners is refused. What remains to check on the other chain: that the
 * `contracts` have their code, and that the address is free.
 *
 * The new safe starts with the first owners, even if others own the safe today.
 *
 * @throws InvalidInputError when an address is malformed.
 *
 * @example
 * ```ts
 * import {
 *   planRedeployment,
 *   type Redeployment,
 *   type RedeploymentInput,
 * } from '@strongroom/safe-protocol'
 *
 * export async function firstOwnersOf(creation: RedeploymentInput) {
 *   const plan: Redeployment = await planRedeployment(creation)
 *   if (plan.status === 'refused') throw new Error(plan.reason)
 *   return plan.setup.owners
 * }
 * ```
 */
export async function planRedeployment(
  input: RedeploymentInput,
): Promise<Redeployment> {
  const { safe, to } = input
  const factory = identifyContract(input.factory)
  if (factory?.name !== 'proxyFactory')
    return refuse('unknownFactory', input.factory)
  if (!sameAddress(to, factory.address)) return refuse('indirect', to)
  const creation = readCreation(input.data)
  if (creation === undefined) return refuse('unknownCall')
  const { method, singleton, setup, saltNonce } = creation
  if (/ChainSpecific/.test(method)) return refuse('chainSpecific')
  if (method === 'createProxyWithCallback') return refuse('callback')
  if (saltNonce === undefined) return refuse('noSalt')
  const address = await predictSafeAddress({
    version: factory.version,
    factory: factory.address,
    singleton,
    setup,
    saltNonce,
  })
  if (!sameAddress(address, safe)) return refuse('addressDiffers')

  const implementation = identifyContract(singleton)
  if (!implementation || !isSingleton(implementation))
    return refuse('unknownSingleton', singleton)
  const decoded = readSetup(setup)
  if (decoded === undefined) return refuse('unreadableSetup')
  if (decoded.payment > 0n) return refuse('payment')
  const contracts = [factory, implementation]
  if (decoded.fallbackHandler !== zeroAddress) {
    const handler = identifyContract(decoded.fallbackHandler)
    if (!handler || !/handler$/i.test(handler.name))
      return refuse('unknownHandler', decoded.fallbackHandler)
    contracts.push(handler)
  }
  if (decoded.to !== zeroAddress) {
    const called = readSetupCall(decoded)
    if (called === undefined) return refuse('setupCall', decoded.to)
    contracts.push(...called)
  }
  return {
    status: 'ready',
    version: implementation.version,
    factory: factory.address,
    singleton,
    saltNonce,
    setup: decoded,
    contracts: [...new Map(contracts.map((c) => [c.address, c])).values()],
    data: encodeCreateProxyWithNonce({ singleton, setup, saltNonce }),
  }
}

function readCreation(data: Hex): ProxyCreation | undefined {
  try {
    return decodeProxyCreation(data)
  } catch {
    return undefined
  }
}

function readSetup(setup: Hex): DecodedSetup | undefined {
  try {
    return decodeSetup(setup)
  } catch {
    return undefined
  }
}

const isSingleton = ({ name }: KnownSafeContract) => /^singleton/.test(name)

/**
 * The contracts behind the one published delegatecall of `setup`: `setupToL2`, which
 * sets the given L2 singleton on every chain but the first.
 */
function readSetupCall({
  to,
  data,
}: DecodedSetup): KnownSafeContract[] | undefined {
  const library = identifyContract(to)
  if (library?.name !== 'toL2Setup' || !/^0xfe51f643[\da-f]{64}$/.test(data))
    return undefined
  const [l2] = decodeParameters([{ type: 'address' }], data.slice(10))
  const singleton = identifyContract(l2 as Address)
  return singleton?.name === 'singletonL2' ? [library, singleton] : undefined
}
