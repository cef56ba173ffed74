import {
  contractsOf,
  createChainClient,
  createSafe,
  demoOwners,
} from '@strongroom/devnet'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import type { Stack } from './stack.ts'

const { Alice, Bob, Carol } = demoOwners
let saltNonce = BigInt(Date.now())

export interface FundedSafeOptions {
  owners?: readonly Address[]
  threshold?: number
}

/**
 * A new 2-of-3 of Alice, Bob and Carol with 10 of the native currency, known
 * to the gateway: journeys do not share safes, so their order is free.
 */
export async function createFundedSafe(
  stack: Stack,
  { owners = [Alice, Bob, Carol], threshold = 2 }: FundedSafeOptions = {},
): Promise<Address> {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const safe = await createSafe(client, {
    contracts: contractsOf(1337)['1.4.1'],
    owners,
    threshold,
    saltNonce: saltNonce++,
    from: Carol,
  })
  const hash = await client.sendTransaction({
    account: Carol,
    to: safe,
    value: parseEther('10'),
  })
  await client.waitForTransactionReceipt({ hash })
  await waitForSafe(stack, safe)
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
  const hash = await client.sendTransaction({
    account: Carol,
    to: token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [safe, amount],
    }),
  })
  await client.waitForTransactionReceipt({ hash })
}

async function waitForSafe(stack: Stack, safe: Address): Promise<void> {
  const url = `${stack.gatewayUrl}/v1/chains/1337/safes/${safe}`
  for (let attempt = 0; attempt < 150; attempt++) {
    if ((await fetch(url)).ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The gateway did not list ${safe} within 15 s.`)
}
