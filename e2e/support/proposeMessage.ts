import { createChainClient } from '@strongroom/devnet'
import { type Address, type Hex, hashMessage, hashTypedData } from 'viem'
import type { Stack } from './stack.ts'

/** Puts a text with an owner's signature into the messages, past the wallet's pages. */
export async function proposeMessage(
  stack: Stack,
  {
    safe,
    text,
    signer,
  }: {
    readonly safe: Address
    readonly text: string
    readonly signer: Address
  },
): Promise<{ readonly hash: Hex; readonly digest: Hex }> {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const digest = hashMessage(text)
  const typedData = {
    domain: { chainId: 1337, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: digest },
  } as const
  const signature = await client.signTypedData({
    ...typedData,
    account: signer,
  })
  const response = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/safes/${safe}/messages`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: text, signature }),
    },
  )
  if (!response.ok)
    throw new Error(`Proposing failed: ${await response.text()}`)
  return { hash: hashTypedData(typedData), digest }
}
