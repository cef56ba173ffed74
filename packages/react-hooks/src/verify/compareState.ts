import type {
  MultisigExecutionDetails,
  SafeInfo,
} from '@strongroom/gateway-sdk'
import type { ChainSafe, VerificationProblem } from './Verification.ts'

type Problem = Extract<VerificationProblem, { kind: 'state' }>

/** `1.4.1+L2` and `1.4.1` are the same contract to an owner. */
export function plainVersion(version: string): string {
  return version.split('+')[0] ?? version
}

/** Addresses as one text, for comparing. */
export function addresses(list: readonly string[]): string {
  return list
    .map((address) => address.toLowerCase())
    .sort()
    .join()
}

/** Where the gateway's account of a safe differs from the chain's. */
export function compareState(
  chain: ChainSafe,
  execution: MultisigExecutionDetails | undefined,
  safe: SafeInfo | undefined,
): Problem[] {
  const owners = (list: MultisigExecutionDetails['signers']) =>
    addresses(list.map(({ value }) => value))
  const chainOwners = addresses(chain.owners)
  const claims: [Problem['field'], string | undefined, string][] = [
    ['owners', execution && owners(execution.signers), chainOwners],
    ['owners', safe && owners(safe.owners), chainOwners],
    [
      'threshold',
      execution && `${execution.confirmationsRequired}`,
      `${chain.threshold}`,
    ],
    ['threshold', safe && `${safe.threshold}`, `${chain.threshold}`],
    ['nonce', safe && `${safe.nonce}`, `${chain.nonce}`],
    [
      'version',
      safe?.version ? plainVersion(safe.version) : undefined,
      plainVersion(chain.version),
    ],
  ]
  const problems = new Map<string, Problem>()
  for (const [field, gateway, actual] of claims)
    if (gateway !== undefined && gateway !== actual)
      problems.set(field, { kind: 'state', field, gateway, chain: actual })
  return [...problems.values()]
}
