import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { now } from '../../test/transactions.ts'
import type { Toast, ToastStore } from './createToastStore.ts'
import { ToastLog } from './ToastLog.tsx'

/** A store of the past: its clocks stand still. */
function createPast(log: readonly Toast[], unread = 0): ToastStore {
  const nothing = () => undefined
  return {
    add: () => '',
    dismiss: nothing,
    pause: nothing,
    resume: nothing,
    getSnapshot: () => [],
    getLog: () => log,
    clearLog: nothing,
    getUnread: () => unread,
    markRead: nothing,
    subscribe: () => nothing,
    dispose: nothing,
  }
}

const full = createPast(
  [
    {
      id: 'tx',
      tone: 'danger',
      title: 'The transaction failed',
      description: 'GS013: the call inside failed, and its nonce is used.',
      link: { href: '#tx', label: 'Show the transaction' },
      addedAt: now,
    },
    {
      id: 'nonce',
      tone: 'warning',
      title: 'Another transaction took nonce 41',
      addedAt: now - 60_000,
    },
    { id: 'a', tone: 'success', title: 'Confirmed', addedAt: now - 3_600_000 },
    {
      id: 'b',
      tone: 'info',
      title: `\u202e${'Long '.repeat(60)}`,
      description: '0x'.repeat(300),
      addedAt: now - 86_400_000,
    },
  ],
  3,
)

const meta = {
  title: 'Feedback/ToastLog',
  component: ToastLog,
  args: { store: full, timeZone: 'UTC' },
} satisfies Meta<typeof ToastLog>

export default meta

type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('region')).toBeVisible()
  },
}

export const Empty: Story = { ...Open, args: { store: createPast([]) } }

export const WithNews: Story = {
  ...Open,
  args: {
    unread: 2,
    children: <p className="sr-menu-header">Bob confirmed</p>,
  },
}
