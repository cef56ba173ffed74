import {
  type ListedModules,
  listKnownSafeContracts,
  listModules,
} from '@strongroom/safe-protocol'
import { useContractTexts } from '../safe-state/contractTexts.ts'
import { describeContract } from '../safe-state/describeContract.ts'
import { nameModule } from '../safe-state/moduleNames.ts'

const kinds = ['allowance', 'erc-4337', 'social-recovery'] as const

/** Names of the contracts that our lists have on a chain, by lower-case address. */
export async function contractNames(
  chainId: string,
  listed: ListedModules | undefined,
  locale: string,
): Promise<Readonly<Record<string, string>>> {
  const t = await useContractTexts.load(locale)
  const addresses = [
    ...listKnownSafeContracts().map(({ address }) => address),
    ...kinds.flatMap((kind) => listModules(kind, { chainId, listed })),
  ]
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const name =
        describeContract(address, t) ??
        nameModule(address, { chainId, listed }, t)
      return name ? [[address.toLowerCase(), name]] : []
    }),
  )
}
