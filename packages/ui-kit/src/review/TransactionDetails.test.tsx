import type { TransactionInfo } from '@strongroom/gateway-sdk'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import { decideSigning, type Finding } from '@strongroom/safe-protocol/risks'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { dave, names, token } from '../../test/people.ts'
import {
  lying,
  type Reviewed,
  reviewOf,
  risky,
  sending,
  unsigned,
} from '../../test/reviews.ts'
import { infos } from '../../test/transactions.ts'
import type { GivenLabels } from '../labels/defaultLabels.ts'
import { LabelsProvider } from '../labels/LabelsProvider.tsx'
import {
  TransactionDetails,
  type TransactionDetailsProps,
} from './TransactionDetails.tsx'

/** With the parts that load on demand, at their places. */
async function htmlOf(element: ReactElement): Promise<string> {
  const { prelude } = await prerender(element, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude).text()
}

async function textOf({
  details,
  verification,
  verdict,
  error,
  wrap = (details) => details,
  ...props
}: Partial<Reviewed> & {
  error?: Error
  wrap?: (details: ReactElement) => ReactElement
} & Omit<TransactionDetailsProps, 'review'>): Promise<string> {
  const found = {
    ...(details && { details }),
    ...(verification && { verification }),
    ...(verdict && { verdict }),
  }
  const html = await htmlOf(
    wrap(
      <TransactionDetails
        review={reviewOf(found, error && { error })}
        chainPrefix="eth"
        names={names}
        timeZone="UTC"
        isTrustedDelegateCall={(to) => isTrustedDelegateCall(to as Address)}
        {...props}
      />,
    ),
  )
  return html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
}

/** The words in this order, whatever stands between. */
const inOrder = (...words: string[]) => new RegExp(words.join('.*'), 'u')

test('default: the order of the page, with calls, hashes and fields folded', async () => {
  const text = await textOf({
    ...sending,
    tokens: { [token.toLowerCase()]: { decimals: 6, symbol: 'USDC' } },
    chainName: 'Ethereum',
    link: 'https://wallet.example/tx',
    notices: 'A notice',
    actions: 'Sign it',
  })
  expect(text).toMatch(
    inOrder(
      '#42',
      'Your turn to sign',
      'Send 1,250 USDC to Bob',
      'Proposed by Alice on',
      'Network: Ethereum \\(1\\)',
      'A notice',
      'Not simulated yet',
      'Who receives it',
      '1 call',
      'All fields that are signed',
      'Checks',
      'No risks found',
      'Verified: computed here, gateway and contract agree',
      'Confirmations',
      'Your turn',
      'Signature verified',
      'Signature invalid',
      '1 more confirmation needed from:',
      'Not yet',
      'Your turn',
      'Details',
      'Ethereum \\(1\\)',
      'Paid by the executor',
      'Copy link for another owner',
    ),
  )
  // A browser adds the buttons once it has loaded all that must be seen.
  expect(text).not.toContain('Sign it')
  expect(text).not.toContain('Safe transaction hash')
  expect(text).not.toContain('Refund receiver')
  // An untrusted token is counted in base units.
  expect(await textOf(sending)).toContain('1250000000 units of token 0xA0b8')
})

test('behavior: an approved transaction below a call makes no batch', async () => {
  const { verification } = sending
  const { tree } = verification
  if (!tree) throw new Error('There is no tree.')
  const approved = { ...tree, approved: true } as const
  const approving: typeof tree = { ...tree, children: [approved] }
  const text = await textOf({
    ...sending,
    verification: { ...verification, tree: approving },
  })
  expect(text).toContain('1 call ')
  expect(text).not.toContain('in one batch')
})

test('behavior: the signed bytes outrank the words of the gateway', async () => {
  const text = await textOf(lying)
  expect(text).toMatch(
    inOrder(
      // The title is of the bytes; what speaks against it stands right below.
      'units of token',
      'The gateway says another hash',
      'The gateway describes this transaction differently',
      'The sources disagree',
      'Do not sign',
      'Must not be signed',
    ),
  )
  expect(text).not.toContain('\u202e')
  expect(text).not.toContain('same message hash')
})

const replaced = { kind: 'library-code', target: dave, path: [] } as const
const verdictOf = (...findings: readonly Finding[]) =>
  decideSigning(findings, { hash: `0x${'11'.repeat(32)}` })

