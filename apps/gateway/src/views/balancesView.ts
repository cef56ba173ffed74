import type { Balance, Balances } from '@strongroom/gateway-sdk/schemas'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Address, type Client, parseAbi, zeroAddress } from 'viem'
import { getBalance, readContract } from 'viem/actions'
import type { ChainConfig } from '../config/Config.ts'
import { transfer } from '../db/schema.ts'
import type { Gateway } from '../Gateway.ts'
import { clientOf } from '../rpc/clientOf.ts'
import { isRpcUnavailable } from '../rpc/isRpcUnavailable.ts'
import { loadNames } from './loadNames.ts'

const abi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
])

const readBalance = async (
  client: Client,
  token: Address,
  safe: Address,
): Promise<bigint> => {
  try {
    return await readContract(client, {
      address: token,
      abi,
      functionName: 'balanceOf',
      args: [safe],
    })
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    // A contract that lost its balanceOf holds nothing that can be shown.
    return 0n
  }
}

const unpriced = { fiatBalance: '0', fiatConversion: '0' } as const

/** Tokens that were ever moved in or out. */
const readTokens = async (
  { db }: Gateway,
  chainId: string,
  safe: Address,
): Promise<Address[]> => {
  const rows = await db
    .selectDistinct({ token: transfer.token })
    .from(transfer)
    .where(
      and(
        eq(transfer.chainId, chainId),
        eq(transfer.safe, safe),
        eq(transfer.kind, 'ERC20'),
        isNotNull(transfer.token),
      ),
    )
  return rows.flatMap(({ token }) => (token === null ? [] : [token])).sort()
}

/**
 * What a safe holds: the native coin, and every ERC-20 token that ever moved in
 * or out of it. There is no price source, so all worth is `0`.
 */
export async function balancesView(
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  { trusted }: { trusted: boolean },
): Promise<Balances> {
  const client = clientOf(gateway, chain.chainId)
  const tokens = await readTokens(gateway, chain.chainId, safe)
  const names = await loadNames(gateway, chain, tokens)
  const [native, ...amounts] = await Promise.all([
    getBalance(client, { address: safe }),
    ...tokens.map((token) => readBalance(client, token, safe)),
  ])
  const items = [zeroAddress, ...tokens].flatMap((address, at): Balance[] => {
    const balance = at === 0 ? native : (amounts[at - 1] ?? 0n)
    const known = names.tokenInfo(address)
    const hidden = balance === 0n || (trusted && !names.trusts(address))
    if (at > 0 && hidden) return []
    const tokenInfo = known ?? {
      type: 'ERC20' as const,
      address,
      decimals: 0,
      symbol: '',
      name: '',
      logoUri: names.logoUri,
    }
    return [
      {
        tokenInfo,
        balance: balance.toString(),
        ...unpriced,
        fiatBalance24hChange: null,
      },
    ]
  })
  return { fiatTotal: '0', items }
}
