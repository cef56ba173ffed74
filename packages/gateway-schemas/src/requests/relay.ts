import * as z from 'zod'
import { checksummedAddress, hash, hex, semver, uint256 } from '../leaves.ts'

export const relayBodySchema = z
  .object({
    version: semver().describe(
      "Version of the safe's contracts, such as `1.4.1`.",
    ),
    to: checksummedAddress().describe(
      'Safe, factory or MultiSend contract to call.',
    ),
    data: hex().describe('Call data.'),
    gasLimit: uint256()
      .nullish()
      .describe('Gas units for the execution, decimal digits.'),
    safeTxHash: hash()
      .nullish()
      .describe('EIP-712 hash of the transaction that owners sign.'),
    acceptUnverifiedSimulation: z
      .boolean()
      .nullish()
      .describe('True sends it although a simulation was not possible.'),
  })
  .meta({
    id: 'RelayBody',
    description:
      'Body of `relayTransaction`: the call that the relayer sends and pays for.',
  })
