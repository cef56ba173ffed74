import { chainId, checksummedAddress } from '@strongroom/gateway-schemas'
import type { Address } from 'viem'
import * as z from 'zod'
import { ConfigError } from '../errors/startErrors.ts'
import type { ContractEntry } from './Config.ts'
import { AbiError, cleanAbi } from './cleanAbi.ts'
import { readJsonFile } from './readJsonFile.ts'

const schema = z.array(
  z.strictObject({
    chainId: chainId(),
    address: checksummedAddress(),
    name: z.string().min(1).max(128),
    displayName: z.string().min(1).max(128).nullish(),
    logoUri: z.string().max(2_048).nullish(),
    abi: z.unknown().nullish(),
    trustedForDelegateCall: z.boolean().nullish(),
  }),
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
  const result = schema.safeParse(value)
  if (!result.success) {
    const [issue] = result.error.issues
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
