import type { Address } from 'viem'
import { demoOwners } from '../accounts.ts'
import type { ChainId } from '../contracts/ChainContracts.ts'

/** A safe that exists on a seeded chain, as it is after seeding. */
export interface DemoSafe {
  name: string
  address: Address
  owners: readonly Address[]
  threshold: number
  version: '1.3.0' | '1.4.1' | '1.5.0'
}

const { Alice, Bob, Carol, Dave, Erin } = demoOwners

/**
 * Addresses are fixed: they follow from the factory, the setup data and the
 * salt nonce, which are constant. A test compares them with the chain.
 */
const safes: Record<ChainId, readonly DemoSafe[]> = {
  1337: [
    {
      name: 'Personal',
      address: '0xB0d543191779654E8149967D62b529be877b36Dc',
      owners: [Alice],
      threshold: 1,
      version: '1.4.1',
    },
    {
      name: 'Treasury',
      address: '0x58E587586f0e57bcfba0D209333f4D483F7eBB45',
      owners: [Alice, Bob, Carol],
      threshold: 2,
      version: '1.4.1',
    },
    {
      name: 'Council',
      address: '0x1f99883410Bed65fd1E0C2FD1bd87151FCe0b73A',
      owners: [Erin, Alice, Bob, Carol, Dave],
      threshold: 3,
      version: '1.4.1',
    },
    {
      name: 'Heritage',
      address: '0x59e2b3599A7F634319f2bAE8d822E8bBf6F2342A',
      owners: [Alice, Bob, Carol],
      threshold: 2,
      version: '1.3.0',
    },
    {
      name: 'Frontier',
      address: '0x6F730D366651225821Fd4fdF5782f2FC866E3d3B',
      owners: [Alice, Bob, Carol],
      threshold: 2,
      version: '1.5.0',
    },
  ],
  2021: [
    {
      name: 'Saigon treasury',
      address: '0x85Bee50A336143c74Aa0D6c2503Cd7F64093c39C',
      owners: [Alice, Bob, Carol],
      threshold: 2,
      version: '1.3.0',
    },
  ],
}

/** The demo safes of a chain, known without asking it. */
export function demoSafes(chainId: ChainId): readonly DemoSafe[] {
  return safes[chainId]
}
