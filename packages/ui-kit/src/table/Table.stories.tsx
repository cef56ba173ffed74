import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { alice, bob, carol } from '../../test/people.ts'
import { Address } from '../address/Address.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { TokenAmount } from '../token/TokenAmount.tsx'
import { Table } from './Table.tsx'

interface Delegate {
  id: number
  address: string
}

const people = [alice, bob, carol]
const create = (count: number): readonly Delegate[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    address: people[id % 3] ?? alice,
  }))

const meta = {
  title: 'Data/Table',
  component: Table<Delegate>,
  args: {
    caption: 'Delegates',
    rows: create(3),
    getKey: ({ id }) => String(id),
    columns: [
      { id: 'name', head: 'Name', cell: ({ id }) => `Delegate ${id + 1}` },
      {
        id: 'address',
        head: 'Address',
        cell: ({ address }) => <Address address={address} />,
      },
      {
        id: 'limit',
        head: 'Limit',
        cell: ({ id }) => id * 1_000,
        align: 'end',
      },
    ],
  },
} satisfies Meta<typeof Table<Delegate>>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongAndHostileCells: Story = {
  args: {
    columns: [
      {
        id: 'name',
        head: 'Name',
        cell: ({ id }) => (
          <ForeignText value={`\u202eDelegate${'x'.repeat(200)} ${id}`} />
        ),
      },
      {
        id: 'limit',
        head: 'Limit',
        cell: () => <TokenAmount value={2n ** 256n - 1n} decimals={0} />,
        align: 'end',
      },
    ],
  },
}

export const ThousandsOfRows: Story = {
  args: { rows: create(5_000), scroll: 'own' },
  render: (args) => (
    <div style={{ blockSize: '20rem' }}>
      <Table {...args} />
    </div>
  ),
}

export const Loading: Story = { args: { rows: undefined } }

export const Empty: Story = {
  args: { rows: [], labels: { empty: 'No delegates yet' } },
}

export const Failed: Story = {
  args: { rows: undefined, error: new Error('503'), onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const retry = within(canvasElement).getByRole('button', {
      name: 'Try again',
    })
    await userEvent.click(retry)
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    retry.blur()
  },
}
