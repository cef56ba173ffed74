import {
  type ApprovalWay,
  type UseTransactionReviewResult,
  useNestedApprovals,
} from '@strongroom/react-hooks/review'
import {
  createSafeTransaction,
  encodeExecTransaction,
  hashSafeTransaction,
  packSignatures,
  type SafeTransaction,
  safeAbi,
} from '@strongroom/safe-protocol'
import { Card, Stack } from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { ProposeApproved } from './ProposeApproved.tsx'
import { useNestedTexts } from './texts.ts'
import { useSafeName } from './useSafeName.ts'
import { ParentState, WayActions } from './WayActions.tsx'

// The code that signs loads after the card.
const ParentSignature = lazy(async () => {
  const { ParentSignature: component } = await import('./ParentSignature.tsx')
  return { default: component }
})

const same = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()

/** Undefined for a version that is not known: a node may name any. */
function hashOrUndefined(
  ...[domain, transaction]: Parameters<typeof hashSafeTransaction>
): Hex | undefined {
  try {
    return hashSafeTransaction(domain, transaction).safeTxHash
  } catch {
    return undefined
  }
}

/** A view call that carries the fields of a transaction in another one's batch. */
function encodeCarrier({
  to,
  value,
  data,
  operation,
  ...fees
}: Readonly<SafeTransaction>): Hex {
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce } = fees
  return encodeFunctionData({
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [
      ...([to, value, data, operation] as const),
      ...([safeTxGas, baseGas, gasPrice] as const),
      ...([gasToken, refundReceiver, nonce] as const),
    ],
  })
}

const isDirect = ({ path }: ApprovalWay) => path.length === 1

/** What the safes among the owners have done about a transaction, and can do. */
export function NestedActions({
  safe,
  review,
}: {
  safe: OpenSafe
  review: UseTransactionReviewResult
}) {
  const t = useNestedTexts()
  const nameOf = useSafeName()
  const { chainId, address } = safe
  const { account, verification, isDraft, signatures, verdict } = review
  const { payload } = review
  const { hashes, transaction, chain } = verification ?? {}
  const hash = hashes?.safeTxHash
  const asked = { chainId, safeAddress: address, account }
  const found = useNestedApprovals({ ...asked, hash })
  const version = chain?.version.split('+')[0]
  const rejection = transaction && {
    ...createSafeTransaction({ to: address, nonce: transaction.nonce }),
  }
  const rejectionHash =
    rejection &&
    hashOrUndefined(
      { chainId: BigInt(chainId), safe: address, version },
      rejection,
    )
  const isRejection = hash !== undefined && hash === rejectionHash
  const hasWays = (found?.ways.length ?? 0) > 0
  const rejecting = useNestedApprovals({
    ...asked,
    safeAddress: hasWays && !isRejection ? address : undefined,
    hash: rejectionHash,
  })
  if (!found || !hash || !transaction || !chain || found.parents.length === 0)
    return null
  const signers = new Set(signatures.map(({ signer }) => signer.toLowerCase()))
  /** The call by which a parent confirms and executes at once, where that is enough. */
  const executionBy = (parent: Address): Hex | undefined => {
    if (transaction.nonce !== chain.nonce || verdict?.decision === 'refuse')
      return undefined
    const others = signatures.filter(
      ({ signer }) =>
        !same(signer, parent) &&
        chain.owners.some((owner) => same(owner, signer)),
    )
    if (others.length + 1 < chain.threshold) return undefined
    return encodeExecTransaction(
      transaction,
      packSignatures([...others, { kind: 'approved', signer: parent }]),
    )
  }
  const open = chain.threshold > signers.size
  const hasSigned = (owner: Address | undefined) =>
    signers.has(`${owner}`.toLowerCase())
  // A gateway takes a proposal from an owner who signs, or who approved on the chain.
  const canSign = chain.owners.some((owner) => same(owner, `${account}`))
  const carried =
    isDraft && open && !canSign && verdict?.decision !== 'refuse'
      ? encodeCarrier(transaction)
      : undefined
  const approver = isDraft
    ? found.parents.find(({ isApproved }) => isApproved)?.parent.address
    : undefined
  const signing = open
    ? found.ways.filter(
        ({ path, isApproved }) =>
          path.length === 1 && !isApproved && !hasSigned(path[0]?.address),
      )
    : []
  return (
    <Card title={t('waitingParents')}>
      <Stack gap={4}>
        {found.parents.map((one) => (
          <ParentState
            key={one.parent.address}
            {...one}
            hasSigned={hasSigned(one.parent.address)}
          />
        ))}
        {carried && !approver && found.ways.some(isDirect) && (
          <p>{t('approveFirst', { child: nameOf(address) })}</p>
        )}
        {approver && (
          <ProposeApproved
            {...{ chainId, owner: approver, version: `${version}` }}
            safe={`${safe.chain.shortName}:${address}`}
            safeAddress={address}
            transaction={transaction}
          >
            {t('propose', { name: nameOf(address) })}
          </ProposeApproved>
        )}
        {found.ways.map((way) => (
          <WayActions
            key={way.path.map((one) => one.address).join()}
            {...{ safe, way, hash }}
            isRecorded={!isDraft && open}
            hasSigned={hasSigned(way.path[0]?.address)}
            carried={carried}
            execution={
              way.path.length === 1
                ? executionBy(way.path[0]?.address as Address)
                : undefined
            }
            rejection={rejecting?.ways.find(({ path }) =>
              path.every((one, at) =>
                same(one.address, `${way.path[at]?.address}`),
              ),
            )}
          />
        ))}
        {account &&
          payload &&
          verdict &&
          signing.map(({ path: [parent] }) => (
            <Suspense key={parent?.address}>
              {parent && (
                <ParentSignature
                  {...{ safe, parent, payload, hash, verdict, account }}
                  isRecorded={!isDraft}
                  onPosted={review.refetch}
                />
              )}
            </Suspense>
          ))}
        {rejection &&
          rejecting?.parents
            .filter(({ isApproved }) => isApproved)
            .slice(0, 1)
            .map(({ parent }) => (
              <ProposeApproved
                key={parent.address}
                {...{ chainId, owner: parent.address, version: `${version}` }}
                safe={`${safe.chain.shortName}:${address}`}
                safeAddress={address}
                transaction={rejection}
              >
                {t('proposeRejection')}
              </ProposeApproved>
            ))}
      </Stack>
    </Card>
  )
}
