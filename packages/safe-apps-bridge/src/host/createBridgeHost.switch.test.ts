import { expect, test, vi } from 'vitest'
import {
  safeInfo,
  safeTxHash,
  setup,
  to,
} from './createBridgeHost.test.fixture.ts'

const other = '0x00000000000000000000000000000000000000bB'

/** A host whose wallet can open another safe. */
function setupSwitch(handlers: Parameters<typeof setup>[0] = {}) {
  let open = safeInfo
  const made = setup({ getSafeInfo: () => open, ...handlers })
  const switchSafe = (change: Partial<typeof safeInfo>) => {
    open = { ...open, ...change }
    made.host.refresh()
  }
  return { ...made, switchSafe }
}

test.each([
  ['safe', { safeAddress: other }],
  ['network', { chainId: 1 }],
])(
  'behavior: another %s closes the open prompt, also for an app that never read the safe',
  async (_, change) => {
    const aborted = vi.fn()
    const { ask, answers, settled, switchSafe } = setupSwitch({
      sendTransactions: (_, { signal }) => {
        signal.addEventListener('abort', aborted)
        return new Promise(() => {})
      },
    })
    ask('sendTransactions', { txs: [{ to }] })
    await settled()
    switchSafe(change)
    await settled()
    expect(aborted).toHaveBeenCalledTimes(1)
    expect(answers()).toMatchObject([
      { id: 'id-1', success: false, error: 'Transaction was rejected' },
    ])
  },
)

test('behavior: another safe shares no read with the one before', async () => {
  const finish: ((value: string) => void)[] = []
  const { ask, answers, settled, switchSafe } = setupSwitch({
    rpcCall: () => new Promise((resolve) => finish.push(resolve)),
  })
  ask('rpcCall', { call: 'eth_gasPrice' }, 'before')
  switchSafe({ chainId: 1 })
  ask('rpcCall', { call: 'eth_gasPrice' }, 'after')
  expect(finish).toHaveLength(2)
  finish[0]?.('0x1')
  finish[1]?.('0x2')
  await settled()
  expect(answers()).toMatchObject([
    { id: 'before', data: '0x1' },
    { id: 'after', data: '0x2' },
  ])
})

test('behavior: another state of the same safe keeps requests open', async () => {
  let finish = () => {}
  const { ask, answers, settled, switchSafe } = setupSwitch({
    sendTransactions: () =>
      new Promise((resolve) => {
        finish = () => resolve({ safeTxHash })
      }),
  })
  ask('sendTransactions', { txs: [{ to }] })
  await settled()
  switchSafe({ threshold: 2, safeAddress: to.toLowerCase() })
  finish()
  await settled()
  expect(answers()).toMatchObject([{ success: true, data: { safeTxHash } }])
})
