import type { SafeInfo } from '@strongroom/gateway-sdk'
import {
  type CallNode,
  decodeCall,
  type SafeTransactionHashes,
  safeVersions,
} from '@strongroom/safe-protocol'
import { compareDescription } from '@strongroom/safe-protocol/description'
import type { Turn } from './createSlices.ts'
import { hashLocally } from './hashLocally.ts'
import { type ReadTransaction, readTransaction } from './readTransaction.ts'
import type {
  VerificationProblem,
  VerifyTransactionParameters,
} from './Verification.ts'

/** Record and expectations of a check that needs no network. */
export interface LocalCheckParameters
  extends Pick<
    VerifyTransactionParameters,
    'chainId' | 'safeAddress' | 'transactionId' | 'details' | 'abis'
  > {
  /** Tells which fields the hash has. */
  readonly safe?: Pick<SafeInfo, 'version'> | undefined
}

/** Facts from the record alone: a part is absent when it could not be read. */
export interface LocalCheck {
  readonly read?: ReadTransaction
  readonly hashes?: SafeTransactionHashes
  readonly tree?: CallNode
  readonly problems: VerificationProblem[]
}

/**
 * Everything that needs neither network nor recoveries. Each part takes a turn: together
 * they block a page for longer than a frame when a batch has a thousand calls.
 *
 * @throws the turn's reason when its signal aborts
 */
export async function checkLocally(
  parameters: LocalCheckParameters,
  turn: Turn,
): Promise<LocalCheck> {
  const { details, safeAddress: safe, abis } = parameters
  const read = readTransaction(details)
  if ('kind' in read) return { problems: [read] }

  const hashed = await turn(() => hashLocally(parameters, read))
  if ('kind' in hashed) return { read, problems: [hashed] }

  const { hashes, problems } = hashed
  const version = safeVersions.find((known) =>
    parameters.safe?.version?.startsWith(known),
  )
  const tree = await turn(() =>
    decodeCall(read.transaction, { safe, version, abis }),
  )
  problems.push(...(await turn(() => compareDescription(details, tree))))
  return { read, hashes, tree, problems }
}
