import type { Reason, Risk } from '@strongroom/safe-protocol/risks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { alice, bob, dave, names, safe, token } from '../../test/people.ts'
import { ReviewConsequences } from './ReviewConsequences.tsx'

const render = (at: Pick<Risk, 'safe' | 'isLater'>) => {
  const reason: Reason = {
    ...{ id: '1', decision: 'acknowledge', acknowledged: false },
    finding: {
      ...{ kind: 'spending-limit', module: dave, delegate: bob, token },
      ...{ change: 'set', amount: 5n, resetMinutes: 1_440, path: [] },
      ...at,
    },
  }
  return renderToStaticMarkup(
    <ReviewConsequences
      tree={undefined}
      facts={{
        ...{ safe, reasons: [reason] },
        policy: { owners: [alice], threshold: 1 },
      }}
      ownersThen={undefined}
      names={names}
      tokens={{ [token.toLowerCase()]: { symbol: 'USDC', decimals: 0 } }}
      review={{
        simulation: {
          ...{ status: 'succeeds', block: 1, source: 'eth_simulateV1' },
          ...{ skipped: 0, fee: undefined },
          changes: {
            ...{ assets: [], nfts: [], approvals: [], movements: [] },
            ...{ settings: undefined, refund: undefined, isComplete: true },
          },
        },
        ...{ second: undefined, findings: [], tokens: {} },
      }}
    />,
  )
}

test('behavior: a spending limit of the verdict stands among what happens', () => {
  expect(render({ safe })).toContain('Spending limits')
  expect(render({ safe })).toContain('every day')
})

test('behavior: limits of another safe or a later transaction are left out', () => {
  expect(render({ safe: dave })).not.toContain('Spending limits')
  expect(render({ safe, isLater: true })).not.toContain('Spending limits')
})
