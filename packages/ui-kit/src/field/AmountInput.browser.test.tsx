import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AmountInput } from './AmountInput.tsx'
import { NumberField } from './NumberField.tsx'
import type { AmountInputValue } from './readAmountInput.ts'

const last = vi.fn<(parsed: AmountInputValue) => void>()

function Amount() {
  const [text, setText] = useState('')
  return (
    <AmountInput
      label="Amount"
      value={text}
      onValueChange={(value, parsed) => {
        setText(value)
        last(parsed)
      }}
      decimals={18}
      symbol="ETH"
      balance={1_000_000_000_000_000_001n}
    />
  )
}

const amount = () => page.getByRole('textbox', { name: 'Amount' })

test('default: a text becomes an exact amount', async () => {
  await render(<Amount />)
  await amount().fill('0.123456789012345678')
  expect(last).toHaveBeenLastCalledWith({
    amount: 123_456_789_012_345_678n,
    error: null,
  })
})

test('behavior: max takes the last wei', async () => {
  await render(<Amount />)
  await page.getByRole('button', { name: 'Max' }).click()
  await expect.element(amount()).toHaveValue('1.000000000000000001')
  expect(last.mock.lastCall?.[0].amount).toBe(1_000_000_000_000_000_001n)
})

test.each([
  ['1.0000000000000000011', /at most 18 decimals/u],
  ['1.000000000000000002', /more than the balance/u],
  ['1,5', /Enter a number/u],
])('error: %s', async (text, message) => {
  await render(<Amount />)
  await amount().fill(text)
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(amount()).toHaveAccessibleDescription(message)
  expect(last.mock.lastCall?.[0].amount).toBeNull()
})

function Threshold() {
  const [value, setValue] = useState<number | null>(2)
  return (
    <NumberField
      label="Threshold"
      value={value}
      onValueChange={setValue}
      min={1}
      max={3}
    />
  )
}

const threshold = () => page.getByRole('textbox', { name: 'Threshold' })

test('behavior: a number steps by keys and buttons, within its limits', async () => {
  await render(<Threshold />)
  threshold().element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(threshold()).toHaveValue('3')
  await expect
    .element(page.getByRole('button', { name: 'Increase' }))
    .toBeDisabled()
  await page.getByRole('button', { name: 'Decrease' }).click()
  await expect.element(threshold()).toHaveValue('2')
})

test.each([
  ['0', 'Must be at least 1'],
  ['4', 'Must be at most 3'],
  ['two', 'Enter a whole number'],
])('error: the number %s', async (text, message) => {
  await render(<Threshold />)
  await threshold().fill(text)
  await expect.element(threshold()).toHaveAccessibleDescription(message)
})
