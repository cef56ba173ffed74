import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { alice, bob } from '../../test/people.ts'
import { AddressInput } from './AddressInput.tsx'
import type { AddressInputValue } from './readAddressInput.ts'
import '../styles.css'

const book = [
  { address: alice, name: 'Alice' },
  { address: bob, name: 'Bob' },
]
const last = vi.fn<(parsed: AddressInputValue) => void>()

function Example({ suggestions = book }) {
  const [text, setText] = useState('')
  return (
    <AddressInput
      label="Recipient"
      shortName="eth"
      suggestions={suggestions}
      value={text}
      onValueChange={(value, parsed) => {
        setText(value)
        last(parsed)
      }}
    />
  )
}

const input = () => page.getByRole('combobox', { name: 'Recipient' })

test('default: a pasted address is read, checked and shown in full', async () => {
  await render(<Example />)
  await input().fill(`  eth:${bob}\n`)
  expect(last).toHaveBeenLastCalledWith({
    address: bob,
    prefix: 'eth',
    error: null,
    lookAlike: null,
  })
  await expect.element(page.getByText('7970')).toBeVisible()
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
})

test.each([
  [`matic:${bob}`, /is for “matic”/u],
  [bob.replace('C', 'c'), /checksum is wrong/u],
])('error: %s', async (text, message) => {
  await render(<Example />)
  await input().fill(text)
  expect(last.mock.lastCall?.[0].address).toBeNull()
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input()).toHaveAccessibleDescription(message)
})

test('behavior: half an address is no mistake until one leaves', async () => {
  await render(<Example />)
  await input().fill('0x7099')
  await expect.element(input()).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
})

test('behavior: a look-alike shows both addresses', async () => {
  await render(<Example />)
  await input().fill('0x70990000000000000000000000000000000079c8')
  await expect.element(input()).toHaveAccessibleDescription(/Looks like Bob/u)
  await expect.element(page.getByText('You entered')).toBeVisible()
  expect(document.querySelectorAll('.sr-address-other')).toHaveLength(8)
  expect(last.mock.lastCall?.[0].lookAlike).toEqual(book[1])
})

test('behavior: suggestions by keyboard', async () => {
  await render(<Example />)
  await input().fill('b')
  await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
  await input().fill('bo')
  await userEvent.keyboard('{ArrowDown}')
  const option = page.getByRole('option', { name: /Bob/u })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(input())
    .toHaveAttribute('aria-activedescendant', option.element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveValue(bob)
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
})

test('behavior: suggestions by pointer keep the focus', async () => {
  await render(<Example />)
  await input().click()
  await page.getByRole('option', { name: /Alice/u }).click()
  await expect.element(input()).toHaveValue(alice)
  await expect.element(input()).toHaveFocus()
})

test('behavior: Tab leaves suggestions that scroll for the next control', async () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    address: `0x${`${index}`.padStart(40, '0')}`,
    name: `Owner ${index}`,
  }))
  await render(
    <>
      <Example suggestions={many} />
      <button type="button">Next</button>
    </>,
  )
  await input().click()
  await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('behavior: Escape closes the suggestions only', async () => {
  const outer = vi.fn()
  await render(
    // biome-ignore lint/a11y/noStaticElementInteractions: listens in the place of a dialog
    <div onKeyDown={outer}>
      <Example />
    </div>,
  )
  await input().click()
  outer.mockClear()
  await userEvent.keyboard('{Escape}')
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  expect(outer).not.toHaveBeenCalled()
})
