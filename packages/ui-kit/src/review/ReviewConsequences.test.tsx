import type { Reason } from '@strongroom/safe-protocol/risks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { alice, bob, dave, names, safe, token } from '../../test/people.ts'
import { ReviewConsequences } from './ReviewConsequences.tsx'

test('behavior: a spending limit of the verdict stands among what happens', () => {
  const reason: Reason = {
    ...{ id: '1', decision: 'acknowledge', acknowledged: false },
    finding: {
      ...{ kind: 'spending-limit', module: dave, delegate: bob, token },
      ...{ change: 'set', amount: 5n, resetMinutes: 1_440, path: [] },
    },
  }
  const html = renderToStaticMarkup(
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
  expect(html).toContain('Spending limits')
  expect(html).toContain('every day')
})
