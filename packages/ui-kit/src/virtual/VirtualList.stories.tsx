import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TransactionItem } from '@strongroom/gateway-sdk'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { names } from '../../test/people.ts'
import { createItem, infos, now, queue } from '../../test/transactions.ts'
import { ConflictGroup } from '../transaction/ConflictGroup.tsx'
import { DateLabel } from '../transaction/DateLabel.tsx'
import { TransactionRow } from '../transaction/TransactionRow.tsx'
import { VirtualList } from './VirtualList.tsx'

type Row = { day: number } | { nonce: number } | TransactionItem

const kinds = Object.values(infos)
const keyOf = (row: Row) =>
  'day' in row
    ? `day-${row.day}`
    : 'nonce' in row
      ? `nonce-${row.nonce}`
      : row.transaction.id

/** Days of seven transactions of every kind, and a conflict here and there. */
function createRows(days: number): readonly Row[] {
  return Array.from({ length: days }, (_, day): Row[] => [
    { day: now - day * 86_400_000 },
    ...(day % 5 === 1 ? [{ nonce: day }] : []),
    ...Array.from({ length: 7 }, (_, index) =>
      createItem(kinds[(day * 7 + index) % kinds.length] ?? infos.sent, {
        id: `${day}-${index}`,
      }),
    ),
  ]).flat()
}

const renderRow = (row: Row) =>
  'day' in row ? (
    <DateLabel timestamp={row.day} timeZone="UTC" />
  ) : 'nonce' in row ? (
    <ConflictGroup nonce={row.nonce}>
      <TransactionRow item={queue.rivalA} names={names} timeZone="UTC" />
      <TransactionRow item={queue.rivalB} names={names} timeZone="UTC" />
    </ConflictGroup>
  ) : (
    <TransactionRow
      item={row}
      names={names}
      href={`#${row.transaction.id}`}
      timeZone="UTC"
    />
  )

const meta = {
  title: 'Data/VirtualList',
  component: VirtualList<Row>,
  args: {
    items: createRows(1_000),
    getKey: keyOf,
    renderRow,
    estimateSize: (row) => ('day' in row ? 48 : 'nonce' in row ? 300 : 110),
    'aria-label': 'History',
  },
} satisfies Meta<typeof VirtualList<Row>>

export default meta

type Story = StoryObj<typeof meta>

export const ThousandsOfRows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByRole('link')
    first?.focus()
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(first).not.toHaveFocus())
    await userEvent.keyboard('{Home}')
    await waitFor(() =>
      expect(
        document.activeElement?.closest('li')?.getAttribute('aria-posinset'),
      ).toBe('1'),
    )
    ;(document.activeElement as HTMLElement).blur()
    window.scrollTo(0, 0)
  },
}

export const FewRows: Story = { args: { items: createRows(2) } }

export const OwnScroller: Story = {
  args: { scroll: 'own' },
  render: (args) => (
    <div style={{ blockSize: '20rem' }}>
      <VirtualList {...args} />
    </div>
  ),
}
