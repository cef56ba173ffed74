import {
  contractsOf,
  createChainClient,
  createSafe,
  demoOwners,
  devTokens,
  send,
} from '@strongroom/devnet'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  parseAbi,
  parseEther,
  parseEventLogs,
} from 'viem'
import type { Stack } from './stack.ts'

const { Alice, Bob, Carol } = demoOwners
let nextSaltNonce = BigInt(Date.now())

export interface FundedSafeOptions {
  chainId?: 1337 | 2021
  owners?: readonly Address[]
  threshold?: number
  /** Amount that the safe receives, in wei. @default 10 ether */
  value?: bigint
  /** Set it where the address must be the same in each run. */
  saltNonce?: bigint
  /** On chain 1337. @default '1.4.1' */
  version?: '1.3.0' | '1.4.1' | '1.5.0'
  /** L1 logs less; on chain 1337. @default 'L2' */
  kind?: 'L1' | 'L2'
}

/**
 * A new 2-of-3 of Alice, Bob and Carol with 10 of the native currency, known
 * to the gateway, 1.4.1 on chain 1337 and 1.3.0 on 2021: journeys do not share safes, so their order is free.
 */
export async function createFundedSafe(
  stack: Stack,
  {
    chainId = 1337,
    owners = [Alice, Bob, Carol],
    threshold = 2,
    value = parseEther('10'),
    saltNonce = nextSaltNonce++,
    version = '1.4.1',
    kind = 'L2',
  }: FundedSafeOptions = {},
): Promise<Address> {
  const client = createChainClient(chainId, stack.rpcUrls[chainId])
  const contracts =
    chainId === 1337 ? contractsOf(1337)[version] : contractsOf(2021)['1.3.0']
  const safe = await createSafe(client, {
    contracts:
      kind === 'L1'
        ? { ...contracts, singletonL2: contracts.singleton }
        : contracts,
    owners,
    threshold,
    saltNonce,
    from: Carol,
  })
  if (value > 0n) await send(client, { from: Carol, to: safe, value })
  await waitForSafe(stack, chainId, safe)
  return safe
}

/** Sends tokens of an owner to a safe. */
export async function fundWithToken(
  stack: Stack,
  safe: Address,
  token: Address,
  amount: bigint,
): Promise<void> {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  await send(client, {
    from: Carol,
    to: token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [safe, amount],
    }),
  })
}

/** Mints a badge for an account, and returns its id. */
export async function mintBadge(stack: Stack, owner: Address): Promise<bigint> {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const { logs } = await send(client, {
    from: Carol,
    to: devTokens().badge,
    data: encodeFunctionData({
      abi: parseAbi(['function mint(address to) returns (uint256 tokenId)']),
      args: [owner],
    }),
  })
  const [transfer] = parseEventLogs({
    abi: erc721Abi,
    eventName: 'Transfer',
    logs,
  })
  if (transfer === undefined) throw new Error('The badge was not minted.')
  return transfer.args.tokenId
}

async function waitForSafe(
  stack: Stack,
  chainId: number,
  safe: Address,
): Promise<void> {
  const url = `${stack.gatewayUrl}/v1/chains/${chainId}/safes/${safe}`
  for (let attempt = 0; attempt < 150; attempt++) {
    if ((await fetch(url)).ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The gateway did not list ${safe} within 15 s.`)
}
