import {
  type Chain,
  createSafe,
  demoOwners,
  executeSafe,
  send,
  startChain,
} from '@strongroom/devnet'
import { getSafeInfo, getTransactionDetails } from '@strongroom/gateway-sdk'
import type { SafeTransaction, SafeVersion } from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  parseUnits,
  toHex,
} from 'viem'
import { expect, vi } from 'vitest'
import { readChainState } from '../../src/verify/readChainSafe.ts'
import { startGateway } from './startGateway.ts'

const { Alice, Bob, Carol, Dave, Erin } = demoOwners
const mint = parseAbi([
  'function mint(address to, uint256 value)',
  'function mint(address to)',
])

/** Limits of what the gateway takes to see a block. */
const patience = { timeout: 30_000, interval: 20 }

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    /** An account that nobody has seen before. */
    stranger: () =>
      `0x${keccak256(toHex(next().toString())).slice(26)}` as Address,
  }
}

export type Random = ReturnType<typeof createRandom>

export interface WeekSafe {
  readonly address: Address
  readonly version: SafeVersion
}

/**
 * A chain with three releases of safes, the gateway that indexes it, and what their
 * owners have in their address book.
 */
export async function openWeek(random: Random) {
  const chain: Chain<1337> = await startChain({ chainId: 1337, seed: false })
  const starting = startGateway(chain.rpcUrl)
  const { client, tokens, contracts } = chain
  const create = (
    version: SafeVersion,
    owners: readonly Address[],
    saltNonce: bigint,
  ) =>
    createSafe(client, {
      contracts: contracts[version],
      ...{ owners, threshold: 2, saltNonce, from: Carol },
    })
  const mintTokens = (to: Address, ...args: readonly [Address, bigint]) =>
    send(client, {
      ...{ from: Carol, to },
      data: encodeFunctionData({ abi: mint, functionName: 'mint', args }),
    })
  const safes: WeekSafe[] = []
  for (const version of ['1.3.0', '1.4.1', '1.5.0'] as const)
    safes.push({
      version,
      address: await create(version, [Alice, Bob, Carol], 1n),
    })
  /** The first three own this one, with Alice. */
  const child = await create(
    '1.4.1',
    [Alice, ...safes.map(({ address }) => address)],
    2n,
  )
  for (const address of [...safes.map((safe) => safe.address), child]) {
    await client.setBalance({ address, value: parseEther('1000') })
    for (const [token, amount] of [
      [tokens.gold, parseEther('10000')],
      [tokens.usd, parseUnits('1000000', 6)],
    ] as const)
      await mintTokens(token, address, amount)
  }
  const gatewayProcess = await starting
  const gateway = gatewayProcess.client
  const readSafe = (address: Address) =>
    getSafeInfo(gateway, { chainId: '1337', safeAddress: address })
  await vi.waitFor(() => readSafe(child), patience)
  return {
    chain,
    gateway,
    safes,
    child,
    rpc: client as unknown as Parameters<typeof readChainState>[0],
    /** Address book of the owners. */
    known: [
      ...Object.entries(demoOwners).map(([name, address]) => ({
        ...{ name, address },
      })),
      ...safes.map(({ address }) => ({ address })),
      { name: 'Savings', address: child },
    ],
    people: [Carol, Dave, Erin] as const,
    newcomers: Array.from({ length: 12 }, random.stranger),
    signers: [Alice, Bob] as const,
    readSafe,
    readState: (address: Address) =>
      readChainState(
        { request: (call) => client.request(call as never) },
        address,
      ),
    /** Gives a safe one piece of gold: earlier swaps may have left none. */
    mintGold: (to: Address) => mintTokens(tokens.gold, to, parseEther('1')),
    /** Gives a safe a badge. */
    async mintBadge(to: Address): Promise<bigint> {
      const data = encodeFunctionData({
        abi: mint,
        functionName: 'mint',
        args: [to],
      })
      const { logs } = await send(client, {
        ...{ from: Carol, to: tokens.badge, data },
      })
      return BigInt(logs[0]?.topics[3] ?? 0)
    },
    /** Executes a call that a step depends on. */
    async prepare(
      safe: Address,
      call: { to: Address; data: Hex; value?: bigint },
    ) {
      await executeSafe(client, {
        ...{ safe, ...call, signers: [Alice, Bob], executor: Alice },
      })
      await this.waitForNonce(safe)
    },
    async execute(
      safe: Address,
      { to, value, data, operation }: Readonly<SafeTransaction>,
      safeTxHash: Hex,
    ) {
      await executeSafe(client, {
        ...{ safe, to, value, data, operation },
        ...{ signers: [Alice, Bob], executor: Alice },
      })
      await vi.waitFor(async () => {
        const { txStatus } = await getTransactionDetails(gateway, {
          ...{ chainId: '1337', transactionId: safeTxHash },
        })
        expect(txStatus).toBe('SUCCESS')
      }, patience)
    },
    /** Until the gateway has seen what the chain has. */
    async waitForNonce(safe: Address) {
      const { nonce } = await this.readState(safe)
      await vi.waitFor(async () => {
        expect((await readSafe(safe)).nonce).toBe(Number(nonce))
      }, patience)
    },
    async close() {
      await gatewayProcess.stop()
      await chain.stop()
    },
  }
}

export type Week = Awaited<ReturnType<typeof openWeek>>
