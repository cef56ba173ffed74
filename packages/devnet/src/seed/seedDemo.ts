import type { Address } from 'viem'
import type { ChainId, ContractsOf } from '../contracts/ChainContracts.ts'
import { DevnetError } from '../errors.ts'
import { demoSafes } from './demoSafes.ts'
import { type SeedInput, seedLocal } from './seedLocal.ts'
import { seedSaigon } from './seedSaigon.ts'

/** Creates the demo safes of a chain and their history. */
export async function seedDemo(
  chainId: ChainId,
  input: SeedInput<unknown>,
): Promise<void> {
  const created: Record<string, Address> =
    chainId === 1337
      ? await seedLocal(input as SeedInput<ContractsOf<1337>>)
      : await seedSaigon(input as SeedInput<ContractsOf<2021>>)
  for (const { name, address } of demoSafes(chainId)) {
    if (created[name] !== address)
      throw new DevnetError(
        `The safe "${name}" came out at ${created[name]} instead of ${address}.`,
      )
  }
}
