import type {
  KnownAddress,
  SignableTypedData,
} from '@strongroom/safe-protocol/risks'
import type { Coin } from '../chain/chains/findCoin.ts'
import { callsOf } from '../clear-signing/callsOf.ts'
import type {
  Described,
  DescribedSubject,
  Describer,
} from '../clear-signing/Describer.ts'
import { withDeadline } from '../verify/withDeadline.ts'
import { readNamedTokens, type TokenSources } from './readTokenFacts.ts'

export interface DescriberSources extends TokenSources {
  readonly describer?: Describer | undefined
  readonly coin?: Coin | undefined
  readonly known?: readonly KnownAddress[] | undefined
}

const longest = 2_000
const nothing: Described = { descriptions: [], findings: [] }

/**
 * Descriptions by the authors of contracts, where the app has a describer. A review
 * goes on without them when they take too long.
 *
 * @throws the signal's reason; nothing else
 */
export async function askDescriber(
  subject: DescribedSubject,
  { describer, ...sources }: DescriberSources,
): Promise<Described> {
  const { chainId, safeAddress: safe, coin, known, signal } = sources
  // A plain payment loads no code for descriptions.
  const isEmpty = 'tree' in subject && callsOf(subject.tree, safe).length === 0
  if (describer === undefined || isEmpty) return nothing
  try {
    const describing = describer(subject, {
      ...{ chainId, safe, coin, known, signal },
      readTokens: (tokens) => readNamedTokens(tokens, sources),
    })
    return await withDeadline(describing, longest, signal)
  } catch {
    signal?.throwIfAborted()
    return nothing
  }
}

/**
 * A description of typed data; of a text there is none.
 *
 * @throws the signal's reason; nothing else
 */
export async function describeMessage(
  message: string | SignableTypedData | undefined,
  sources: DescriberSources,
): Promise<Described | undefined> {
  if (message === undefined || typeof message === 'string') return undefined
  return askDescriber({ message }, sources)
}
