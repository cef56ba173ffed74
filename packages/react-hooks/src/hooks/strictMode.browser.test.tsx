import type { GatewayClient, TransactionDetails } from '@strongroom/gateway-sdk'
import { useSuspenseQuery } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { safeQueryOptions } from '../calls/index.ts'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import {
  chainId,
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import { useVerifiedTransaction } from '../verify/useVerifiedTransaction.ts'
import { useConfirmTransaction } from './confirmations.ts'
import { useSafe } from './safes.gen.ts'

const safe = { chainId, safeAddress } as const

interface Props {
  readonly gateway: GatewayClient
  readonly details: TransactionDetails
  readonly confirmation: { safeTxHash: Hex; signature: Hex }
}

function Waiting({ gateway }: Props) {
  const { data } = useSuspenseQuery(safeQueryOptions(gateway, safe))
  return <p>suspended: {data.threshold}</p>
}

function Page({ details, confirmation }: Props) {
  const { data } = useSafe(safe)
  const { status } = useVerifiedTransaction({ ...safe, details })
  const confirm = useConfirmTransaction()
  return (
    <button
      type="button"
      onClick={() => confirm.mutate({ chainId, ...confirmation })}
    >
      {data?.threshold} {status} {confirm.status}
    </button>
  )
}

test('default: under Suspense and StrictMode they read, verify, and post once', async () => {
  const { rpc, details, safeTxHash, sign } = await createFakeSafe()
  const app = createTestApp({ chains: [{ chainId, rpc }] })
  const confirmation = { safeTxHash, signature: await sign(0) }
  const props = { gateway: app.gateway, details, confirmation }
  const screen = await render(
    <StrictMode>
      <app.wrapper>
        <Suspense fallback="Loading">
          <Waiting {...props} />
          <Page {...props} />
        </Suspense>
      </app.wrapper>
    </StrictMode>,
  )
  await expect.element(screen.getByText('suspended: 2')).toBeVisible()
  const button = screen.getByRole('button')
  await expect.element(button).toHaveTextContent('2 verified idle')
  await button.click()
  await expect.element(button).toHaveTextContent('2 verified success')
  expect(app.sent.filter((line) => line.startsWith('POST'))).toHaveLength(1)
})
