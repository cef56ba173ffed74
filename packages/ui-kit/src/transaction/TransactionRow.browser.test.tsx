import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { alice, names } from '../../test/people.ts'
import { queue } from '../../test/transactions.ts'
import { TransactionRow } from './TransactionRow.tsx'
import '../styles.css'

test('default: shows action, amount, recipient and the next signer', async () => {
  await render(
    <TransactionRow item={queue.next} names={names} account={alice} />,
  )
  const row = page.getByRole('article')
  await expect.element(row).toMatchTextContent('−1,250.00 USDC')
  await expect.element(row).toMatchTextContent('Bob')
  await expect.element(row).toMatchTextContent('Your turn to confirm')
  await expect
    .element(page.getByRole('img', { name: '1 of 3 confirmations' }))
    .toBeVisible()
})

test('behavior: a plain click is the app’s, others are the browser’s', async () => {
  const onOpen = vi.fn()
  await render(
    <TransactionRow item={queue.next} href="#next" onOpen={onOpen} />,
  )
  const link = page.getByRole('link', { name: /^Send/ }).element()
  const send = (init: MouseEventInit) => {
    const event = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ...init,
    })
    // The browser's own way would open a tab here.
    document.addEventListener('click', (late) => late.preventDefault(), {
      once: true,
    })
    link.dispatchEvent(event)
  }
  send({ ctrlKey: true })
  expect(onOpen).not.toHaveBeenCalled()
  send({})
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('next')
})

test('behavior: a button in the row does not open it', async () => {
  const onOpen = vi.fn()
  const onExecute = vi.fn()
  await render(
    <TransactionRow
      item={queue.ready}
      onOpen={onOpen}
      actions={
        <button type="button" onClick={onExecute}>
          Execute
        </button>
      }
    />,
  )
  await page.getByRole('button', { name: 'Execute' }).click()
  expect(onExecute).toHaveBeenCalledTimes(1)
  expect(onOpen).not.toHaveBeenCalled()
})
