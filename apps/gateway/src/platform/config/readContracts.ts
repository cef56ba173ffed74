import {
  address,
  array,
  boolean,
  chainId,
  nullish,
  object,
  safeParse,
  string,
  unknown,
} from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import { ConfigError } from '../errors/startErrors.ts'
import { toChecksum } from '../toChecksum.ts'
import type { ContractEntry } from './Config.ts'
import { AbiError, cleanAbi } from './cleanAbi.ts'
import { readJsonFile } from './readJsonFile.ts'

const schema = array(
  object(
    {
      chainId: chainId(),
      address: address(),
      name: string({ min: 1, max: 128 }),
      displayName: nullish(string({ min: 1, max: 128 })),
      logoUri: nullish(string({ max: 2_048 })),
      abi: nullish(unknown()),
      trustedForDelegateCall: nullish(boolean()),
    },
    { unknownKeys: 'refuse' },
  ),
)

export type ContractsByChain = ReadonlyMap<
  string,
  ReadonlyMap<Address, ContractEntry>
>

/**
 * Entries of the operator's file, by chain and address.
 *
 * @throws ConfigError naming the entry.
 */
export function readContracts(path: string): ContractsByChain {
  const value = readJsonFile(path, 'contracts')
  const result = safeParse(schema, value, { checksum: toChecksum })
  if (!result.success) {
    const [issue] = result.issues
    const where = issue?.path.join('.') || 'the whole'
    throw new ConfigError(`${path}: ${where}: ${issue?.message}.`)
  }
  const chains = new Map<string, Map<Address, ContractEntry>>()
  for (const [position, entry] of result.data.entries()) {
    const fail = (what: string) =>
      new ConfigError(`${path}: ${position}: ${what}.`)
    const chain = chains.get(entry.chainId) ?? new Map()
    chains.set(entry.chainId, chain)
    if (chain.has(entry.address)) throw fail('the contract is there twice')
    try {
      const known = entry.abi == null ? undefined : cleanAbi(entry.abi)
      chain.set(entry.address, {
        address: entry.address,
        name: entry.name,
        displayName: entry.displayName ?? entry.name,
        logoUri: entry.logoUri ?? null,
        abi: known?.abi ?? null,
        functions: known?.functions ?? new Map(),
        trustedForDelegateCall: entry.trustedForDelegateCall ?? false,
      })
    } catch (error) {
      throw error instanceof AbiError ? fail(error.message) : error
    }
  }
  return chains
}
