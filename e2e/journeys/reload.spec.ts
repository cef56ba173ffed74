import { parseEther } from 'viem'
import { openConnected } from '../support/connect.ts'
import { createFundedSafe } from '../support/createFundedSafe.ts'
import { ownerAccounts } from '../support/ownerAccounts.ts'
import { proposeTransfer } from '../support/proposeTransfer.ts'
import { readExecuted, readSafe } from '../support/readSafe.ts'
import { rpcRequest } from '../support/rpcRequest.ts'
import { expect, test } from '../support/test.ts'
import { transactionLink, walletLink } from '../support/walletLink.ts'

const { Alice, Bob, Dave } = ownerAccounts

test.describe('a reload while an execution is under way', () => {
  // The chain waits, so that there is a time between sending and mining.
  const setAutomine = (url: string, on: boolean) =>
    rpcRequest(url, 'evm_setAutomine', [on])

  test.afterEach(async ({ stack }) => {
    await setAutomine(stack.rpcUrls[1337], true)
    await rpcRequest(stack.rpcUrls[1337], 'evm_mine')
  })

  for (const answered of [true, false])
    test(
      answered
        ? 'the wallet had answered'
        : 'the wallet had sent it but not answered',
      async ({ stack, chain, personOf }) => {
        const url = stack.rpcUrls[1337]
        const safe = await createFundedSafe(stack)
        const safeTxHash = await proposeTransfer(stack, {
          safe,
          to: Dave,
          value: parseEther('2'),
          nonce: 0n,
          signers: [Alice, Bob],
        })
        const alice = await personOf('Alice')
        const { page, wallet } = alice
        await openConnected(alice, transactionLink(safe, safeTxHash))
        const execute = page.getByRole('button', { name: 'Execute' })
        await expect(execute).toBeEnabled()

        await setAutomine(url, false)
        const hold = answered
          ? undefined
          : wallet.holdNext('eth_sendTransaction')
        await execute.click()
        if (hold) await hold.reached
        else
          await expect(
            page.getByText('Executing nonce 0: waiting for the network'),
          ).toBeVisible()
        await page.reload()
        await expect(
          page.getByText(
            `Executing nonce 0: waiting for ${answered ? 'the network' : 'your wallet'}`,
          ),
        ).toBeVisible()
        // The button blocks a second execution meanwhile.
        await expect(execute).toHaveAttribute('aria-disabled', 'true')

        await rpcRequest(url, 'evm_mine')
        await expect(
          page.getByText(/^Done\. Executed in block \d+/),
        ).toBeVisible()
        await expect(page.getByText(/^Executing nonce/)).toBeHidden()
        await expect(execute).toBeHidden()
        hold?.release()
        expect(wallet.count('eth_sendTransaction')).toBe(1)
        expect(await readExecuted(chain, safe)).toEqual([safeTxHash])
        expect(await readSafe(chain, safe)).toMatchObject({ nonce: 1n })

        await page.goto(walletLink('/transactions/queue', safe))
        await expect(page.getByText('No pending transactions')).toBeVisible()
      },
    )
})
