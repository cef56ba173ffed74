import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { alice, bob } from '../../test/people.ts'
import { AddressInput } from './AddressInput.tsx'
import type { AddressInputValue } from './readAddressInput.ts'
import type { ResolveName } from './useNameLookup.ts'

interface Question {
  name: string
  signal: AbortSignal
  answer: (address: string | null) => void
  fail: (error: Error) => void
}

const asked: Question[] = []
const last = vi.fn<(text: string, parsed: AddressInputValue) => void>()

afterEach(() => {
  asked.length = 0
  last.mockReset()
})

const resolveName: ResolveName = (name, { signal }) =>
  new Promise((answer, fail) => {
    asked.push({ name, signal, answer, fail })
  })

function Example({ delay = 0 }: { delay?: number }) {
  const [text, setText] = useState('')
  return (
    <AddressInput
      label="Recipient"
      shortName="eth"
      anchors={[
        { address: bob, name: 'Bob' },
        { address: alice, name: 'alice.eth' },
      ]}
      resolveName={resolveName}
      lookupDelay={delay}
      value={text}
      onValueChange={(value, parsed) => {
        setText(value)
        last(value, parsed)
      }}
    />
  )
}

const input = () => page.getByRole('textbox', { name: 'Recipient' })
const status = () => page.getByRole('status')
const parsed = () => last.mock.lastCall?.[1]

async function ask(name: string): Promise<Question> {
  await input().fill(name)
  await vi.waitFor(() => expect(asked.at(-1)?.name).toBe(name))
  return asked.at(-1) as Question
}

test('default: a name is looked up and its address shown in full', async () => {
  await render(<Example />)
  const question = await ask('carol.eth')
  await expect.element(status()).toHaveTextContent('Looking up carol.eth…')
  expect(parsed()).toMatchObject({ address: null, error: 'looking-up' })
  question.answer(bob.toLowerCase())
  await expect
    .element(status().getByText(/^carol\.eth stands for/u))
    .toBeVisible()
  await expect.element(page.getByText('7970')).toBeVisible()
  expect(last).toHaveBeenLastCalledWith('carol.eth', {
    address: bob,
    prefix: null,
    error: null,
    lookAlike: null,
    name: 'carol.eth',
  })
  await expect.element(input()).toHaveValue('carol.eth')
})

test('behavior: a name that is typed on is aborted, its late answer dropped', async () => {
  await render(<Example />)
  const first = await ask('car.eth')
  const second = await ask('carol.eth')
  expect(first.signal.aborted).toBe(true)
  second.answer(bob)
  await expect
    .element(status().getByText(/^carol\.eth stands for/u))
    .toBeVisible()
  first.answer(alice)
  await expect.element(input()).toHaveValue('carol.eth')
  expect(parsed()).toMatchObject({ address: bob, name: 'carol.eth' })
  await input().fill('nobody')
  expect(parsed()).toMatchObject({ address: null, error: 'malformed' })
})

test('behavior: looks a name up once while it is typed', async () => {
  await render(<Example delay={200} />)
  await input().click()
  await userEvent.keyboard('carol.eth')
  await vi.waitFor(() => expect(asked).not.toHaveLength(0))
  expect(asked.at(-1)?.name).toBe('carol.eth')
})

test('behavior: leaving the page aborts', async () => {
  const screen = await render(<Example />)
  const { signal } = await ask('carol.eth')
  await screen.unmount()
  expect(signal.aborted).toBe(true)
})

test('behavior: looks the same name up again after it was cleared', async () => {
  await render(<Example />)
  const first = await ask('carol.eth')
  first.answer(bob)
  await expect.element(status().getByText(/stands for/u)).toBeVisible()
  await input().fill('')
  await input().fill('carol.eth')
  await expect.element(status().getByText(/^Looking up/u)).toBeVisible()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
})

test.each([
  [null, /carol\.eth stands for no address/u, 'not-found'],
  [`0x${'0'.repeat(40)}`, /stands for no address/u, 'not-found'],
  ['0x1234', /could not be looked up/u, 'lookup-failed'],
  [`matic:${bob}`, /could not be looked up/u, 'lookup-failed'],
])('error: the answer %s', async (answer, message, error) => {
  await render(<Example />)
  const question = await ask('carol.eth')
  question.answer(answer)
  await expect.element(input()).toHaveAccessibleDescription(message)
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  expect(parsed()).toMatchObject({ address: null, error })
})

test('error: retries a failed lookup on request', async () => {
  await render(<Example />)
  const question = await ask('carol.eth')
  question.fail(new Error('offline'))
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  ;(again.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  // The button is gone, the focus is not.
  await expect.element(input()).toHaveFocus()
  asked[1]?.answer(bob)
  await expect.element(status().getByText(/stands for/u)).toBeVisible()
  expect(parsed()).toMatchObject({ address: bob })
})

test.each([
  ['саrol.eth', bob, /pass for others: с \(U\+0441\), а \(U\+0430\)/u],
  ['alice.eth', bob, /another address for alice\.eth/u],
  [
    'carol.eth',
    '0x70990000000000000000000000000000000079c8',
    /Looks like Bob/u,
  ],
])('behavior: %s for %s is warned of', async (name, answer, message) => {
  await render(<Example />)
  const question = await ask(name)
  question.answer(answer)
  await expect.element(status().getByText(/stands for/u)).toBeVisible()
  await expect.element(input()).toHaveAccessibleDescription(message)
})

test('error: a name with invisible characters is not looked up', async () => {
  await render(<Example />)
  await input().fill('car\u200bol.eth')
  await expect
    .element(input())
    .toHaveAccessibleDescription(/invisible characters/u)
  expect(parsed()).toMatchObject({ address: null, error: 'hidden-characters' })
  expect(asked).toHaveLength(0)
})
