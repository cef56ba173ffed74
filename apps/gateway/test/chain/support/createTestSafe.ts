import type { Chain } from '@strongroom/devnet'
import {
  encodeCreateProxyWithNonce,
  encodeSetup,
  predictSafeAddress,
  type SafeVersion,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'
import { alice } from './accounts.ts'
import { send } from './send.ts'

export interface TestSafeOptions {
  version?: SafeVersion
  /** Leaves out the L2 events. */
  l1?: boolean
  owners?: readonly Address[]
  threshold?: number
  /** Delegatecalled while the safe is set up. */
  to?: Address
  data?: Hex
}

export interface TestSafe {
  address: Address
  /** Creates it; the address is known before. */
  create(): Promise<Hex>
}

let salt = 1000n

/** A safe of any version, from the canonical factory. */
export async function planTestSafe(
  chain: Chain<1337>,
  options: TestSafeOptions = {},
): Promise<TestSafe> {
  const { version = '1.4.1', l1 = false, threshold = 1 } = options
  const { owners = [alice.address] } = options
  const contracts = chain.contracts[version]
  const singleton = contracts[l1 ? 'singleton' : 'singletonL2'].address
  const setup = encodeSetup({
    owners: [...owners],
    threshold,
    fallbackHandler: contracts.fallbackHandler.address,
    ...(options.to === undefined ? {} : { to: options.to }),
    ...(options.data === undefined ? {} : { data: options.data }),
  })
  const factory = contracts.proxyFactory.address
  const saltNonce = salt++
  return {
    address: await predictSafeAddress({
      factory,
      singleton,
      setup,
      saltNonce,
      version,
    }),
    create: () =>
      send(chain, {
        to: factory,
        data: encodeCreateProxyWithNonce({ singleton, setup, saltNonce }),
      }),
  }
}

export async function createTestSafe(
  chain: Chain<1337>,
  options?: TestSafeOptions,
): Promise<Address> {
  const safe = await planTestSafe(chain, options)
  await safe.create()
  return safe.address
}
