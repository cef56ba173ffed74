import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Dave } = ownerAccounts

test("an owner's page shows another owner's confirmation without being asked", async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 3 })
  const safeTxHash = await proposeTransfer(stack, {
    ...{ safe, to: Dave, value: parseEther('1'), nonce: 0n },
    signers: [Alice],
  })
  const { page } = await personOf('Alice')
  const streamed = page.waitForResponse(
    (response) =>
      response.url().endsWith(`/safes/${safe}/events`) && response.ok(),
  )
  await page.goto(walletLink('/transactions/queue', safe))
  const confirmations = (count: number) =>
    page.getByRole('img', { name: `${count} of 3 confirmations` })
  await expect(confirmations(1)).toBeVisible()
  await streamed
  // The read that the first event of the stream causes is over.
  await page.waitForResponse((response) => response.url().endsWith(safe))

  const bob = await personOf('Bob')
  await openConnected(bob, transactionLink(safe, safeTxHash))
  const sign = bob.page.getByRole('button', { name: 'Sign', exact: true })
  await expect(sign).toBeEnabled()
  const order: string[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.pathname.endsWith(safe)) order.push('state')
    if (url.pathname.endsWith('/transactions/queued')) order.push('queue')
  })
  const changed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const label = '[aria-label="2 of 3 confirmations"]'
          if (document.querySelector(label) === null) return
          observer.disconnect()
          resolve(Date.now())
        }
        const observer = new MutationObserver(look)
        observer.observe(document, {
          ...{ subtree: true, childList: true, attributes: true },
        })
      }),
  )
  const confirmed = bob.page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /\/(propose|confirmations)$/.test(response.url()),
  )
  await sign.click()
  const answer = await confirmed
  expect(answer.ok()).toBe(true)
  await answer.finished()
  const { startTime, responseEnd } = answer.request().timing()
  const at = await changed
  await expect(confirmations(2)).toBeVisible()
  // The event causes a read of the state, whose change causes one of the queue.
  expect(order.slice(0, 2)).toEqual(['state', 'queue'])
  const milliseconds = Math.round(at - (startTime + responseEnd))
  test.info().annotations.push({
    type: 'from the answer to the other page',
    description: `${milliseconds} ms`,
  })
  process.stdout.write(
    `the other page changed ${milliseconds} ms after the answer\n`,
  )
})
