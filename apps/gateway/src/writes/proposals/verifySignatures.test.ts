import { createClient, custom, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test, vi } from 'vitest'

const recovered = vi.hoisted(() => vi.fn())
vi.mock('@strongroom/safe-protocol', async (load) => {
  const actual = await load<typeof import('@strongroom/safe-protocol')>()
  return {
    ...actual,
    parseSignatures: async (
      ...args: Parameters<typeof actual.parseSignatures>
    ) => {
      const found = await actual.parseSignatures(...args)
      recovered(found.length)
      return found
    },
  }
})
const { verifySignatures } = await import('./verifySignatures.ts')

const hash: Hex = `0x${'11'.repeat(32)}`
const account = privateKeyToAccount(generatePrivateKey())
const options = {
  client: createClient({ transport: custom({ request: async () => null }) }),
  safe: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
  version: '1.4.1',
  owners: [account.address],
  hashes: { domainHash: hash, messageHash: hash, safeTxHash: hash },
} as const

test('default', async () => {
  const signature = await account.sign({ hash })
  await expect(verifySignatures(signature, options)).resolves.toEqual([
    { owner: account.address, signature, onChain: false },
  ])
})

test('error: more signatures than owners are not recovered', async () => {
  recovered.mockClear()
  const signature = await account.sign({ hash })
  const many: Hex = `0x${signature.slice(2).repeat(2)}`
  await expect(verifySignatures(many, options)).rejects.toMatchObject({
    message: 'Invalid signature',
  })
  expect(recovered).not.toHaveBeenCalled()
})
