import type { Balance, Balances } from '@strongroom/gateway-sdk'
import { sql } from 'drizzle-orm'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Database } from '../../platform/db/Database.ts'
import { transfer } from '../../platform/db/schema/chain.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import {
  add,
  compare,
  type Decimal,
  formatDecimal,
  multiply,
  zero,
} from '../../platform/prices/decimal.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { readQuantity } from '../../platform/rpc/readQuantity.ts'
import { chainId, safeAddress } from '../lists/listStatements.ts'
import { loadNames } from '../names/loadNames.ts'
import { preparedJson } from '../sql/preparedJson.ts'
import { createPriceOf } from './createPriceOf.ts'

/** Tokens in one answer: strangers can send any number of them to a safe. */
const mostTokens = 100

const ofSafe = sql`chain_id = ${chainId} and safe = ${safeAddress}
  and kind = 'ERC20' and token is not null`

// PostgreSQL has no scan that skips to the next distinct value of an index: the
// recursion takes one look at `transfer_token` for each token instead.
const readRows = preparedJson<Address[]>(sql`with recursive held(token) as (
    (select token from ${transfer} where ${ofSafe} order by token limit 1)
    union all
    select (select later.token from ${transfer} as later
      where ${ofSafe} and later.token > held.token
      order by later.token limit 1)
    from held where held.token is not null),
  newest as (
    select held.token, held.token = any(${sql.placeholder('vouched')}::text::text[]) as vouched,
      (select block_number from ${transfer} where ${ofSafe}
        and transfer.token = held.token order by block_number desc limit 1) as block
    from held where held.token is not null),
  listed as (
    select * from newest where vouched or not ${sql.placeholder('trusted')}::boolean
    order by vouched desc, block desc, token limit ${sql.raw(String(mostTokens))})
  select coalesce(
    json_agg(token order by vouched desc, block desc, token), '[]') from listed`)

interface HeldTokensOptions {
  safe: Address
  /** Whether to list tokens that the configuration trusts only. */
  trusted: boolean
}

/**
 * ERC-20 tokens that ever moved in or out of a safe: trusted ones first, then
 * by the newest block with a transfer. The number of transfers does not matter.
 */
function readHeldTokens(
  db: Database,
  { chainId, trustedTokens }: ChainConfig,
  options: HeldTokensOptions,
): Promise<Address[]> {
  const vouched = `{${trustedTokens.join(',')}}`
  return readRows(db, { ...options, chainId, vouched })
}

// Enough for any honest balanceOf; not enough to keep a node busy.
const mostGas = 300_000n
const abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
])

/** Undefined for a contract that does not answer as a token must. */
const readBalance = async (
  client: Client,
  token: Address,
  data: Hex,
): Promise<bigint | undefined> => {
  try {
    // viem's own call would fetch from any URL that a contract names.
    const result = await client.request({
      method: 'eth_call',
      params: [{ to: token, data, gas: numberToHex(mostGas) }, 'latest'],
    })
    const word = result.slice(0, 66) as Hex
    return word.length === 66 ? BigInt(word) : undefined
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return undefined
  }
}

/** Worth of an amount of base units. */
const worthOf = (
  balance: bigint,
  decimals: number,
  price: Decimal | undefined,
): Decimal =>
  price === undefined
    ? zero
    : multiply({ digits: balance, scale: decimals }, price)

export interface BalancesOptions {
  /** Trusted tokens only. */
  trusted: boolean
  /** Code of the currency of the worth. */
  currency: string
}

/**
 * Balances of a safe: the native coin, and the ERC-20 tokens that ever moved in
 * or out of it, up to a hundred, by worth. A token that does not return the
 * balance is left out. Without a price worth is `0`.
 */
export async function balancesView(
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  { trusted, currency }: BalancesOptions,
): Promise<Balances> {
  const client = clientOf(gateway, chain.chainId)
  const tokens = await readHeldTokens(gateway.db, chain, { safe, trusted })
  const names = await loadNames(gateway, chain, tokens)
  const priceOf = createPriceOf(gateway, chain.chainId, currency)
  const data = encodeFunctionData({ abi, args: [safe] })
  const [native, ...amounts] = await Promise.all([
    readQuantity(client, 'eth_getBalance', safe),
    ...tokens.map((token) => readBalance(client, token, data)),
  ])
  const items = [zeroAddress, ...tokens].flatMap((address, at) => {
    const balance = at === 0 ? native : (amounts[at - 1] ?? 0n)
    if (at > 0 && balance === 0n) return []
    const tokenInfo = names.tokenInfo(address) ?? {
      type: 'ERC20' as const,
      address,
      decimals: 0,
      symbol: '',
      name: '',
      logoUri: names.logoUri,
    }
    const price = priceOf?.(address)
    const worth = worthOf(balance, tokenInfo.decimals ?? 0, price?.amount)
    const item: Balance = {
      tokenInfo,
      balance: balance.toString(),
      fiatBalance: formatDecimal(worth),
      fiatConversion: formatDecimal(price?.amount ?? zero),
      fiatBalance24hChange: price?.change24h ?? null,
    }
    return [{ item, worth }]
  })
  return {
    fiatTotal: formatDecimal(
      items.reduce((sum, { worth }) => add(sum, worth), zero),
    ),
    items: items
      .toSorted((a, b) => compare(b.worth, a.worth))
      .map(({ item }) => item),
  }
}
