import { type Address, parseUnits } from 'viem'
import { demoOwners } from '../accounts.ts'
import type { ChainId, ContractsOf } from '../contracts/ChainContracts.ts'
import { DevnetError } from '../errors.ts'
import { createSafe } from '../safe/createSafe.ts'
import { executeSafe } from '../safe/executeSafe.ts'
import { send } from '../safe/send.ts'
import { daysAgo } from './daysAgo.ts'
import { demoSafes } from './demoSafes.ts'
import { type SeedInput, seedLocal } from './seedLocal.ts'
import { encodeTransfer } from './tokenCalls.ts'

const { Alice, Bob, Carol, Dave } = demoOwners

/** Creates the demo safe of chain 2021 with a little history. */
async function seedSaigon(
  input: SeedInput<ContractsOf<2021>>,
): Promise<Record<string, Address>> {
  const { client, contracts, tokens, now } = input
  const safe = await createSafe(client, {
    contracts: contracts['1.3.0'],
    owners: [Alice, Bob, Carol],
    threshold: 2,
    saltNonce: 6n,
    from: Alice,
    timestamp: daysAgo(now, 5),
  })
  await send(client, {
    timestamp: daysAgo(now, 4),
    from: Bob,
    to: safe,
    value: parseUnits('60', 18),
  })
  await send(client, {
    timestamp: daysAgo(now, 3),
    from: Carol,
    to: tokens.usd,
    data: encodeTransfer(safe, parseUnits('5000', 6)),
  })
  await executeSafe(client, {
    safe,
    to: Dave,
    value: parseUnits('3', 18),
    signers: [Alice, Carol],
    executor: Carol,
    timestamp: daysAgo(now, 2),
  })
  return { 'Saigon treasury': safe }
}

/** Creates the demo safes of a chain and their history. */
export async function seedDemo(
  chainId: ChainId,
  input: SeedInput<unknown>,
): Promise<void> {
  const created: Record<string, Address> =
    chainId === 1337
      ? await seedLocal(input as SeedInput<ContractsOf<1337>>)
      : await seedSaigon(input as SeedInput<ContractsOf<2021>>)
  for (const { name, address } of demoSafes(chainId)) {
    if (created[name] !== address)
      throw new DevnetError(
        `The safe "${name}" came out at ${created[name]} instead of ${address}.`,
      )
  }
}
