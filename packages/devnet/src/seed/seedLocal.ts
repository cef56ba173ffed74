import { type Address, encodeFunctionData, parseAbi, parseUnits } from 'viem'
import { demoOwners, deployerAccount } from '../accounts.ts'
import type { ChainClient } from '../chainClient.ts'
import type { ContractsOf } from '../contracts/ChainContracts.ts'
import type { ChainTokens } from '../contracts/devContracts.ts'
import { createSafe } from '../safe/createSafe.ts'
import { executeSafe } from '../safe/executeSafe.ts'
import { send } from '../safe/send.ts'
import { daysAgo } from './daysAgo.ts'
import { encodeMintBadge, encodeTransfer } from './tokenCalls.ts'

const { Alice, Bob, Carol, Dave, Erin } = demoOwners
const ether = (amount: string) => parseUnits(amount, 18)
const dollars = (amount: string) => parseUnits(amount, 6)

const settings = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function enableModule(address module)',
  'function pay(address safe, address to, uint256 value) returns (bool)',
])

export interface SeedInput<Contracts> {
  client: ChainClient
  contracts: Contracts
  tokens: ChainTokens
  module: Address
  /** When the history ends, in seconds. */
  now: number
}

/**
 * Creates the demo safes of chain 1337 and a week of history: each block has
 * a time in the past, in order. Returns the safes' addresses by name.
 */
export async function seedLocal(
  input: SeedInput<ContractsOf<1337>>,
): Promise<Record<string, Address>> {
  const { client, contracts, tokens, module, now } = input
  const at = (days: number) => daysAgo(now, days)
  const sendFrom = (
    days: number,
    from: Address,
    to: Address,
    rest: { value?: bigint; data?: `0x${string}` },
  ) => send(client, { from, to, timestamp: at(days), ...rest })
  const create = (
    days: number,
    version: keyof ContractsOf<1337>,
    owners: readonly Address[],
    threshold: number,
    saltNonce: bigint,
  ) =>
    createSafe(client, {
      contracts: contracts[version],
      owners,
      threshold,
      saltNonce,
      from: Alice,
      timestamp: at(days),
    })

  const three = [Alice, Bob, Carol]
  const Personal = await create(6.9, '1.4.1', [Alice], 1, 1n)
  const Treasury = await create(6.8, '1.4.1', three, 2, 2n)
  const Council = await create(6.7, '1.4.1', [...three, Dave], 3, 3n)
  const Heritage = await create(6.6, '1.3.0', three, 2, 4n)
  const Frontier = await create(6.5, '1.5.0', three, 2, 5n)

  await sendFrom(5.9, Alice, Personal, { value: ether('12') })
  await sendFrom(5.8, Alice, Treasury, { value: ether('100') })
  await sendFrom(5.75, Bob, Council, { value: ether('40') })
  await sendFrom(5.7, Carol, Heritage, { value: ether('25') })
  await sendFrom(5.65, Dave, Frontier, { value: ether('30') })
  const gold = (to: Address, amount: string) => ({
    data: encodeTransfer(to, ether(amount)),
  })
  const usd = (to: Address, amount: string) => ({
    data: encodeTransfer(to, dollars(amount)),
  })
  await sendFrom(4.9, Alice, tokens.gold, gold(Treasury, '250'))
  await sendFrom(4.8, Bob, tokens.usd, usd(Treasury, '18500.5'))
  await sendFrom(4.7, Carol, tokens.usd, usd(Council, '40000'))
  await sendFrom(4.6, Dave, tokens.gold, gold(Heritage, '75'))
  await sendFrom(4.5, Erin, tokens.usd, usd(Personal, '1234.56'))
  await sendFrom(4.4, Erin, tokens.gold, gold(Frontier, '33.3'))

  await sendFrom(3.9, Carol, tokens.badge, { data: encodeMintBadge(Treasury) })
  await executeSafe(client, {
    safe: Treasury,
    to: Dave,
    value: ether('1.5'),
    signers: [Alice, Bob],
    executor: Bob,
    timestamp: at(3.5),
  })
  await executeSafe(client, {
    safe: Council,
    to: Council,
    data: encodeFunctionData({
      abi: settings,
      functionName: 'addOwnerWithThreshold',
      args: [Erin, 3n],
    }),
    signers: [Alice, Bob, Dave],
    executor: Alice,
    timestamp: at(2.9),
  })
  await executeSafe(client, {
    safe: Treasury,
    to: tokens.usd,
    data: encodeTransfer(Erin, dollars('250')),
    signers: [Bob, Carol],
    executor: Carol,
    timestamp: at(2.4),
  })
  // With gas set aside for the call the safe survives the call's failure:
  // the transaction succeeds, the nonce is spent, the transfer did not happen.
  await executeSafe(client, {
    safe: Heritage,
    to: tokens.gold,
    data: encodeTransfer(Bob, ether('1000000')),
    safeTxGas: 100_000n,
    signers: [Alice, Carol],
    executor: Alice,
    timestamp: at(1.9),
  })
  await executeSafe(client, {
    safe: Frontier,
    to: Frontier,
    data: encodeFunctionData({
      abi: settings,
      functionName: 'enableModule',
      args: [module],
    }),
    signers: [Alice, Bob],
    executor: Alice,
    timestamp: at(1.5),
  })
  await sendFrom(1.2, deployerAccount, module, {
    data: encodeFunctionData({
      abi: settings,
      functionName: 'pay',
      args: [Frontier, Erin, ether('0.25')],
    }),
  })
  await executeSafe(client, {
    safe: Personal,
    to: Bob,
    value: ether('0.4'),
    signers: [Alice],
    executor: Alice,
    timestamp: at(0.8),
  })
  await sendFrom(0.3, Dave, Treasury, { value: ether('2.75') })
  return { Personal, Treasury, Council, Heritage, Frontier }
}
