import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AmountInput, type AmountInputProps } from './AmountInput.tsx'
import { NumberField } from './NumberField.tsx'
import type { AmountInputValue } from './readAmountInput.ts'

const last = vi.fn<(parsed: AmountInputValue) => void>()

function Amount(props: Partial<AmountInputProps>) {
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
      {...props}
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
  ['1.000000000000000002', /Not enough balance \(you have 1(?:\.0+)? ETH\)/u],
  ['1,5,', /Enter a number/u],
  ['1,5', /Which amount is meant\? 1\.5/u],
])('error: %s', async (text, message) => {
  await render(<Amount />)
  await amount().fill(text)
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(amount()).toHaveAccessibleDescription(message)
  expect(last.mock.lastCall?.[0].amount).toBeNull()
})

test.each([
  ['1,234', '1.234', 1_234_000_000_000_000_000n],
  ['0,5', '0.5', 500_000_000_000_000_000n],
])('behavior: offers the readings of %s', async (text, reading, value) => {
  await render(<Amount balance={2_000_000_000_000_000_000n} />)
  await amount().fill(text)
  expect(last.mock.lastCall?.[0].amount).toBeNull()
  await page.getByRole('button', { name: reading, exact: true }).click()
  await expect.element(amount()).toHaveValue(reading)
  expect(last.mock.lastCall?.[0].amount).toBe(value)
  await expect.element(amount()).not.toHaveAttribute('aria-invalid')
})

test('behavior: choosing a reading by keyboard leads back to the field', async () => {
  await render(<Amount />)
  await amount().fill('1,234')
  const reading = page.getByRole('button', { name: '1234', exact: true })
  ;(reading.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(amount()).toHaveValue('1234')
  await expect.element(amount()).toHaveFocus()
})

test('behavior: announces a pasted decimal point, and not a typed one', async () => {
  await render(<Amount balance={2_000_000_000_000_000_000n} />)
  const paste = new ClipboardEvent('paste', {
    clipboardData: new DataTransfer(),
    bubbles: true,
  })
  paste.clipboardData?.setData('text', '1.234')
  amount().element().dispatchEvent(paste)
  await amount().fill('1.234')
  await expect
    .element(amount())
    .toHaveAccessibleDescription(/decimal point: 1\.234, not thousands/u)
  await amount().fill('1.235')
  await expect.element(amount()).toHaveAccessibleDescription('')
})

test.each([
  ['2000.5', '0.5', '≈ $1,000.25'],
  ['2000.5', '', '≈ $0.00'],
  ['2000.5', '4', '≈ $8,002.00'],
  ['2000.5', 'x', 'No price'],
  ['0', '0.5', 'No price is known for this token'],
])('param: fiat at %s for %j', async (rate, text, worth) => {
  await render(<Amount fiat={{ rate, currency: 'USD' }} />)
  await amount().fill(text)
  await expect
    .element(amount())
    .toHaveAccessibleDescription(expect.stringContaining(worth))
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
