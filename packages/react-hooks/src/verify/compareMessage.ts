import type { SafeInfo, SafeMessage } from '@strongroom/gateway-sdk'
import type { SafeMessageHashes } from '@strongroom/safe-protocol'
import { addresses, plainVersion } from './compareState.ts'
import type { MessageProblem } from './MessageVerification.ts'
import { sameText } from './sameText.ts'
import type { MessageReading } from './verifyMessageOnChain.ts'

/** Finds where the gateway's texts, or the hashes, differ from the chain. */
export function compareMessage(
  parameters: {
    readonly chainId: string
    readonly record: SafeMessage | undefined
    readonly safe: SafeInfo | undefined
  },
  hashes: SafeMessageHashes,
  reading: MessageReading,
): MessageProblem[] {
  const { chainId, record, safe } = parameters
  const { chain } = reading
  const problems: MessageProblem[] = []
  if (reading.chainId !== chainId)
    problems.push({ kind: 'chain', expected: chainId, actual: reading.chainId })
  if (reading.domain !== hashes.domainHash)
    problems.push({
      kind: 'domain',
      expected: hashes.domainHash,
      actual: reading.domain,
    })
  if (reading.hash !== undefined && reading.hash !== hashes.safeMessageHash)
    problems.push({
      kind: 'hash',
      source: 'chain',
      expected: hashes.safeMessageHash,
      actual: reading.hash,
    })
  const state = (
    field: Extract<MessageProblem, { kind: 'state' }>['field'],
    gateway: string | undefined,
    actual: string,
  ) => {
    if (gateway !== undefined && gateway !== actual)
      problems.push({ kind: 'state', field, gateway, chain: actual })
  }
  state(
    'owners',
    safe && addresses(safe.owners.map(({ value }) => value)),
    addresses(chain.owners),
  )
  state('threshold', safe && `${safe.threshold}`, `${chain.threshold}`)
  state(
    'version',
    safe?.version ? plainVersion(safe.version) : undefined,
    plainVersion(chain.version),
  )
  for (const { owner, reason } of reading.confirmations)
    if (reason !== undefined)
      problems.push({ kind: 'signature', owner, reason })
  if (record !== undefined) problems.push(...compareRecord(record, reading))
  if (reading.accepted === false) problems.push({ kind: 'refused' })
  return problems
}

function compareRecord(
  record: SafeMessage,
  reading: MessageReading,
): MessageProblem[] {
  const { chain, confirmations, prepared } = reading
  const problems: MessageProblem[] = []
  const owns = (address: string) =>
    chain.owners.some((owner) => sameText(owner, address))
  for (const { owner } of confirmations)
    if (!owns(owner)) problems.push({ kind: 'owner', owner })
  const valid = confirmations.filter((item) => item.valid && owns(item.owner))
  const required = chain.threshold
  const confirmed = record.status === 'CONFIRMED'
  if (record.confirmationsRequired !== required)
    problems.push({
      kind: 'state',
      field: 'threshold',
      gateway: `${record.confirmationsRequired}`,
      chain: `${required}`,
    })
  if (confirmed && valid.length < required)
    problems.push({ kind: 'confirmations', valid: valid.length, required })
  const claim = (
    field: Extract<MessageProblem, { kind: 'claim' }>['field'],
    gateway: string,
    local: string,
  ) => problems.push({ kind: 'claim', field, gateway, local })
  if (!confirmed && prepared !== undefined)
    claim('status', record.status, 'CONFIRMED')
  if (record.confirmationsSubmitted !== confirmations.length)
    claim(
      'confirmationsSubmitted',
      `${record.confirmationsSubmitted}`,
      `${confirmations.length}`,
    )
  // The proposer signed the message; the gateway drops a former owner's
  // signature.
  const proposer = record.proposedBy.value
  if (
    owns(proposer) &&
    !confirmations.some(({ owner }) => sameText(owner, proposer))
  )
    claim('proposedBy', proposer, 'has not signed')
  // Gateways pack what contracts signed in more than one way.
  const isPlain = confirmations.every(({ kind }) => kind !== 'contract')
  const packed = record.preparedSignature ?? undefined
  if (
    isPlain &&
    packed !== undefined &&
    packed.toLowerCase() !== prepared?.toLowerCase()
  )
    claim('preparedSignature', packed, prepared ?? 'too few signatures')
  return problems
}
