import type { SignResult } from '@strongroom/safe-apps-bridge/host'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { buildBatch } from '../../../chain/buildBatch.ts'
import { LocaleContext } from '../../../core/defineTexts.ts'
import { renderInSafe, type Setting } from '../../../testing/renderInSafe.tsx'
import { buildSignMessageTransaction } from '../../messages/buildSignMessageTransaction.ts'
import { appsSafe, appsSetting } from '../list/appsSetting.test.fixture.ts'
import { useAppSessionTexts } from '../sessionTexts.ts'
import { AppRequestReview } from './AppRequestReview.tsx'
import type { RequestedAction } from './RequestedAction.ts'

const url = new URL('https://app.example/x')

const signIn = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n${appsSafe.address}\n\nURI: https://${domain}\nChain ID: 1337\n`

const onChain = (message: string): RequestedAction => ({
  kind: 'transaction',
  message,
  transaction: buildSignMessageTransaction(message, { ...appsSafe, nonce: 4 }),
})

interface Outcome {
  reject: () => void
  answer: (answer: SignResult) => void
  resolve: (answer: SignResult) => void
  onStop: () => void
}

/** A page with something that has the focus until an app asks. */
function Page({
  asked,
  id,
  answer,
  resolve,
  reject,
  onStop,
  name,
}: { asked: RequestedAction; id: number; name: string } & Outcome) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOpen && (
        <AppRequestReview
          request={{
            id,
            asked,
            answer,
            resolve,
            reject() {
              reject()
              setOpen(false)
            },
            setRefusal: () => undefined,
          }}
          url={url}
          name={name}
          origin={undefined}
          onProposed={() => undefined}
          isStopped={false}
          onStop={onStop}
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

async function open(
  asked: RequestedAction,
  setting: Setting = appsSetting([]),
  id = 1,
  name = 'Payouts',
) {
  const outcome = {
    reject: vi.fn(),
    answer: vi.fn(),
    resolve: vi.fn(),
    onStop: vi.fn(),
  }
  const { posted } = await renderInSafe(
    <StrictMode>
      <Page asked={asked} id={id} name={name} {...outcome} />
    </StrictMode>,
    setting,
  )
  await page.getByRole('button', { name: 'Ask' }).click()
  return { ...outcome, posted }
}

/** An app asks for a transfer, whose execution never settles. */
function transferSetting(store: (request: Request) => Promise<Response>) {
  const setting = appsSetting([])
  const rpc: Setting['rpc'] = setting.rpc && {
    ...setting.rpc,
    // Calls without an answer of this chain belong to the execution.
    request: (request) =>
      setting.rpc?.request(request).catch(() => forever) ?? forever,
  }
  const gateway = async (request: Request) =>
    request.method === 'POST'
      ? store(request)
      : (setting.gateway?.(request) ?? new Response('', { status: 404 }))
  return { ...setting, rpc, gateway }
}
const forever = new Promise<never>(() => undefined)
const transfer: RequestedAction = {
  kind: 'transaction',
  transaction: buildBatch([{ to: appsSafe.address, value: '1', data: '0x' }], {
    ...appsSafe,
    nonce: 4n,
  }),
}

test('default: shows the requesting origin in the review', async () => {
  await open(onChain('hello'))
  await expect
    .element(page.getByText('Asked for by https://app.example'))
    .toBeVisible()
  await expect
    .element(page.getByRole('group', { name: 'Message' }))
    .toMatchTextContent('hello')
})

test('behavior: warns of a sign-in for another site on chain too', async () => {
  await open(onChain(signIn('bank.example')))
  await expect
    .element(page.getByText(/signs you in to another site/))
    .toBeVisible()
  await expect
    .element(page.getByText('Signs in to bank.example. Asked by app.example.'))
    .toBeVisible()
})

test('behavior: a sign-in for the requesting site raises no finding', async () => {
  await open(onChain(signIn('app.example')))
  await expect
    .element(page.getByRole('group', { name: 'Message' }))
    .toBeVisible()
  await expect
    .element(page.getByText(/signs you in to another site/))
    .not.toBeInTheDocument()
})

test('behavior: moves the focus to the review and back', async () => {
  const before = document.title
  const { reject } = await open(onChain('hello'))
  const review = page.getByRole('region', {
    name: 'Payouts wants to sign a message (app.example)',
  })
  await expect.element(review).toHaveFocus()
  await expect.poll(() => document.title).toContain('Payouts wants')
  await page.getByRole('button', { name: 'Back' }).click()
  expect(reject).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  expect(document.title).toBe(before)
})

test('error: a name that looks like another address is left out of the heading', async () => {
  await open(onChain('hello'), appsSetting([]), 1, 'Bank (bank.example)')
  await expect
    .element(page.getByRole('region', { name: /^app\.example wants to sign/ }))
    .toHaveFocus()
})

test('behavior: the app stays attached while the language of its review loads', async () => {
  // The session around a review has its texts already.
  await useAppSessionTexts.load('de')
  const attached: boolean[] = []
  const outcome = { reject() {}, answer() {}, resolve() {}, onStop() {} }
  await renderInSafe(
    <LocaleContext value="de">
      <div ref={(frame) => void attached.push(frame !== null)} />
      <Page asked={onChain('hello')} id={1} name="Payouts" {...outcome} />
    </LocaleContext>,
    appsSetting([]),
  )
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect
    .element(page.getByText('Angefragt von https://app.example'))
    .toBeVisible()
  expect(attached).toEqual([true])
})

test('behavior: the app is answered when its proposal is stored, before the execution settles', async () => {
  const setting = transferSetting(async () => Response.json({}))
  const { answer, resolve, posted } = await open(transfer, setting)
  await page.getByRole('button', { name: 'Sign and execute' }).click()
  await expect.poll(() => answer.mock.calls.length).toBe(1)
  const [proposal] = await Promise.all(posted.map((one) => one.json()))
  expect(answer.mock.calls).toEqual([[{ safeTxHash: proposal.safeTxHash }]])
  // The review stays for the second prompt.
  expect(resolve).not.toHaveBeenCalled()
  await expect
    .element(page.getByText('Confirm the execution in your wallet').first())
    .toBeVisible()
})

test('error: the app is not answered while the gateway has not stored its proposal', async () => {
  let isDown = true
  const setting = transferSetting(async () =>
    isDown ? new Response('', { status: 503 }) : Response.json({}),
  )
  const { answer } = await open(transfer, setting)
  await page.getByLabelText('Execute right after signing').click()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const again = page.getByRole('button', { name: /again/ })
  await expect.element(again).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  isDown = false
  await again.click()
  await expect.poll(() => answer.mock.calls.length).toBe(1)
})

test('behavior: requests can be stopped and the app closed from the review', async () => {
  const { onStop } = await open(onChain('hello'), appsSetting([]), 7)
  await expect
    .element(page.getByText('Request 7 of this app since you opened it'))
    .toBeVisible()
  const close = page.getByRole('link', { name: 'Close app' })
  expect(
    new URL(close.element().getAttribute('href') ?? '', location.href).pathname,
  ).toBe('/apps')
  await page
    .getByRole('button', { name: 'Stop requests from this app' })
    .click()
  expect(onStop).toHaveBeenCalledTimes(1)
})
