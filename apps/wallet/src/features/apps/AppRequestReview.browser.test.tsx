import type { SignResult } from '@strongroom/safe-apps-bridge/host'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSafe } from '../../testing/renderInSafe.tsx'
import { buildSignMessageTransaction } from '../messages/buildSignMessageTransaction.ts'
import type { AppAsk } from './AppAsk.ts'
import { AppRequestReview } from './AppRequestReview.tsx'
import { appsSafe, appsSetting } from './appsSetting.test.fixture.ts'

const url = new URL('https://app.example/x')

const signIn = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n${appsSafe.address}\n\nURI: https://${domain}\nChain ID: 1337\n`

const onChain = (message: string): AppAsk => ({
  kind: 'transaction',
  message,
  transaction: buildSignMessageTransaction(message, { ...appsSafe, nonce: 4 }),
})

/** A page with something that has the focus until an app asks. */
function Page({ asked, reject }: { asked: AppAsk; reject: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOpen && (
        <AppRequestReview
          request={{
            id: 1,
            asked,
            resolve: (_: SignResult) => undefined,
            reject() {
              reject()
              setOpen(false)
            },
          }}
          url={url}
          origin={undefined}
          onProposed={() => undefined}
        />
      )}
      <div hidden={isOpen}>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
      </div>
    </>
  )
}

async function open(asked: AppAsk) {
  const reject = vi.fn()
  await renderInSafe(
    <StrictMode>
      <Page asked={asked} reject={reject} />
    </StrictMode>,
    appsSetting([]),
  )
  await page.getByRole('button', { name: 'Ask' }).click()
  return { reject }
}

test('default: the origin that asks stands in the review', async () => {
  await open(onChain('hello'))
  await expect
    .element(page.getByText('Asked for by https://app.example'))
    .toBeVisible()
  await expect
    .element(page.getByRole('group', { name: 'Message' }))
    .toMatchTextContent('hello')
})

test('behavior: a sign-in for another site is said on the chain too', async () => {
  await open(onChain(signIn('bank.example')))
  await expect
    .element(page.getByText(/signs you in to another site/))
    .toBeVisible()
  await expect
    .element(page.getByText('Signs in to bank.example. Asked by app.example.'))
    .toBeVisible()
})

test('behavior: one for the site that asks is not', async () => {
  await open(onChain(signIn('app.example')))
  await expect
    .element(page.getByRole('group', { name: 'Message' }))
    .toBeVisible()
  await expect
    .element(page.getByText(/signs you in to another site/))
    .not.toBeInTheDocument()
})

test('behavior: the focus goes to the review and comes back', async () => {
  const before = document.title
  const { reject } = await open(onChain('hello'))
  const review = page.getByRole('region', {
    name: 'app.example asks to sign a message',
  })
  await expect.element(review).toHaveFocus()
  await expect.poll(() => document.title).toContain('app.example asks')
  await page.getByRole('button', { name: 'Back' }).click()
  expect(reject).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  expect(document.title).toBe(before)
})
