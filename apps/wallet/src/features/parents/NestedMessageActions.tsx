import { confirmSafeMessage } from '@strongroom/gateway-sdk'
import {
  type UseMessageReviewResult,
  useNestedApprovals,
} from '@strongroom/react-hooks/review'
import { packSignatures } from '@strongroom/safe-protocol'
import { Button, Card, Notice, Stack } from '@strongroom/ui-kit'
import { lazy, Suspense, useState } from 'react'
import type { Address } from 'viem'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { useServices } from '../../core/useServices.ts'
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
  const { account, record, verification, payload, verdict } = review
  const hash = verification?.hashes?.safeMessageHash
  const asked = { chainId, safeAddress: address, account, hash }
  const found = useNestedApprovals(asked)
  if (!found || !hash || found.parents.length === 0) return null
  const hasSigned = (parent: Address) =>
    verification?.signatures.some(({ signer }) => same(signer, parent)) === true
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
          <ParentState
            key={one.parent.address}
            {...one}
            hasSigned={hasSigned(one.parent.address)}
          />
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
            hasSigned={way.path[0] ? hasSigned(way.path[0].address) : false}
            execution={undefined}
            rejection={undefined}
          />
        ))}
        {account &&
          payload &&
          verdict &&
          found.ways
            .filter(({ path, isApproved }) => path.length === 1 && !isApproved)
            .flatMap(({ path }) => path)
            .filter(({ address: parent }) => !hasSigned(parent))
            .map((parent) => (
              <Suspense key={parent.address}>
                <ParentSignature
                  {...{ safe, parent, payload, hash, verdict, account }}
                  isRecorded={record !== undefined}
                  onPosted={review.refetch}
                />
              </Suspense>
            ))}
      </Stack>
    </Card>
  )
}
