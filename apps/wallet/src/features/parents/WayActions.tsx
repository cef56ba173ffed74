import './parents.css'
import type {
  ApprovalWay,
  ParentApproval,
} from '@strongroom/react-hooks/review'
import type { Address, Hex } from 'viem'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { dropFormDraft, keepFormDraft } from '../../storage/formDrafts.ts'
import { approvalEntry, executionEntry } from './executionEntry.ts'
import { ProposeApproved } from './ProposeApproved.tsx'
import { useNestedTexts } from './texts.ts'
import { useSafeName } from './useSafeName.ts'

/** What an owner that is a safe has done so far. */
export function ParentState({
  parent,
  isApproved,
  queued,
  hasSigned,
}: ParentApproval & {
  /** Its contract signature is proven. */
  hasSigned: boolean
}) {
  const t = useNestedTexts()
  const name = useSafeName()(parent.address)
  const { threshold = 0, owners = [], nonce = 0n } = parent.safe ?? {}
  if (isApproved) return <p>{t('hasConfirmed', { name })}</p>
  if (hasSigned) return <p>{t('hasConfirmedFree', { name })}</p>
  if (!queued)
    return (
      <p>
        {t('mustSign', {
          name,
          threshold: String(threshold),
          owners: String(owners.length),
        })}
      </p>
    )
  return (
    <p>
      {t('hasSigned', {
        name,
        signed: String(queued.confirmations.length),
        threshold: String(threshold),
      })}{' '}
      {queued.nonce > nonce &&
        t('behind', {
          nonce: String(queued.nonce),
          next: String(queued.nonce - 1n),
        })}
    </p>
  )
}

/** What the account does next on one way to a confirmation. */
export function WayActions({
  safe,
  way,
  hash,
  isRecorded,
  hasSigned,
  carried,
  execution,
  rejection,
}: {
  safe: OpenSafe
  way: ApprovalWay
  /** The safeTxHash of the transaction under review. */
  hash: Hex
  /** The gateway has the transaction, so that other owners can read it. */
  isRecorded: boolean
  /** The parent has confirmed with a contract signature. */
  hasSigned: boolean
  /** For a draft: the call that carries its fields in the parent's approval. */
  carried?: Hex | undefined
  execution: Hex | undefined
  rejection: ApprovalWay | undefined
}) {
  const t = useNestedTexts()
  const nameOf = useSafeName()
  const { chain, chainId } = safe
  const refOf = (address: Address) => `${chain.shortName}:${address}`
  const last = way.path.at(-1)
  const [first] = way.path
  if (!last || !first) return null
  const through = nameOf(last.address)
  const name = nameOf(first.address)
  const isDirect = way.path.length === 1
  const to = { safe: refOf(last.address), child: way.target, hash: way.hash }
  const parent = way.path.at(-2)
  if (!isDirect && way.isApproved && parent) {
    const words = { name: nameOf(way.target), through }
    return way.unproposed ? (
      <>
        <p>{t('proposeText', words)}</p>
        <ProposeApproved
          {...{ chainId, owner: last.address, transaction: way.unproposed }}
          safe={refOf(way.target)}
          safeAddress={way.target}
          version={`${parent.safe?.version.split('+')[0]}`}
        >
          {t('propose', words)}
        </ProposeApproved>
      </>
    ) : (
      <p>
        <ButtonLink
          to="/transactions/tx"
          search={{ safe: refOf(way.target), id: way.hash }}
        >
          {t('continueAs', { name: words.name })}
        </ButtonLink>
      </p>
    )
  }
  const canApprove =
    (isRecorded || (carried !== undefined && isDirect)) &&
    !hasSigned &&
    !way.isApproved &&
    !way.queued
  return (
    <p className="app-nested-actions">
      {way.queued && !way.isApproved && (
        <ButtonLink
          to="/transactions/tx"
          search={{ safe: to.safe, id: way.queued.safeTxHash }}
        >
          {t('continueAs', { name: through })}
        </ButtonLink>
      )}
      {canApprove && (
        <ButtonLink
          to="/nested/approve"
          search={to}
          onClick={() =>
            carried
              ? keepFormDraft(approvalEntry(hash), { data: carried })
              : dropFormDraft(approvalEntry(hash))
          }
        >
          {isDirect
            ? t('approveAs', { name })
            : t('approveThrough', { name, through })}
        </ButtonLink>
      )}
      {execution && (
        <ButtonLink
          to="/nested/execute"
          search={{ safe: to.safe, child: safe.address, hash }}
          onClick={() =>
            keepFormDraft(executionEntry(hash), { data: execution })
          }
        >
          {t('executeAs', { name })}
        </ButtonLink>
      )}
      {isRecorded && rejection && !rejection.isApproved && (
        <ButtonLink
          to={rejection.queued ? '/transactions/tx' : '/nested/approve'}
          search={
            rejection.queued
              ? { safe: to.safe, id: rejection.queued.safeTxHash }
              : { safe: to.safe, child: rejection.target, hash: rejection.hash }
          }
        >
          {t('rejectAs', { name })}
        </ButtonLink>
      )}
    </p>
  )
}
