import {
  createConnectionManager,
  createSafeStorage,
} from '@strongroom/connectors'
import {
  createMemoryStorage,
  createMockConnector,
} from '@strongroom/connectors/testing'
import type { Address } from 'viem'
import { verifyMessage } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { emailRequestText, signEmailRequest } from './signEmailRequest.ts'

const alice = privateKeyToAccount(generatePrivateKey())
const bob = privateKeyToAccount(generatePrivateKey())
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const request = {
  action: 'register',
  chainId: '1337',
  safeAddress: safeAddress.toLowerCase() as Address,
  signer: alice.address,
  emailAddress: 'owner@example.com',
  time: 1_700_000_000_000,
} as const

async function setup() {
  const connector = createMockConnector({ accounts: [alice, bob] })
  const manager = createConnectionManager({
    connectors: [connector],
    discover: undefined,
    storage: createSafeStorage({
      storage: createMemoryStorage(),
      window: undefined,
    }),
  })
  await manager.connect('MOCK')
  return { connector, manager }
}

test('default: signs the text with checksummed addresses', async () => {
  const { manager } = await setup()
  const text = `email-register-1337-${safeAddress}-owner@example.com-${alice.address}-1700000000000`
  expect(emailRequestText(request)).toBe(text)
  const headers = await signEmailRequest({ manager }, request)
  expect(headers['Safe-Wallet-Signature-Timestamp']).toBe('1700000000000')
  const signature = headers['Safe-Wallet-Signature'] as `0x${string}`
  const { address } = alice
  expect(await verifyMessage({ address, message: text, signature })).toBe(true)
})

test('behavior: reading and deleting name no e-mail address', () => {
  const { emailAddress: _, ...rest } = request
  expect(emailRequestText({ ...rest, action: 'delete' })).toBe(
    `email-delete-1337-${safeAddress}-${alice.address}-1700000000000`,
  )
})

test('error: the wallet holds another account, so it is not asked', async () => {
  const { manager, connector } = await setup()
  await expect(
    signEmailRequest({ manager }, { ...request, signer: bob.address }),
  ).rejects.toMatchObject({ problem: 'accountChanged' })
  expect(connector.wallet.calls.map(({ method }) => method)).not.toContain(
    'personal_sign',
  )
})

test.each([
  ['reject', 'rejected'],
  ['error', 'walletFailed'],
  ['garbage', 'badSignature'],
] as const)('error: the wallet answers with %s', async (failure, problem) => {
  const { manager, connector } = await setup()
  connector.failures.sign = failure
  await expect(signEmailRequest({ manager }, request)).rejects.toMatchObject({
    problem,
  })
})
