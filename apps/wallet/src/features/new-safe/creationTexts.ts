import type { PlanProblem } from './planSafe.ts'
import type { CreationStep } from './useCreateSafe.ts'

export const planProblems: Record<PlanProblem, string> = {
  wrongChain: 'Your RPC serves another network than the chosen one.',
  occupied:
    'A contract already stands at this address, so a new safe cannot be created there.',
  contractMissing:
    'This network does not have the Safe contracts that a new safe needs.',
  contractDiffers:
    'A Safe contract on this network is not the audited one. Nothing can be created with it.',
  addressDiffers:
    'The factory on this network would create the safe somewhere else than computed here.',
}

export const creationTexts: Record<Exclude<CreationStep, 'idle'>, string> = {
  wallet: 'Confirm the creation in your wallet',
  mining: 'Waiting for the network to create the safe',
  indexing: 'The safe is created. Waiting for the gateway to list it',
}
