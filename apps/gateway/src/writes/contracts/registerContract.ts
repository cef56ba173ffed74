import { decodeCall, identifyContract } from '@strongroom/safe-protocol'
import { and, count, eq, sql } from 'drizzle-orm'
import {
  type AbiFunction,
  type Address,
  type Hex,
  toFunctionSignature,
} from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import {
  AbiError,
  type CleanAbi,
  cleanAbi,
} from '../../platform/config/cleanAbi.ts'
import type { Database } from '../../platform/db/Database.ts'
import {
  contractFunction,
  registeredContract,
} from '../../platform/db/schema/contracts.ts'
import {
  invalidField,
  RefusalError,
} from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { findSafe } from '../../reads/safes/readSafe.ts'

export interface Registration {
  name: string
  displayName?: string | null | undefined
  logoUri?: string | null | undefined
  contractAbi?: unknown
}

/** Enough for any operator; not enough to fill a disk with a stolen token. */
const mostContracts = 2_000

// Zeros decode as any list of arguments.
const zeros = '0'.repeat(64 * 32)

/** The well-known function with a selector. */
const knownSignature = (to: Address, selector: Hex): string | undefined =>
  decodeCall({ to, data: `${selector}${zeros}` }).method?.signature

const readAbi = (address: Address, value: unknown): CleanAbi | undefined => {
  if (value === undefined || value === null) return undefined
  try {
    const clean = cleanAbi(value)
    for (const [selector, item] of clean.functions) {
      const known = knownSignature(address, selector)
      // A wrong name could make an approval read like a harmless call.
      if (known !== undefined && known !== toFunctionSignature(item)) {
        throw new AbiError(`${item.name} has the selector of ${known}`)
      }
    }
    return clean
  } catch (error) {
    if (!(error instanceof AbiError)) throw error
    throw invalidField(error.message, ['contractAbi'])
  }
}

const refuseReserved = async (
  { db }: Gateway,
  { chainId, contracts, trustedTokens }: ChainConfig,
  address: Address,
): Promise<void> => {
  const reserved =
    identifyContract(address) !== undefined ||
    contracts?.has(address) === true ||
    trustedTokens.includes(address) ||
    (await findSafe(db, chainId, address)) !== undefined
  if (reserved)
    throw new RefusalError('invalid', 'This contract cannot be registered')
}

const isContract = (chainId: string, address: Address) =>
  and(
    eq(registeredContract.chainId, chainId),
    eq(registeredContract.address, address),
  )

const isFunctionOf = (chainId: string, address: Address) =>
  and(
    eq(contractFunction.chainId, chainId),
    eq(contractFunction.address, address),
  )

const storeFunctions = async (
  tx: Database,
  chainId: string,
  address: Address,
  functions: ReadonlyMap<Hex, AbiFunction>,
): Promise<void> => {
  await tx.delete(contractFunction).where(isFunctionOf(chainId, address))
  if (functions.size === 0) return
  await tx.insert(contractFunction).values(
    [...functions].map(([selector, item]) => ({
      chainId,
      address,
      selector,
      item,
    })),
  )
}

/**
 * Stores an operator's description of a contract, in the place of the former
 * one. The token lets its holder give strange contracts names and ABIs, and no
 * more: Safe's contracts, safes, trusted tokens and contracts of the file are
 * refused; well-known functions keep their names; and contracts stay untrusted
 * for delegatecalls.
 *
 * @throws RefusalError `invalid` for values out of bounds.
 */
export async function registerContract(
  gateway: Gateway,
  chain: ChainConfig,
  address: Address,
  registration: Registration,
): Promise<void> {
  const { chainId } = chain
  await refuseReserved(gateway, chain, address)
  const clean = readAbi(address, registration.contractAbi)
  const row = {
    name: registration.name,
    displayName: registration.displayName ?? registration.name,
    logoUri: registration.logoUri ?? null,
    abi: clean?.abi ?? null,
    modified: gateway.now(),
  }
  await gateway.db.transaction(async (tx) => {
    const [others] = await tx
      .select({ count: count() })
      .from(registeredContract)
      .where(sql`not (${isContract(chainId, address)})`)
    if ((others?.count ?? 0) >= mostContracts) {
      throw new RefusalError('invalid', 'Too many contracts are registered')
    }
    await tx
      .insert(registeredContract)
      .values({ chainId, address, ...row })
      .onConflictDoUpdate({
        target: [registeredContract.chainId, registeredContract.address],
        set: row,
      })
    await storeFunctions(tx, chainId, address, clean?.functions ?? new Map())
  })
  gateway.log.info({ chainId, address }, 'contract registered')
}

/** Deletes an operator's description; a missing one is not an error. */
export async function forgetContract(
  gateway: Gateway,
  { chainId }: ChainConfig,
  address: Address,
): Promise<void> {
  await gateway.db.transaction(async (tx) => {
    await tx.delete(registeredContract).where(isContract(chainId, address))
    await tx.delete(contractFunction).where(isFunctionOf(chainId, address))
  })
  gateway.log.info({ chainId, address }, 'contract forgotten')
}
