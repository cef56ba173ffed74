import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer, signTransfer } from '../support/proposeTransfer.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave } = ownerAccounts

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
  const confirmed = bob.page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /\/(propose|confirmations)$/.test(response.url()),
  )
  await sign.click()
  const answer = await confirmed
  expect(answer.ok()).toBe(true)
  await expect(confirmations(2)).toBeVisible()
  // The event causes a read of the state, whose change causes one of the queue.
  expect(order.slice(0, 2)).toEqual(['state', 'queue'])
})

test("default: an owner's page changes within 300 ms of another owner's confirmation @long", async ({
  stack,
  personOf,
}) => {
  const safe = await createFundedSafe(stack, { threshold: 3 })
  const transfers = [0n, 1n, 2n, 3n, 4n].map((nonce) => ({
    ...{ safe, to: Dave, value: 1n, nonce },
  }))
  const confirmations = await Promise.all(
    transfers.map((transfer) =>
      signTransfer(stack, { ...transfer, signers: [Bob] }),
    ),
  )
  for (const transfer of transfers)
    await proposeTransfer(stack, { ...transfer, signers: [Alice] })
  const { page } = await personOf('Alice')
  const streamed = page.waitForResponse(
    (response) =>
      response.url().endsWith(`/safes/${safe}/events`) && response.ok(),
  )
  await page.goto(walletLink('/transactions/queue', safe))
  await expect(
    page.getByRole('img', { name: '1 of 3 confirmations' }),
  ).toHaveCount(5)
  await streamed
  // The read that the first event of the stream causes is over.
  await page.waitForResponse((response) => response.url().endsWith(safe))
  const times: number[] = []
  for (const { safeTxHash, signature } of confirmations) {
    // The wallet does not know of this request: it hears of the event alone.
    times.push(
      await page.evaluate(confirmAndWatch, {
        url: `${stack.gatewayUrl}/v1/chains/1337/transactions/${safeTxHash}/confirmations`,
        signature,
        count: times.length + 1,
      }),
    )
  }
  test.info().annotations.push({
    type: 'from the answer to the change of the other page',
    description: `${times.map(Math.round).join(', ')} ms`,
  })
  // The others show how busy this machine is.
  expect(Math.min(...times), `${times} ms`).toBeLessThan(300)
})

/**
 * Runs in the page: sends a confirmation, and returns the milliseconds from its
 * answer until the page shows so many transactions with two confirmations.
 */
async function confirmAndWatch({
  url,
  signature,
  count,
}: {
  url: string
  signature: string
  count: number
}): Promise<number> {
  // The wallet reads at most every 250 ms: let the round before end.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const changed = new Promise<number>((resolve) => {
    const look = () => {
      const label = '[aria-label="2 of 3 confirmations"]'
      if (document.querySelectorAll(label).length < count) return
      observer.disconnect()
      resolve(performance.now())
    }
    const observer = new MutationObserver(look)
    observer.observe(document, {
      ...{ subtree: true, childList: true, attributes: true },
    })
  })
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ signature }),
  })
  await answer.text()
  if (!answer.ok) throw new Error(`The confirmation: ${answer.status}`)
  const answered = performance.now()
  return Math.max(0, (await changed) - answered)
}
