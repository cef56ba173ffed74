import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { alice, bob, names } from '../../test/people.ts'
import { createItem, infos, queue } from '../../test/transactions.ts'
import { TransactionRow } from './TransactionRow.tsx'

const meta = {
  title: 'Transactions/TransactionRow',
  component: TransactionRow,
  args: { item: queue.next, names, timeZone: 'UTC', href: '#transaction' },
} satisfies Meta<typeof TransactionRow>

export default meta

type Story = StoryObj<typeof meta>

export const YourTurn: Story = { args: { account: alice } }

export const Ready: Story = {
  args: {
    item: queue.ready,
    onOpen: fn(),
    actions: <button type="button">Execute</button>,
  },
  play: async ({ args, canvas }) => {
    // A button in the row does not open it; the row does.
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onOpen).toHaveBeenCalledWith('ready')
  },
}

export const Selectable: Story = {
  args: {
    onOpen: fn(),
    selection: <input type="checkbox" aria-label="Select 42" />,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onOpen).not.toHaveBeenCalled()
    canvas.getByRole('checkbox').blur()
  },
}

export const Rejection: Story = { args: { item: queue.rivalB } }

export const ByAModule: Story = {
  args: {
    item: createItem(infos.call, {
      executionInfo: { type: 'MODULE', address: { value: bob } },
    }),
  },
}

export const EveryStatus: Story = {
  render: (args) => (
    <>
      {(
        [
          'AWAITING_CONFIRMATIONS',
          'AWAITING_EXECUTION',
          'CANCELLED',
          'FAILED',
          'SUCCESS',
        ] as const
      ).map((txStatus) => (
        <TransactionRow
          key={txStatus}
          {...args}
          item={createItem(infos.swapOrder, { txStatus })}
        />
      ))}
    </>
  ),
}

export const EveryKind: Story = {
  render: (args) => (
    <>
      {Object.entries(infos).map(([key, info]) => (
        <TransactionRow
          key={key}
          {...args}
          item={createItem(info, { id: key })}
        />
      ))}
    </>
  ),
}

export const HugeNumbers: Story = {
  args: {
    item: createItem(
      {
        ...infos.sent,
        transferInfo: {
          ...infos.sent.transferInfo,
          value: '9'.repeat(78),
          decimals: 0,
        },
      },
      {
        txStatus: 'AWAITING_EXECUTION',
        executionInfo: {
          type: 'MULTISIG',
          nonce: Number.MAX_SAFE_INTEGER,
          confirmationsRequired: 1e9,
          confirmationsSubmitted: 1,
        },
      },
    ),
  },
}

export const HostileTokenName: Story = {
  args: {
    item: createItem(
      {
        ...infos.imitation,
        sender: { value: bob, name: `Treasury ${'\u0430'.repeat(300)}` },
        transferInfo: {
          ...infos.imitation.transferInfo,
          tokenSymbol: `US\u202e${'D\u0421'.repeat(500)}`,
        },
      },
      {
        note: `<script>alert(1)</script>${' '.repeat(99)}`,
        safeAppInfo: {
          name: 'A\u200bpp'.repeat(99),
          url: 'javascript:alert(1)',
        },
      },
    ),
    names: {},
  },
}
