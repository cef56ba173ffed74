import { keccak256 } from 'viem'
import type { ChainClient } from '../chainClient.ts'
import { CodeHashError } from '../errors.ts'
import type { PlannedDeployment } from './planDeployments.ts'

/**
 * Compares the code of every contract with the published hash.
 *
 * @throws {CodeHashError} naming the first contract that differs.
 */
export async function verifyContracts(
  client: ChainClient,
  deployments: readonly PlannedDeployment[],
): Promise<void> {
  await Promise.all(
    deployments.map(async ({ set, name, address, codeHash }) => {
      const code = await client.getCode({ address })
      const actual = keccak256(code ?? '0x')
      if (actual !== codeHash)
        throw new CodeHashError(`${name} ${set} (${address})`, codeHash, actual)
    }),
  )
}
