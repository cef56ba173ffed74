import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { waitUntilArmed } from '../../test/waitUntilArmed.ts'
import { Button } from '../button/Button.tsx'
import { useActivationDelay } from './useActivationDelay.ts'

interface ArmedProps {
  /** Subject to agree to. A new one restarts the delay. */
  subject: string | null
  /** Milliseconds in view until a click counts. @default 500 */
  delay?: number
  onAgree: (subject: string) => void
}

/** `useActivationDelay`: agrees only to a subject that has been in view long enough. */
function Armed({ subject, delay = 500, onAgree }: ArmedProps) {
  const isArmed = useActivationDelay(subject, delay)
  return (
    <Button
      variant="primary"
      aria-disabled={!isArmed}
      onClick={() => {
        if (isArmed && subject !== null) onAgree(subject)
      }}
    >
      Agree
    </Button>
  )
}

const meta = {
  title: 'Basics/Armed',
  component: Armed,
  args: { subject: 'the transfer', onAgree: fn() },
} satisfies Meta<typeof Armed>

export default meta

type Story = StoryObj<typeof meta>

export const InTime: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await waitUntilArmed(button)
    await userEvent.click(button)
    await expect(args.onAgree).toHaveBeenCalledOnce()
    await expect(args.onAgree).toHaveBeenCalledWith('the transfer')
  },
}

export const TooEarly: Story = {
  args: { delay: 60_000 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click()
    await expect(args.onAgree).not.toHaveBeenCalled()
  },
}

export const NothingToAgreeTo: Story = { args: { subject: null } }
