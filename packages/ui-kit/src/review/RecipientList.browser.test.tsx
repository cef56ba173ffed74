import type { ReviewAcknowledgement } from '@strongroom/react-hooks/review'
import { decideSigning, type Risk } from '@strongroom/safe-protocol/risks'
import { type ReactNode, useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RecipientList } from './RecipientList.tsx'
import { defaultRecipientListLabels } from './recipientListLabels.tsx'

const hash = `0x${'11'.repeat(32)}` as const
const approvals = [] as const
const code = {}
const addressAt = (at: number) =>
  `0xc${at.toString(16).padStart(39, '0')}` as const
const recipients = Array.from({ length: 1_000 }, (_, at) => ({
  ...{ address: addressAt(at), role: 'payment' as const },
  ...{ amount: BigInt(at + 1), path: [at] },
}))
const burns = (places: readonly number[]) =>
  decideSigning(
    places.map(
      (at): Risk => ({
        ...{ kind: 'recipient-burn', address: addressAt(at), path: [at] },
      }),
    ),
    { hash },
  )

let change: (places: readonly number[]) => void = () => {}

function Screen({
  risky,
  labels,
}: {
  risky: readonly number[]
  labels?: Parameters<typeof RecipientList>[0]['labels']
}) {
  const [verdict, setVerdict] = useState(() => burns(risky))
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  change = (places) => setVerdict(burns(places))
  const set = useCallback<ReviewAcknowledgement['set']>((_, ids = []) => {
    setAccepted((all) => new Set([...all, ...ids]))
  }, [])
  const acknowledgement = {
    ...{ isNeeded: true, isGiven: false, isOutdated: false },
    ...{ accepted, set },
  }
  const shared = { approvals, code, payments: undefined }
  return (
    <RecipientList
      labels={labels}
      review={{ ...shared, recipients, verdict, acknowledgement }}
    />
  )
}

function render(screen: ReactNode) {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  createRoot(container).render(screen)
}

const rows = () => document.querySelectorAll('.sr-recipients > li')
const next = page.getByRole('button', { name: 'Show more recipients' })

test('behavior: of 1,000 recipients 10 are mounted, however far an owner steps', async () => {
  render(<Screen risky={[]} />)
  await expect.poll(() => rows().length).toBe(10)
  for (const left of [980, 970, 960]) {
    await next.click()
    await expect
      .element(page.getByText(`And ${left} more recipients`))
      .toBeVisible()
    expect(rows().length).toBe(10)
  }
})

test('behavior: a tick renders its own row and no other', async () => {
  const confirm = vi.fn(defaultRecipientListLabels.confirm)
  const labels = { confirm }
  render(<Screen risky={[0, 1, 2, 3, 4]} labels={labels} />)
  const boxes = page.getByRole('checkbox')
  await expect.poll(() => boxes.elements().length).toBe(5)
  confirm.mockClear()
  await boxes.nth(2).click()
  await expect.element(boxes.nth(2)).toBeChecked()
  expect(confirm.mock.calls.map(([{ address }]) => address)).toEqual([
    addressAt(2),
  ])
})

test('behavior: counts the recipients with a finding that are not shown', async () => {
  render(<Screen risky={Array.from({ length: 13 }, (_, at) => at)} />)
  await expect
    .element(page.getByText('3 that are not shown now need attention'))
    .toBeVisible()
})

test('behavior: shows the first recipients again when another one becomes risky', async () => {
  render(<Screen risky={[]} />)
  await next.click()
  await next.click()
  await expect.element(page.getByText('And 970 more recipients')).toBeVisible()
  change([700])
  await expect.element(page.getByRole('checkbox')).toBeVisible()
  await expect.element(page.getByText('And 990 more recipients')).toBeVisible()
})
