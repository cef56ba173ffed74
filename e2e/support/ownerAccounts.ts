import { demoOwners } from '@strongroom/devnet'

/** The people of the journeys; each holds one unlocked account of the chain. */
export type OwnerName = keyof typeof demoOwners

export const ownerAccounts = demoOwners
