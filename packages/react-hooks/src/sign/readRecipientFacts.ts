import type { CallNode } from '@strongroom/safe-protocol'
import type {
  ApprovalFact,
  Recipient,
  RecipientFacts,
  RiskContext,
} from '@strongroom/safe-protocol/risks'
import { type Address, zeroAddress } from 'viem'
import { readWords, word } from '../verify/abiWords.ts'
import { ask } from '../verify/ask.ts'
import { callView } from '../verify/callView.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { sameText } from '../verify/sameText.ts'
import { verificationSlices } from '../verify/verificationSlices.ts'
import { withDeadline } from '../verify/withDeadline.ts'

/** The review does not wait longer: what is missing then counts as unread. */
const longest = 8_000

/** A batch can name thousands: the rest counts as unread. */
const most = { code: 50, approvals: 20 }

/** What the owner's node says about the recipients of a transaction. */
export interface ReadRecipientFacts {
  readonly code: NonNullable<RecipientFacts['code']>
  readonly approvals: readonly ApprovalFact[]
}

const selectors = { balanceOf: '70a08231', allowance: 'dd62ed3e' }

/**
 * Reads from the owner's node whether recipients are contracts, and the
 * balance and present allowance behind each approval. What cannot be read is left
 * out; nothing here makes a review fail.
 *
 * @throws the signal's reason
 */
export async function readRecipientFacts(
  rpc: RpcPort,
  recipients: readonly Recipient[],
  {
    safe,
    known = [],
    modules = {},
    tree,
    second,
    signal,
  }: {
    readonly safe: Address
    readonly known?: RecipientFacts['known']
    /** Allowance modules, whose limits are findings of their own. */
    readonly modules?: RiskContext['modules']
    /** The calls, for balances in the middle of a batch. */
    readonly tree?: CallNode | undefined
    /** A node of another operator, which has to agree with those balances. */
    readonly second?: RpcPort | undefined
    readonly signal?: AbortSignal | undefined
  },
): Promise<ReadRecipientFacts> {
  const read = <T>(reading: Promise<T>): Promise<T | undefined> =>
    withDeadline(reading, longest, signal).catch(() => {
      signal?.throwIfAborted()
      return undefined
    })
  const trusted = new Set(known.map(({ address }) => address.toLowerCase()))
  // Findings depend on unknown accounts that are paid, so they come first.
  const isUnknown = ({ role, address }: Recipient) =>
    isPaid(role) && !trusted.has(address.toLowerCase())
  const accounts = new Set(
    recipients
      .filter(({ isCall, address }) => !isCall && !sameText(address, safe))
      .sort((a, b) => Number(isUnknown(b)) - Number(isUnknown(a)))
      .map(({ address }) => address.toLowerCase() as Address),
  )
  // Sending a request takes about a millisecond: fifty at once make a long frame.
  const turn = verificationSlices.enter({ signal, isUrgent: true })
  const codes = [...accounts].slice(0, most.code).map(async (address) => {
    // The object keeps `turn` from waiting for the answer of the node.
    const { answer } = await turn(() => ({
      answer: read(ask(rpc, 'eth_getCode', [address, 'latest'], signal)),
    }))
    const kind = codeKind(await answer)
    return kind ? [[address, kind] as const] : []
  })
  const pairs = new Map<string, Approval[]>()
  // All NFTs of a collection are without a limit, whatever the balance.
  for (const { role, token, address: spender, amount, ...rest } of recipients)
    if (
      role === 'spender' &&
      token &&
      amount &&
      amount !== true &&
      !modules[`${rest.via}`.toLowerCase()]
    ) {
      const key = `${token}${spender}`.toLowerCase()
      const same = pairs.get(key) ?? []
      pairs.set(key, [...same, { ...rest, token, spender, amount }])
    }
  const balances = new Map<string, Promise<bigint | undefined>>()
  const balanceOf = (token: Address) => {
    const key = token.toLowerCase()
    const reading =
      balances.get(key) ?? read(readBalance(rpc, token, safe, signal))
    balances.set(key, reading)
    return reading
  }
  const readThen = async (
    { path, token, amount, isIncrease, isUnlimited }: Approval,
    { balance, allowance }: ApprovalFact & { readonly balance: bigint },
  ) => {
    const total = isIncrease ? amount + (allowance ?? 0n) : amount
    const [index] = path
    if (!tree || index === undefined || path.length > 1) return undefined
    if (isUnlimited || total <= balance) return undefined
    // Few batches approve more than the safe has.
    const load = import('../simulate/readBalanceInBatch.ts')
    const where = { safe, token, index, signal }
    const nodes = second ? [rpc, second] : [rpc]
    return read(
      load.then((code) => code.readBalanceInBatch(nodes, tree, where)),
    )
  }
  const approvals = [...pairs.values()]
    .slice(0, most.approvals)
    .map(async (same): Promise<ApprovalFact> => {
      const [one] = same as [Approval]
      const { token, spender, via } = one
      const allowed = via
        ? undefined
        : read(
            callView(
              rpc,
              token,
              `${selectors.allowance}${word(safe)}${word(spender)}`,
              signal,
            ).then(readAmount),
          )
      const [balance, allowance] = await Promise.all([
        balanceOf(token),
        allowed,
      ])
      const fact = { token, spender, balance, allowance }
      // Several approvals of one spender run at different balances, so they are not simulated.
      const balanceThen =
        same.length === 1 && balance !== undefined && tree
          ? await readThen(one, { ...fact, balance })
          : undefined
      return balanceThen === undefined ? fact : { ...fact, balanceThen }
    })
  const [kinds, facts] = await Promise.all([
    Promise.all(codes),
    Promise.all(approvals),
  ])
  return { code: Object.fromEntries(kinds.flat()), approvals: facts }
}

type Approval = Pick<
  Recipient,
  'path' | 'via' | 'isIncrease' | 'isUnlimited'
> & {
  readonly token: Address
  readonly spender: Address
  readonly amount: bigint
}

const isPaid = (role: Recipient['role']) =>
  role === 'payment' || role === 'refund'

/** One word and nothing else: an account without code answers with nothing. */
function readAmount(answer: unknown): bigint {
  const [amount, ...rest] = readWords(answer)
  if (amount === undefined || rest.length > 0)
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return amount
}

/** An account that delegates to code (EIP-7702) still has its key. */
function codeKind(answer: unknown): 'contract' | 'account' | undefined {
  if (typeof answer !== 'string' || !/^0x(?:[\da-f]{2})*$/i.test(answer))
    return undefined
  return answer === '0x' || /^0xef0100.{40}$/i.test(answer)
    ? 'account'
    : 'contract'
}

async function readBalance(
  rpc: RpcPort,
  token: Address,
  safe: Address,
  signal: AbortSignal | undefined,
): Promise<bigint> {
  if (token !== zeroAddress)
    return readAmount(
      await callView(rpc, token, `${selectors.balanceOf}${word(safe)}`, signal),
    )
  const answer = await ask(rpc, 'eth_getBalance', [safe, 'latest'], signal)
  if (typeof answer !== 'string' || !/^0x[\da-f]{1,64}$/i.test(answer))
    throw new TypeError('The RPC sent an answer that cannot be decoded.')
  return BigInt(answer)
}
