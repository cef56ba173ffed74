import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    error: new Error('CGW error - 503: Service unavailable'),
    title: 'The gateway does not answer',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Retrying: Story = { args: { busy: true } }

export const WithDetails: Story = {
  args: { source: 'gateway.example', children: 'Your funds are not affected.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = canvas.getByText('Details')
    await userEvent.click(details)
    await expect(
      canvas.getByText('CGW error - 503: Service unavailable'),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Copy details' }),
    ).toBeVisible()
  },
}

export const HostileText: Story = {
  args: {
    error: new Error(`\u202e${'<script>alert(1)</script>'.repeat(200)}`),
    source: 'evil\u202e.example',
  },
}