test('behavior: refusals stand right below the title, other risks in the card of checks', async () => {
  expect(await textOf(risky)).toMatch(
    inOrder(
      '3 actions: let a module',
      '2 to confirm before you sign',
      'Enables a module',
      'cannot be decoded here',
      'Uses Safe’s official batch contract',
      'The hashes agree. Risks are still to be confirmed',
    ),
  )
  const text = await textOf({ ...sending, verdict: verdictOf(replaced) })
  expect(text).toMatch(
    inOrder(
      'Proposed by',
      'This contract of Safe was replaced',
      'Must not be signed',
      'The hashes agree, but this must not be signed',
    ),
  )
  expect(text).not.toContain('Verified:')
})

test('behavior: the line of an executed transaction does not ask to compare hashes', async () => {
  const text = await textOf({
    ...sending,
    details: { ...sending.details, txStatus: 'SUCCESS' },
    verification: {
      ...sending.verification,
      chain: { owners: [], threshold: 2, nonce: 43n, version: '1.4.1' },
    },
  })
  expect(text).toContain('Verified: computed here')
  expect(text).not.toContain('before you')
})

test('behavior: an RPC that failed is named only where one is set', async () => {
  const verification = {
    ...sending.verification,
    status: 'unavailable',
    problems: [{ kind: 'rpc', cause: new Error('HTTP request failed.') }],
  } as const
  const of = (hasRpc: boolean) =>
    htmlOf(
      <TransactionDetails
        review={{ ...reviewOf({ ...sending, verification }), hasRpc }}
        names={names}
      />,
    )
  expect(await of(true)).toContain('Your RPC gave no valid answer')
  const without = await of(false)
  expect(without).toContain('No RPC endpoint is set for this network.')
  expect(without).not.toContain('gave no valid answer')
})

test('behavior: a draft whose nonce was used shows why it cannot be signed', async () => {
  const verification = {
    ...sending.verification,
    status: 'mismatch',
    problems: [{ kind: 'nonce', nonce: 42n, chain: 43n }],
    chain: { owners: [], threshold: 2, nonce: 43n, version: '1.4.1' },
  } as const
  const of = (isDraft: boolean) =>
    htmlOf(
      <TransactionDetails
        review={reviewOf({ ...sending, verification }, { isDraft })}
        names={names}
      />,
    )
  expect(await of(true)).toContain(
    'Replaced: another transaction used nonce 42.',
  )
  // One that is recorded was executed, or replaced: its state says so.
  expect(await of(false)).not.toContain('another transaction used')
})

test.each([
  ['a module', unsigned.module, ['As described by the gateway', 'Module']],
  [
    'a transfer',
    unsigned.transfer,
    ['do not copy its address', 'Nov 20, 2026'],
  ],
  ['a creation', unsigned.creation, ['Created by', 'Safe contract', 'Factory']],
])('behavior: %s has nothing to verify', async (_, details, words) => {
  const text = await textOf({ details })
  for (const word of words) expect(text).toContain(word)
  expect(text).not.toContain('Verified')
})

test('behavior: the title of a record without signatures has the words of its row, as the gateway’s claim', async () => {
  const titleOf = async (txInfo: TransactionInfo) => {
    const details = { ...unsigned.transfer, txInfo }
    const html = await htmlOf(
      <TransactionDetails
        review={reviewOf({ details })}
        chainPrefix="eth"
        names={{ [dave.toLowerCase()]: 'Dave' }}
      />,
    )
    const title = /<h1[^>]*>(.*?)<\/h1>/u.exec(html)?.[1] ?? ''
    return title.replace(/<!-- -->|<[^>]*>/gu, '').replace(/\s+/gu, ' ')
  }
  const incoming = {
    ...infos.imitation,
    sender: { value: dave, name: 'Exchange' },
    transferInfo: { type: 'NATIVE_COIN', value: `${275n * 10n ** 16n}` },
  } as const
  expect(await titleOf(incoming)).toBe('Received 2.75 ETH from Dave (gateway)')
  expect(await titleOf(infos.swap)).toMatch(
    /^Swap −[\d,.]+ \S+, \+[\d,.]+ \S+ .*\(gateway\)$/u,
  )
  expect(await titleOf(infos.creation)).toMatch(
    /^Safe created by .* \(gateway\)$/u,
  )
})

