import type { RpcCall } from '@strongroom/react-hooks/chain'
import { SigningError } from '@strongroom/react-hooks/sign'
import { getSafeDeployment } from '@strongroom/safe-protocol'
import { expect, test, vi } from 'vitest'
import { planSafe } from '../../chain/planSafe.ts'
import { createSafe } from './createSafe.ts'

// The code of the real contracts is not at hand: its hash is all that counts.
vi.mock('viem', async (original) => ({
  ...(await original<typeof import('viem')>()),
  keccak256: (code: string) => code.slice(2),
}))

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const txHash = `0x${'ab'.repeat(32)}`

async function create(
  options: { rpcChain?: string; answer?: unknown; accounts?: string[] } = {},
) {
  const plan = await planSafe({
    chainId: 1337,
    version: '1.4.1',
    owners: [account],
    threshold: 1,
    saltNonce: 7n,
  })
  const codes = Object.fromEntries(
    Object.values(getSafeDeployment({ version: '1.4.1' }) ?? {}).flatMap(
      (known) =>
        typeof known === 'object' && 'codeHash' in known
          ? [[known.address, `0x${known.codeHash}`]]
          : [],
    ),
  )
  const sent: unknown[] = []
  let asked = 0
  const rpc = {
    url: '',
    request: async ({ method, params }: RpcCall) => {
      if (method === 'eth_chainId') return options.rpcChain ?? '0x539'
      if (method === 'eth_getCode') return codes[String(params?.[0])] ?? '0x'
      if (method === 'eth_call')
        return `0x${plan.address.slice(2).padStart(64, '0')}`
      return '0x5208'
    },
  }
  const wallet = {
    account,
    name: 'Test',
    switchChain: async () => {},
    request: async ({ method, params }: RpcCall) => {
      if (method === 'eth_chainId') return '0x539'
      if (method === 'eth_accounts') {
        asked += 1
        return asked > 1 ? (options.accounts ?? [account]) : [account]
      }
      sent.push(params?.[0])
      return 'answer' in options ? options.answer : txHash
    },
  } as const
  const outcome = await createSafe(plan, { wallet, rpc, chainId: 1337 }).catch(
    (error: unknown) => (error instanceof SigningError ? error.problem : error),
  )
  return { outcome, sent: sent.length }
}

test('default', async () => {
  expect(await create()).toEqual({ outcome: txHash, sent: 1 })
})

test('error: the RPC serves another chain', async () => {
  expect(await create({ rpcChain: '0x1' })).toEqual({
    outcome: 'unverified',
    sent: 0,
  })
})

test('error: another account by the time the checks are done', async () => {
  expect(
    await create({ accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] }),
  ).toEqual({ outcome: 'accountChanged', sent: 0 })
})

test.each([null, '0x', '0x1234', 7])('error: %j is no hash', async (answer) => {
  expect(await create({ answer })).toEqual({ outcome: 'maybeSent', sent: 1 })
})
