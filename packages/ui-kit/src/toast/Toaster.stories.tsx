import type { Meta, StoryObj } from '@storybook/react-vite'
import { now } from '../../test/transactions.ts'
import { Button } from '../button/Button.tsx'
import { createToastStore, type Toast } from './createToastStore.ts'
import { Toaster } from './Toaster.tsx'

const meta = {
  title: 'Feedback/Toaster',
  component: Toaster,
  args: { store: createToastStore() },
} satisfies Meta<typeof Toaster>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: ({ store }) => (
    <>
      <Button
        onClick={() =>
          store.add({
            tone: 'success',
            title: 'Confirmed',
            description: '2 of 3',
          })
        }
      >
        Show
      </Button>
      <Toaster store={store} />
    </>
  ),
}

/** Toasts that stay: their clocks never start. */
function createStill(...toasts: readonly Omit<Toast, 'id' | 'addedAt'>[]) {
  const shown = toasts.map((toast, at) => ({
    ...toast,
    id: `toast-${at}`,
    addedAt: now,
  }))
  return { ...createToastStore(), getSnapshot: () => shown }
}

export const EveryTone: Story = {
  args: {
    store: createStill(
      { tone: 'success', title: 'Confirmed', description: '2 of 3' },
      { tone: 'warning', title: 'Another transaction took nonce 41' },
      {
        tone: 'danger',
        title: 'The transaction failed',
        description: 'GS013',
        link: { href: '#transaction', label: 'Show the transaction' },
      },
    ),
  },
}

export const HostileText: Story = {
  args: {
    store: createStill({
      tone: 'info',
      title: `<img src=x onerror=alert(1)>\u202e${'W'.repeat(500)}`,
      description: 'Claim at evil.example '.repeat(50),
      link: { href: 'javascript:alert(1)', label: 'Claim' },
    }),
  },
}
