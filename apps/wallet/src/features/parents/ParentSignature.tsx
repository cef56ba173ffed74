import type { SafeOwner } from '@strongroom/react-hooks/review'
import {
  type ParentRequest,
  readParentRequest,
  readParentSignatures,
  SigningError,
  signForParent,
} from '@strongroom/react-hooks/sign'
import { packSignatures } from '@strongroom/safe-protocol'
import {
  acknowledgementOf,
  type Verdict,
} from '@strongroom/safe-protocol/risks'
import {
  Button,
  Checkbox,
  CopyButton,
  DescriptionList,
  Dialog,
  Notice,
  RiskList,
  Stack,
} from '@strongroom/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useProblemText } from '../../core/useProblemText.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useNestedTexts } from './texts.ts'
import { useSafeName } from './useSafeName.ts'

const same = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()

interface ParentSignatureProps {
  safe: OpenSafe
  parent: SafeOwner
  /** The child's payload that the page shows for review. */
  payload: signForParent.Parameters['payload']
  /** Hash of the transaction or of the message on this page. */
  hash: Hex
  verdict: Verdict
  account: Address
  /** The gateway has it, so that a link to this page shows it to other owners. */
  isRecorded: boolean
  onPosted: () => void
}

/**
 * Lets an owner of a parent sign so that the parent confirms without a fee. The
 * signatures of several owners travel in a link from one to the next.
 */
export function ParentSignature(props: ParentSignatureProps) {
  const { safe, parent, payload, hash, account, isRecorded } = props
  const t = useNestedTexts()
  const name = useSafeName()(parent.address)
  const rpc = useRpc(safe.chainId)
  const { signed } = useSearch({ strict: false })
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({
    queryKey: ['parentRequest', rpc?.url, hash, parent.address, signed],
    queryFn: async ({ signal }) => {
      if (rpc === undefined) return null
      const request = await readParentRequest(rpc, {
        ...{ child: safe.address, parent: parent.address },
        ...{ subject: payload, signal },
      })
      const signatures =
        request && signed
          ? await readParentSignatures(request, signed as Hex).catch(() => [])
          : []
      return request ? { request, signatures } : null
    },
    staleTime: 12_000,
    retry: false,
  })
  if (!data) return null
  const { request, signatures } = data
  const { threshold, owners } = request.state
  const hasSigned = signatures.some(({ signer }) => same(signer, account))
  const isOwner = owners.some((owner) => same(owner, account))
  // A draft is in no link: it needs one signature, or an approval on the chain.
  const canSign = isOwner && !hasSigned && (isRecorded || threshold === 1)
  if (!canSign && signatures.length === 0) return null
  return (
    <Stack gap={3}>
      {signatures.length > 0 && (
        <Notice
          tone="info"
          title={t('linkSigned', {
            name,
            signed: String(signatures.length),
            threshold: String(threshold),
          })}
        >
          <Stack gap={2} align="start">
            <p>{t(hasSigned ? 'linkText' : 'linkGiven', { name })}</p>
            {hasSigned && (
              <CopyButton
                labelled
                value={window.location.href}
                label={t('copyLink', { name })}
              />
            )}
          </Stack>
        </Notice>
      )}
      {canSign && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('signAs', { name })}</Button>
        </div>
      )}
      {isOpen && (
        <SigningDialog
          {...{ ...props, request, name, signatures }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

function SigningDialog({
  safe,
  parent,
  payload,
  hash,
  verdict,
  isRecorded,
  onPosted,
  request,
  name,
  signatures,
  onClose,
}: ParentSignatureProps & {
  request: ParentRequest
  name: string
  signatures: NonNullable<signForParent.Parameters['signatures']>
  onClose: () => void
}) {
  const t = useNestedTexts()
  const { gateway, manager } = useServices()
  const rpc = useRpc(safe.chainId)
  const navigate = useNavigate()
  // Keeps the review of this page: it may have the id of a record.
  const { id } = useSearch({ strict: false })
  const writeProblem = useProblemText()
  const child = useSafeName()(safe.address)
  const [isAccepted, setAccepted] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<SigningError>()
  const { chainId } = safe
  const mustAccept = verdict.decision === 'acknowledge'
  const words = { name, child, threshold: String(request.state.threshold) }
  const isMessage = !('transaction' in payload)

  const sign = async () => {
    if (rpc === undefined) return
    setRunning(true)
    setProblem(undefined)
    try {
      const { signatures: all, isPosted } = await signForParent(
        { gateway, manager, chains: [{ chainId, rpc }] },
        {
          ...{ payload, verdict, signatures, shownHash: hash },
          parent: parent.address,
          acknowledged:
            mustAccept && isAccepted ? acknowledgementOf(verdict) : undefined,
        },
      )
      onClose()
      onPosted()
      const signed = isPosted ? {} : { signed: packSignatures(all) }
      await navigate({
        to: isMessage ? '/messages/msg' : '/transactions/tx',
        search: { safe: safe.ref, id: id ?? hash, ...signed },
        replace: isRecorded,
      })
    } catch (cause) {
      setProblem(
        cause instanceof SigningError
          ? cause
          : new SigningError('walletFailed', { detail: String(cause) }),
      )
    } finally {
      setRunning(false)
    }
  }

  const row = (id: string, term: string, value: string) => ({
    ...{ id, term },
    value: <code className="sr-wrap">{value}</code>,
  })
  const { hashes } = request
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isRunning}
      title={t('signAs', { name })}
      footer={
        <Stack direction="row" gap={2} justify="end">
          <Button disabled={isRunning} onClick={onClose}>
            {t('signCancel')}
          </Button>
          <Button
            variant="primary"
            busy={isRunning}
            disabled={mustAccept && !isAccepted}
            onClick={() => void sign()}
          >
            {t('sign')}
          </Button>
        </Stack>
      }
    >
      <Stack>
        <p>{t('signText', words)}</p>
        {request.isShared && (
          <Notice tone="warning" title={t('signShared', words)} />
        )}
        <DescriptionList
          items={[
            row(
              'child',
              t(isMessage ? 'childMessage' : 'childHash', words),
              hash,
            ),
            row('safeMessage', t('parentHash', words), hashes.safeMessageHash),
            row('message', t('parentMessageHash', words), hashes.messageHash),
            row('domain', t('parentDomain', words), hashes.domainHash),
          ]}
        />
        {mustAccept && (
          <>
            <RiskList reasons={verdict.reasons} />
            <Checkbox
              label={t('accept')}
              checked={isAccepted}
              onCheckedChange={setAccepted}
            />
          </>
        )}
        {problem && (
          <Notice tone="danger" role="alert" title={writeProblem(problem)}>
            {problem.detail}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
