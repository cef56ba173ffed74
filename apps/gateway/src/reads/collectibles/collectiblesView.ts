import type { Collectible } from '@strongroom/gateway-sdk/schemas'
import type { Address } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { loadNames } from '../names/loadNames.ts'
import type { Cursor } from '../pages/pagination.ts'
import { noMetadata, parseMetadata } from './parseMetadata.ts'
import { type CollectibleRow, readCollectibles } from './readCollectibles.ts'
import { readTokenState, type TokenState } from './readTokenState.ts'

/** Tokens read at once: each answer may be long. */
const atOnce = 10

export interface CollectiblesOptions extends Cursor {
  /** Trusted tokens only. */
  trusted: boolean
}

const readStates = async (
  gateway: Gateway,
  chainId: string,
  rows: readonly CollectibleRow[],
): Promise<TokenState[]> => {
  const client = clientOf(gateway, chainId)
  const states: TokenState[] = []
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce)
    states.push(
      ...(await Promise.all(some.map((row) => readTokenState(client, row)))),
    )
  }
  return states
}

/**
 * ERC-721 tokens of a safe. The token's contract confirms each transfer; a
 * token with another owner is left out.
 */
export async function collectiblesView(
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  options: CollectiblesOptions,
): Promise<{ count: number; results: Collectible[] }> {
  const { rows, count } = await readCollectibles(
    gateway.db,
    chain,
    safe,
    options,
  )
  const [names, states] = await Promise.all([
    loadNames(
      gateway,
      chain,
      rows.map((row) => row.token),
    ),
    readStates(gateway, chain.chainId, rows),
  ])
  const results = rows.flatMap(({ token, id }, at): Collectible[] => {
    const { owner, uri } = states[at] ?? {}
    if (owner !== safe) return []
    const info = names.token(token)
    return [
      {
        address: token,
        tokenName: info?.name ?? '',
        tokenSymbol: info?.symbol ?? '',
        logoUri: names.logoUri,
        id,
        uri: uri ?? null,
        ...(uri === undefined ? noMetadata : parseMetadata(uri)),
      },
    ]
  })
  return { count, results }
}
