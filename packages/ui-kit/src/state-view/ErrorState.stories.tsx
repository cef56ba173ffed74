import type { Meta, StoryObj } from '@storybook/react-vite'
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
