import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { manyChains, someChains } from '../../test/chains.ts'
import { ChainSwitcher } from './ChainSwitcher.tsx'

const meta = {
  title: 'Connection/ChainSwitcher',
  component: ChainSwitcher,
  args: { chains: someChains, value: '1', align: 'start', onSelect: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return (
      <ChainSwitcher
        {...args}
        value={value}
        onSelect={(chain) => {
          setValue(chain.chainId)
          args.onSelect(chain)
        }}
      />
    )
  },
} satisfies Meta<typeof ChainSwitcher>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Network/u }))
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Network/u }))
    canvas.getByRole('listbox').focus()
    await userEvent.keyboard('ro{Enter}')
    await expect(args.onSelect).toHaveBeenCalledOnce()
    await expect(
      canvas.getByRole('button', { name: 'Network: Ronin' }),
    ).toBeVisible()
  },
}

export const Many: Story = {
  args: { chains: manyChains, value: '1003' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Network/u }))
    await userEvent.type(canvas.getByRole('combobox'), 'c3')
    await expect(canvas.getAllByRole('option')).toHaveLength(11)
  },
}

export const NothingFound: Story = {
  args: { chains: manyChains },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Network/u }))
    await userEvent.type(canvas.getByRole('combobox'), 'mars')
    await expect(canvas.queryAllByRole('option')).toHaveLength(0)
  },
}

export const Unsupported: Story = {
  args: { value: '31337' },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Network: Unsupported network' }),
    )
    await expect(canvas.getByText(/Chain 31337/u)).toBeVisible()
  },
}

export const NoneChosen: Story = { args: { value: null } }

export const Busy: Story = { args: { busy: true } }

export const NoChains: Story = {
  args: { chains: [], value: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Network/u }))
    await expect(canvas.getByText('No networks are set up')).toBeVisible()
  },
}

export const HostileNames: Story = {
  args: {
    value: '666',
    chains: [
      ...someChains,
      {
        chainId: '666',
        name: 'Ether\u202eeum <script> with a very long name indeed',
        shortName: 'е\u200bth',
        logoUri: 'javascript:alert(1)',
        color: 'red;background:url(//evil.example)',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Network/u }))
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
}
