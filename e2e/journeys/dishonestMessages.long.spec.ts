import { createChainClient } from '@strongroom/devnet'
import { type Address, type Hex, hashMessage, hashTypedData } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { expectShut } from '../support/expectShut.ts'
import { type Lie, lyingGateway } from '../support/lyingGateway.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import type { Stack } from '../support/stack.ts'
import { expect, test } from '../support/test.ts'
import { walletLink } from '../support/walletLink.ts'

const { Alice, Bob } = ownerAccounts
const types = {
  SafeMessage: [{ name: 'message', type: 'bytes' }],
} as const

/** Alice proposes a text; returns the hash of the safe's message. */
async function proposeText(
  stack: Stack,
  safe: Address,
  text: string,
): Promise<Hex> {
  const client = createChainClient(1337, stack.rpcUrls[1337])
  const typedData = {
    domain: { chainId: 1337, verifyingContract: safe },
    types,
    primaryType: 'SafeMessage',
    message: { message: hashMessage(text) },
  } as const
  const signature = await client.signTypedData({ ...typedData, account: Alice })
  const response = await fetch(
    `${stack.gatewayUrl}/v1/chains/1337/safes/${safe}/messages`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: text, signature }),
    },
  )
  expect(response.ok).toBe(true)
  return hashTypedData(typedData)
}

const change =
  (fields: object): Lie =>
  (body) => ({ ...(body as object), ...fields })
/** Changes the one confirmation. */
const confirm =
  (fields: object): Lie =>
  (body) => {
    const record = body as { confirmations: object[] }
    return {
      ...record,
      confirmations: record.confirmations.map((one) => ({ ...one, ...fields })),
    }
  }

const lies: readonly (readonly [string, Lie, RegExp])[] = [
  [
    'another text under the old hash',
    change({ message: 'I sell it.' }),
    /sent another message than the one this link names/,
  ],
  [
    'typed data under the old hash',
    change({
      message: {
        types: { EIP712Domain: [], Vote: [{ name: 'a', type: 'bool' }] },
        primaryType: 'Vote',
        domain: {},
        message: { a: true },
      },
    }),
    /sent another message than the one this link names/,
  ],
  [
    'another record',
    change({ messageHash: `0x${'ab'.repeat(32)}` }),
    /The gateway says another hash than this message has/,
  ],
  [
    'a forged signature',
    confirm({ signature: `0x${'5a'.repeat(65)}` }),
    /A signature is not by the owner it is said to be of/,
  ],
  [
    'a signature of somebody else',
    confirm({ owner: { value: Bob } }),
    /A signature is not by the owner it is said to be of/,
  ],
  [
    'enough signatures',
    change({ status: 'CONFIRMED', preparedSignature: `0x${'5a'.repeat(65)}` }),
    /says that enough owners signed, but too few signatures are valid/,
  ],
]

test('a gateway that lies about a message gets no signature', async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack)
  const text = 'I rent the office.'
  const messageHash = await proposeText(stack, safe, text)
  const bob = await personOf('Bob')
  const { context, page, wallet } = bob
  const link = walletLink('/messages/msg', safe, { id: messageHash })
  await openConnected(bob, link)
  for (const [name, lie, says] of lies)
    await test.step(name, async () => {
      const gateway = await lyingGateway(
        context,
        stack.gatewayUrl,
        new RegExp(`/messages/${messageHash}$`),
        lie,
      )
      await page.goto(link)
      await expectShut(page, wallet, says)
      expect(gateway.changedAnswers()).toBeGreaterThan(0)
      gateway.stop()
    })
  await page.goto(link)
  await expect(
    page.getByRole('button', { name: 'Sign', exact: true }),
  ).toBeEnabled()
  expect(wallet.prompts()).toBe(0)
})
