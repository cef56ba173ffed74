import { and, eq, inArray } from 'drizzle-orm'
import type { AbiFunction, Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { contractFunction } from '../../platform/db/schema/contracts.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import {
  type CallFunction,
  type DecodableCall,
  type DecodedCall,
  describeCall,
  functionsIn,
  readCall,
} from './decodeData.ts'

export interface LoadedCall<Row> {
  row: Row
  call: DecodedCall
}

/** Functions looked up for one answer: batches of strangers can be long. */
const mostLookups = 500

const keyOf = ({ address, selector }: CallFunction) => `${address}:${selector}`

const readFunctions = async (
  { db }: Gateway,
  { chainId, contracts }: ChainConfig,
  wanted: readonly CallFunction[],
): Promise<Map<string, AbiFunction>> => {
  const found = new Map<string, AbiFunction>()
  const rest: CallFunction[] = []
  for (const one of wanted) {
    const entry = contracts?.get(one.address)
    const item = entry?.functions.get(one.selector)
    if (item !== undefined) found.set(keyOf(one), item)
    // The file alone describes its contracts.
    else if (entry === undefined) rest.push(one)
  }
  if (rest.length === 0) return found
  const of = <K extends keyof CallFunction>(key: K) => [
    ...new Set(rest.map((one) => one[key])),
  ]
  const rows = await db
    .select()
    .from(contractFunction)
    .where(
      and(
        eq(contractFunction.chainId, chainId),
        inArray(contractFunction.address, of('address')),
        inArray(contractFunction.selector, of('selector')),
      ),
    )
  for (const row of rows) found.set(keyOf(row), row.item)
  return found
}

/**
 * Decodes calls, with the functions that an operator registered for the very
 * contracts they go to, also inside batches; in the given order.
 */
export async function loadCalls<Row extends DecodableCall>(
  gateway: Gateway,
  chain: ChainConfig,
  rows: readonly Row[],
): Promise<LoadedCall<Row>[]> {
  const trusts = (address: Address) =>
    chain.contracts?.get(address)?.trustedForDelegateCall === true
  const trees = rows.map((row) => ({ row, tree: readCall(row, { trusts }) }))
  const wanted = new Map<string, CallFunction>()
  for (const one of trees.flatMap(({ tree }) => functionsIn(tree))) {
    if (wanted.size === mostLookups) break
    wanted.set(keyOf(one), one)
  }
  const known =
    wanted.size === 0
      ? new Map<string, AbiFunction>()
      : await readFunctions(gateway, chain, [...wanted.values()])
  return trees.map(({ row, tree }) => {
    const functions = functionsIn(tree).flatMap((one) => {
      const item = known.get(keyOf(one))
      return item === undefined ? [] : [{ ...one, item }]
    })
    const better =
      functions.length === 0 ? tree : readCall(row, { functions, trusts })
    return { row, call: describeCall(row, better, { functions, trusts }) }
  })
}
