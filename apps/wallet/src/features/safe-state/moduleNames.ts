import { identifyModule, type ModuleContext } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { useContractTexts } from './contractTexts.ts'

const kinds = {
  allowance: 'allowanceModule',
  'erc-4337': 'userOperations',
  'social-recovery': 'socialRecovery',
} as const

/** Name and version of a module of our lists, such as "Allowance module 0.1.1". */
export function nameModule(
  address: Address,
  context: ModuleContext,
  t: ReturnType<typeof useContractTexts>,
): string | undefined {
  const known = identifyModule(address, context)
  return (
    known && [t(kinds[known.kind]), known.version].filter(Boolean).join(' ')
  )
}
