import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { alice, bob, carol } from '../../test/people.ts'
import { AddressInput } from './AddressInput.tsx'
import type { ResolveName } from './useNameLookup.ts'

const twin = '0x70990000000000000000000000000000000079c8'

/** A service that answers by the name, as in the stories. */
const resolveName: ResolveName = (name) => {
  if (name === 'slow.eth') return new Promise(() => undefined)
  if (name === 'broken.eth') return Promise.reject(new Error('offline'))
  if (name === 'twin.eth') return Promise.resolve(twin)
  return Promise.resolve(name === 'nobody.eth' ? null : carol)
}

const meta = {
  title: 'Fields/AddressInput',
  component: AddressInput,
  args: {
    label: 'Recipient',
    shortName: 'eth',
    value: '',
    suggestions: [
      { address: alice, name: 'Alice' },
      { address: bob, name: 'Bob' },
    ],
    lookupDelay: 0,
    onValueChange: fn(),
  },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <AddressInput
        {...args}
        value={value}
        onValueChange={(text, parsed) => {
          setValue(text)
          args.onValueChange(text, parsed)
        }}
      />
    )
  },
} satisfies Meta<typeof AddressInput>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Known: Story = { args: { value: bob } }

export const Suggestions: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bo')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toBeVisible()
    await expect(args.onValueChange).toHaveBeenCalled()
  },
}

export const HostileBook: Story = {
  args: {
    suggestions: [
      { address: alice, name: 'Al\u202eice with a very long name '.repeat(5) },
      { address: bob, name: '<script>alert(1)</script>' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}

export const LookAlike: Story = { args: { value: twin } }

export const WrongChecksum: Story = { args: { value: bob.replace('C', 'c') } }

export const WrongChain: Story = { args: { value: `matic:${bob}` } }

export const NotAnAddress: Story = {
  args: { resolveName },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'somebody')
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toBeInvalid()
  },
}

export const LookingUp: Story = { args: { resolveName, value: 'slow.eth' } }

export const Found: Story = {
  args: { resolveName, value: 'carol.eth' },
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText('carol.eth stands for this address now:'),
      ).toBeVisible(),
    )
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'carol.eth',
      expect.objectContaining({ address: carol, name: 'carol.eth' }),
    )
  },
}

export const NotFound: Story = {
  args: { resolveName, value: 'nobody.eth' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeInvalid())
  },
}

export const LookupFailed: Story = {
  args: { resolveName, value: 'broken.eth' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Try again' }),
    ).toBeVisible()
  },
}

export const NameOfALookAlike: Story = {
  args: { resolveName, value: 'twin.eth' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Looks like Bob/u)).toBeVisible()
  },
}

export const NameOfOtherAlphabets: Story = {
  args: { resolveName, value: 'саrol.eth' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/pass for others/u)).toBeVisible()
  },
}

export const NameThatIsElsewhereInTheBook: Story = {
  args: {
    resolveName,
    value: 'carol.eth',
    suggestions: [{ address: alice, name: 'carol.eth' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/another address/u)).toBeVisible()
  },
}

export const InvisibleCharacters: Story = {
  args: { resolveName, value: 'car\u200bol.eth' },
}

export const LongName: Story = {
  args: { resolveName, value: `${'very-long-'.repeat(20)}name.eth` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stands for this/u)).toBeVisible()
  },
}

export const Disabled: Story = { args: { value: bob, disabled: true } }
