import { identifyContract } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { useContractTexts } from './contractTexts.ts'

/** Name and version of a contract of Safe, such as "Safe L2 1.4.1". */
export function describeContract(
  address: Address,
  t: ReturnType<typeof useContractTexts>,
): string | undefined {
  const contract = identifyContract(address)
  return contract && t(`${contract.name}Title`, { version: contract.version })
}
