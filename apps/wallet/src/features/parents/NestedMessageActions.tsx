import { confirmSafeMessage } from '@strongroom/gateway-sdk'
import {
  type UseMessageReviewResult,
  useNestedApprovals,
} from '@strongroom/react-hooks/review'
import { packSignatures } from '@strongroom/safe-protocol'
import { Button, Card, Notice, Stack } from '@strongroom/ui-kit'
import { useState } from 'react'
import type { Address } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
import { useNestedTexts } from './texts.ts'
import { useSafeName } from './useSafeName.ts'
import { ParentState, WayActions } from './WayActions.tsx'

const same = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase()

/** What the safes among the owners have done about a message, and can do. */
export function NestedMessageActions({
  safe,
  review,
}: {
  safe: OpenSafe
  review: UseMessageReviewResult
}) {
  const t = useNestedTexts()
  const nameOf = useSafeName()
  const { gateway } = useServices()
  const [state, setState] = useState<'open' | 'running' | 'failed'>('open')
  const { chainId, address } = safe
  const { account, record, verification } = review
  const hash = verification?.hashes?.safeMessageHash
  const asked = { chainId, safeAddress: address, account, hash }
  const found = useNestedApprovals(asked)
  if (!found || !hash || found.parents.length === 0) return null
  const hasSigned = (parent: Address) =>
    verification?.signatures.some(({ signer }) => same(signer, parent))
  const confirm = async (signer: Address) => {
    setState('running')
    try {
      const signature = packSignatures([{ kind: 'approved', signer }])
      await confirmSafeMessage(gateway, {
        ...{ chainId, messageHash: hash, signature },
      })
      setState('open')
      review.refetch()
    } catch {
      setState('failed')
    }
  }
  return (
    <Card title={t('waitingParents')}>
      <Stack gap={4}>
        {found.parents.map((one) => (
          <ParentState key={one.parent.address} {...one} />
        ))}
        {record &&
          found.parents
            .filter(
              ({ parent, isApproved }) =>
                isApproved && !hasSigned(parent.address),
            )
            .map(({ parent }) => (
              <Button
                key={parent.address}
                disabled={state === 'running'}
                onClick={() => void confirm(parent.address)}
              >
                {t('addConfirmation', { name: nameOf(parent.address) })}
              </Button>
            ))}
        {state === 'failed' && (
          <Notice tone="danger" title={t('proposeFailed')} />
        )}
        {found.ways.map((way) => (
          <WayActions
            key={way.path.map((one) => one.address).join()}
            {...{ safe, way, hash }}
            isRecorded={record !== undefined}
            execution={undefined}
            rejection={undefined}
          />
        ))}
      </Stack>
    </Card>
  )
}
