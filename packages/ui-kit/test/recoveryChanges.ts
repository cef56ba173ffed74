import { alice, dave } from './people.ts'

const recovery = { kind: 'recovery', module: dave } as const

/** Every change of a recovery module, as a finding without its path. */
export const recoveryChanges = [
  { ...recovery, change: 'cancel', nonce: 1n },
  { ...recovery, change: 'cancel', nonce: 3n },
  { ...recovery, change: 'recoverer', recoverer: alice, enabled: true },
  { ...recovery, change: 'recoverer', recoverer: alice, enabled: false },
  { ...recovery, change: 'cooldown', seconds: 86_400n },
  { ...recovery, change: 'expiration', seconds: 0n },
  { ...recovery, change: 'expiration', seconds: 604_800n },
  { ...recovery, change: 'execute' },
  { ...recovery, change: 'execute', known: true },
  { ...recovery, change: 'skip' },
  { ...recovery, change: 'skip', known: true },
] as const
