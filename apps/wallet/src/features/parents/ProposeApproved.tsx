import { proposeApproved } from '@strongroom/react-hooks/sign'
import type { SafeTransaction } from '@strongroom/safe-protocol'
import { Button, Notice } from '@strongroom/ui-kit'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { useServices } from '../../core/useServices.ts'
import { useNestedTexts } from './texts.ts'

/** Puts a transaction that an owner approved on the chain into its safe's queue. */
export function ProposeApproved({
  chainId,
  safe,
  safeAddress,
  version,
  owner,
  transaction,
  children,
}: {
  chainId: string
  /** For links. */
  safe: string
  safeAddress: Address
  version: string
  owner: Address
  transaction: Readonly<SafeTransaction>
  children: ReactNode
}) {
  const t = useNestedTexts()
  const { gateway } = useServices()
  const navigate = useNavigate()
  const [state, setState] = useState<'open' | 'running' | 'failed'>('open')
  const propose = async () => {
    setState('running')
    try {
      const id = await proposeApproved(gateway, {
        ...{ chainId, safeAddress, version, owner, transaction },
      })
      await navigate({ to: '/transactions/tx', search: { safe, id } })
    } catch {
      setState('failed')
    }
  }
  return (
    <div>
      <Button disabled={state === 'running'} onClick={() => void propose()}>
        {children}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" title={t('proposeFailed')} />
      )}
    </div>
  )
}
