import {
  confirmSafeMessage,
  confirmTransaction,
  getSafeMessage,
  getTransactionDetails,
  type ProposeMessageBody,
  proposeSafeMessage,
  proposeTransaction,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  getSafeMessageTypedData,
  getSafeTransactionTypedData,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import type { Reason } from '@strongroom/safe-protocol/risks'
import { QueryClient } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { historyQueryOptions } from '../../src/calls/transactions.gen.ts'
import { checkMessage } from '../../src/review/checkMessage.ts'
import {
  checkTransaction,
  type ReviewSubject,
} from '../../src/review/checkTransaction.ts'
import { readPayments } from '../../src/review/readPayments.ts'
import { reviewSimulation } from '../../src/simulate/reviewSimulation.ts'
import { digestOf, readSignable } from '../../src/verify/readSignable.ts'
import { honestKinds } from './honestKinds.ts'
import { appOrigin, honestMessages } from './honestMessages.ts'
import type { Random, Week, WeekSafe } from './openWeek.ts'

/** One look of an owner at something honest. */
export interface Look {
  readonly what: string
  readonly expected: readonly string[]
  readonly seen: readonly string[]
}

const chainId = '1337'

/** What a page says only before the execution. */
const isOfFuture = /^(?:recipient-first-time|approval)/

const told = (reasons: readonly Reason[] = []) =>
  reasons.flatMap(({ finding, decision }) =>
    decision === 'allow' ? [] : [`${finding.kind}: ${decision}`],
  )
const sorted = (texts: readonly string[]) => [...new Set(texts)].sort()

async function typedSignature(week: Week, account: Address, data: unknown) {
  return week.chain.client.signTypedData({
    account,
    ...(data as object),
  } as never)
}

/** Everything that a page says about a transaction, as the hooks put it together. */
async function review(
  week: Week,
  safe: WeekSafe,
  subject: ReviewSubject,
  message: string | undefined,
): Promise<string[]> {
  const { gateway, rpc, known } = week
  const safeAddress = safe.address
  const { review } = await checkTransaction(subject, {
    ...{ chainId, safeAddress, gateway, rpc, known, message },
    safe: await week.readSafe(safeAddress),
  })
  const { verification, verdict, recipients } = review
  const { status, problems, transaction, hashes, tree, chain } = verification
  const seen = [
    ...(status === 'verified' ? [] : [`status: ${status}`]),
    ...problems.map((problem) => `problem: ${JSON.stringify(problem)}`),
    ...told(verdict?.reasons),
  ]
  const isWaiting =
    transaction && chain && transaction.nonce >= chain.nonce && verdict
  if (!isWaiting || !hashes || !tree) return seen
  const { simulation, findings } = await reviewSimulation(
    {
      ...{ safe: safeAddress, transaction, tree, chain },
      safeTxHash: hashes.safeTxHash,
    },
    {
      ...{ rpc, second: rpc, tokens: review.tokens },
      risks: verdict.reasons.map(({ finding }) => finding),
      sources: {
        ...{ chainId, safeAddress, gateway },
        details: 'details' in subject ? subject.details : undefined,
      },
    },
  )
  if (simulation.status !== 'succeeds')
    seen.push(`simulation: ${JSON.stringify(simulation)}`)
  seen.push(...findings.map((finding) => `simulation: ${finding.kind}`))
  const history = await new QueryClient().fetchInfiniteQuery({
    ...historyQueryOptions(gateway, { chainId, safeAddress }),
    pages: 5,
  })
  const rows = history.pages.flatMap(({ results }) => results)
  const { reasons } = await readPayments(rows, recipients, {
    ...{ safeAddress, known },
    readBatch: (transactionId) =>
      getTransactionDetails(gateway, { chainId, transactionId }),
  })
  return [...seen, ...told(reasons)]
}

/**
 * One transaction through its life: the draft, the record with one confirmation, with
 * two, and executed.
 */
async function transact(
  week: Week,
  random: Random,
  name: string,
  paid: Set<string>,
): Promise<Look[]> {
  const kind = honestKinds[name]
  if (!kind) throw new Error(name)
  const safe = random.pick(week.safes)
  const fields = await kind.build({ week, random, safe })
  const { nonce, threshold } = await week.readState(safe.address)
  await week.waitForNonce(safe.address)
  const transaction = createSafeTransaction({ ...fields, nonce })
  const domain = {
    ...{ chainId: 1337, safe: safe.address, version: safe.version },
  }
  const { safeTxHash } = hashSafeTransaction(domain, transaction)
  const who = payee(safe.address, transaction)
  const expected = kind.expects.filter(
    (text) => !text.startsWith('recipient-first-time') || !paid.has(who),
  )
  const looks: Look[] = []
  const look = async (moment: string, subject: ReviewSubject) => {
    looks.push({
      what: `${name} (${safe.version}), ${moment}`,
      expected: sorted(
        moment === 'executed'
          ? expected.filter((text) => !isOfFuture.test(text))
          : expected,
      ),
      seen: sorted(await review(week, safe, subject, kind.message)),
    })
  }
  const record = async () => ({
    transactionId: safeTxHash,
    details: await getTransactionDetails(week.gateway, {
      ...{ chainId, transactionId: safeTxHash },
    }),
  })
  const sign = (account: Address) =>
    typedSignature(
      week,
      account,
      getSafeTransactionTypedData(domain, transaction),
    )
  await look('draft', { transaction })
  const [first, second] = week.signers
  await propose(week, safe, transaction, safeTxHash, first, await sign(first))
  await look('proposed', await record())
  if (threshold > 1)
    await confirmTransaction(week.gateway, {
      ...{ chainId, safeTxHash, signature: await sign(second) },
    })
  await look('confirmed', await record())
  await week.execute(safe.address, transaction, safeTxHash)
  await look('executed', await record())
  if (transaction.operation === 0) paid.add(who)
  return looks
}

/** Whom a plain payment goes to, for a safe; the account called otherwise. */
const payee = (safe: Address, { to, data }: Readonly<SafeTransaction>) =>
  `${safe} ${data.startsWith('0xa9059cbb') ? `0x${data.slice(34, 74)}` : to}`.toLowerCase()

async function propose(
  { gateway }: Week,
  { address: safeAddress }: WeekSafe,
  transaction: Readonly<SafeTransaction>,
  safeTxHash: Hex,
  sender: Address,
  signature: Hex,
) {
  const { value, nonce, safeTxGas, baseGas, gasPrice } = transaction
  await proposeTransaction(gateway, {
    ...{ chainId, safeAddress, ...transaction, safeTxHash, sender, signature },
    ...{ value: `${value}`, nonce: `${nonce}`, safeTxGas: `${safeTxGas}` },
    ...{ baseGas: `${baseGas}`, gasPrice: `${gasPrice}` },
  })
}

async function signMessage(
  week: Week,
  random: Random,
  name: string,
  at: number,
): Promise<Look[]> {
  const kind = honestMessages[name]
  if (!kind) throw new Error(name)
  const safe = random.pick(week.safes)
  const { address: safeAddress, version } = safe
  const { gateway, rpc, known } = week
  const message = kind.build({ week, safe, at })
  const looks: Look[] = []
  const look = async (
    moment: string,
    subject: Parameters<typeof checkMessage>[0],
  ) => {
    const { review, error } = await checkMessage(subject, {
      ...{ chainId, safeAddress, gateway, rpc, known },
      safe: await week.readSafe(safeAddress),
      ...{ origin: appOrigin, allowRawHex: false },
      signal: new AbortController().signal,
    })
    const { status, problems = [] } = review?.verification ?? {}
    looks.push({
      what: `${name} (${version}), ${moment}`,
      expected: sorted(kind.expects),
      seen: sorted([
        ...(error ? [`error: ${error.message}`] : []),
        ...(status === 'verified' ? [] : [`status: ${status}`]),
        ...problems.map((problem) => `problem: ${JSON.stringify(problem)}`),
        ...told(review?.verdict?.reasons),
      ]),
    })
    return review?.payload?.hashes.safeMessageHash
  }
  const messageHash = await look('draft', { message })
  if (messageHash === undefined) return looks
  const data = getSafeMessageTypedData(
    { chainId: 1337, safe: safeAddress, version },
    digestOf(readSignable(message)),
  )
  const [first, second] = week.signers
  await proposeSafeMessage(gateway, {
    ...{ chainId, safeAddress },
    message: message as ProposeMessageBody['message'],
    signature: await typedSignature(week, first, data),
  })
  const record = async () => ({
    messageHash,
    record: await getSafeMessage(gateway, { chainId, messageHash }),
  })
  await look('proposed', await record())
  const { threshold } = await week.readState(safeAddress)
  if (threshold > 1)
    await confirmSafeMessage(gateway, {
      ...{ chainId, messageHash },
      signature: await typedSignature(week, second, data),
    })
  await look('confirmed', await record())
  return looks
}

/** What a hundred transactions and messages of a week are, in a fixed order. */
function schedule(random: Random): string[] {
  const names = Object.entries(honestKinds).flatMap(([name, { share }]) =>
    Array<string>(share).fill(name),
  )
  const all = [...names, ...Object.keys(honestMessages)]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = random.below(at + 1)
    ;[all[at], all[other]] = [all[other] ?? '', all[at] ?? '']
  }
  return all
}

/**
 * So many honest transactions and messages, with every look of their owners at them.
 *
 * @param which Names that are done, in their order.
 */
export async function liveThroughWeek(
  week: Week,
  random: Random,
  which: readonly string[],
): Promise<Look[]> {
  const paid = new Set<string>()
  const looks: Look[] = []
  for (const [at, name] of which.entries())
    looks.push(
      ...(name in honestMessages
        ? await signMessage(week, random, name, at)
        : await transact(week, random, name, paid)),
    )
  return looks
}

/** A week in a random order: as often as it is said of each kind. */
export function planWeek(random: Random, count: number): string[] {
  const all: string[] = []
  while (all.length < count) all.push(...schedule(random))
  return all.slice(0, count)
}
