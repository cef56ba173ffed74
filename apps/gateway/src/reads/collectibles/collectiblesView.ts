import type { Collectible } from '@strongroom/gateway-sdk'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  type Address,
  type Client,
  decodeFunctionResult,
  encodeFunctionData,
  numberToHex,
  parseAbi,
} from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { transfer } from '../../platform/db/schema/chain.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { loadNames } from '../names/loadNames.ts'
import type { Cursor } from '../pages/pagination.ts'
import { noMetadata, parseMetadata } from './parseMetadata.ts'

interface CollectibleRow {
  token: Address
  id: string
}

/**
 * The ERC-721 tokens whose last transfer went to the safe, by contract and
 * then id, and how many there are.
 */
async function readCollectibles(
  db: Database,
  { chainId, trustedTokens }: ChainConfig,
  safe: Address,
  { trusted, limit, offset }: Cursor & { trusted: boolean },
): Promise<{ rows: CollectibleRow[]; count: number }> {
  if (trusted && trustedTokens.length === 0) return { rows: [], count: 0 }
  const last = db
    .selectDistinctOn([transfer.token, transfer.value], {
      token: transfer.token,
      id: transfer.value,
      to: transfer.to,
    })
    .from(transfer)
    .where(
      and(
        eq(transfer.chainId, chainId),
        eq(transfer.safe, safe),
        // The expression repeats the condition of the index: a parameter would
        // not match it.
        sql`kind = 'ERC721'`,
        isNotNull(transfer.token),
        ...(trusted ? [inArray(transfer.token, [...trustedTokens])] : []),
      ),
    )
    .orderBy(
      asc(transfer.token),
      asc(transfer.value),
      sql`${transfer.blockNumber} desc, ${transfer.logIndex} desc`,
    )
    .as('last')
  const rows = await db
    .select({
      token: last.token,
      id: last.id,
      count: sql<string>`count(*) over ()`,
    })
    .from(last)
    .where(eq(last.to, safe))
    .orderBy(sql`lower(${last.token})`, sql`${last.id}::numeric`)
    .limit(limit)
    .offset(offset)
  return {
    rows: rows.flatMap(({ token, id }) =>
      token === null ? [] : [{ token, id }],
    ),
    // A page behind the last one has no row with the count.
    count: rows[0] === undefined ? offset : Number(rows[0].count),
  }
}

const abi = parseAbi([
  'function ownerOf(uint256 id) view returns (address owner)',
  'function tokenURI(uint256 id) view returns (string uri)',
])

// Enough for pictures drawn on chain; not enough to keep a node busy.
const mostGas = { ownerOf: 300_000n, tokenURI: 5_000_000n }
const longestUri = 65_536
/** Two hex digits per byte, and the encoding around the text. */
const longestResult = 2 * longestUri + 512

const callToken = async (
  client: Client,
  token: Address,
  functionName: 'ownerOf' | 'tokenURI',
  id: bigint,
): Promise<string | undefined> => {
  try {
    // viem's own call would fetch from any URL that a contract names.
    const data = await client.request({
      method: 'eth_call',
      params: [
        {
          to: token,
          data: encodeFunctionData({ abi, functionName, args: [id] }),
          gas: numberToHex(mostGas[functionName]),
        },
        'latest',
      ],
    })
    if (data.length > longestResult) return undefined
    return decodeFunctionResult({ abi, functionName, data })
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return undefined
  }
}

interface TokenState {
  owner: string | undefined
  uri: string | undefined
}

/** State of a token by its contract; undefined where the answer is unusable. */
async function readTokenState(
  client: Client,
  { token, id }: { token: Address; id: string },
): Promise<TokenState> {
  const [owner, uri] = await Promise.all([
    callToken(client, token, 'ownerOf', BigInt(id)),
    callToken(client, token, 'tokenURI', BigInt(id)),
  ])
  return {
    owner,
    uri: uri === '' || (uri?.length ?? 0) > longestUri ? undefined : uri,
  }
}

/** Tokens read at once: each answer may be long. */
const atOnce = 10

interface CollectiblesOptions extends Cursor {
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
