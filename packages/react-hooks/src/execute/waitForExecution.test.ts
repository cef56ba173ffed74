import { expect, test } from 'vitest'
import { waitForExecution } from './waitForExecution.ts'

test('behavior: the signal ends it while the node does not answer', async () => {
  const controller = new AbortController()
  const asked: string[] = []
  const waiting = waitForExecution(
    {
      async request({ method }) {
        asked.push(method)
        return method === 'eth_call' ? new Promise(() => undefined) : null
      },
    },
    {
      safe: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      safeTxHash: `0x${'11'.repeat(32)}`,
      nonce: 7n,
      txHash: `0x${'22'.repeat(32)}`,
      signal: controller.signal,
    },
  )
  await expect.poll(() => asked).toContain('eth_call')
  controller.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
})