test('behavior: the title of a payment is in the past once the chain shows its execution', async () => {
  const proven = { word: 'executed', executor: dave } as const
  for (const [found, title] of [
    [undefined, 'Send'],
    [proven, 'Sent'],
  ] as const) {
    const text = await textOf({
      ...sending,
      details: { ...sending.details, txStatus: 'SUCCESS' },
      verification: { ...sending.verification, proven: found as never },
    })
    expect(text).toContain(`${title} 1250000000 units of token`)
  }
})

test.each([
  ['read', sending],
  ['still checking', { details: sending.details }],
  ['without signatures', { details: unsigned.transfer }],
])(
  'behavior: the title of one that is %s has the given level',
  async (_, found) => {
    const htmlAs = (props: Pick<TransactionDetailsProps, 'titleAs'>) =>
      htmlOf(
        <TransactionDetails
          review={reviewOf(found)}
          chainPrefix="eth"
          timeZone="UTC"
          {...props}
        />,
      )
    expect((await htmlAs({})).match(/<h1/gu)).toHaveLength(1)
    const below = await htmlAs({ titleAs: 'h2' })
    expect(below).not.toContain('<h1')
    expect(below).toContain('<h2 class="sr-sentence"')
  },
)

test('behavior: loading, failed and still checking', async () => {
  expect(await textOf({})).toContain('Loading the transaction')
  const failed = await textOf({
    error: new Error('CGW error - 502: Bad gateway'),
  })
  expect(failed).toContain('This transaction could not be loaded')
  const checking = await textOf({ details: sending.details })
  expect(checking).toContain('Checking the transaction…')
  expect(checking).toContain('Not verified')
  // The page describes the call only after it read the bytes.
  expect(checking).not.toContain('Send ')
})

test('behavior: names a record that could not be read', async () => {
  const { verification } = sending
  expect(
    await textOf({
      ...sending,
      verification: {
        ...verification,
        status: 'mismatch',
        problems: [{ kind: 'malformed', field: 'nonce' }],
        transaction: undefined,
        hashes: undefined,
        tree: undefined,
      },
    }),
  ).toMatch(inOrder('could not be read', 'cannot be read as a transaction'))
})

test('behavior: the gateway’s own words are an aside, and cleaned', async () => {
  const txInfo = {
    ...sending.details.txInfo,
    humanDescription: `Pay \u202e${'x'.repeat(10_000)}`,
  }
  const text = await textOf({
    ...sending,
    details: { ...sending.details, txInfo },
  })
  expect(text).toMatch(/units of token.*The gateway says: Pay x+…/u)
  expect(text.length).toBeLessThan(8_000)
})

test('param: labels, before those of the provider', async () => {
  const labels: GivenLabels = {
    transactionDetails: {
      yourTurn: 'Sie',
      nonce: (nonce) => `Nummer ${nonce}`,
    },
    checks: { title: 'Prüfung' },
    risks: { module: () => ({ text: 'Gefahr' }) },
    transactionTimeline: { confirmed: 'Bestätigt' },
  }
  const text = await textOf({
    ...risky,
    wrap: (details) => (
      <LabelsProvider labels={labels}>{details}</LabelsProvider>
    ),
    labels: { yourTurn: 'Sie sind dran' },
  })
  expect(text).toMatch(
    inOrder(
      'Nummer 42',
      'Sie sind dran',
      'Prüfung',
      'Gefahr',
      // Other kinds of findings stay as they were.
      'cannot be decoded here',
      'Bestätigt',
    ),
  )
})

test('behavior: a transaction pending on the chain stays pending if the gateway reports it as executed', async () => {
  const text = await textOf({
    ...sending,
    details: { ...sending.details, txStatus: 'SUCCESS' },
  })
  expect(text).toContain('Your turn to sign')
})

test('error: a record of another transaction is not shown', async () => {
  const text = await htmlOf(
    <TransactionDetails
      review={reviewOf(
        { details: sending.details },
        { status: 'foreign', transactionId: 'multisig_asked' },
      )}
    />,
  )
  expect(text).toContain('The gateway sent another transaction')
  expect(text).toContain('multisig_asked')
  expect(text).not.toContain('Confirmations')
})
