import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { messageReviewOf } from '../../test/reviews.ts'
import { waitUntilArmed } from '../../test/waitUntilArmed.ts'
import { MessageActions } from './MessageActions.tsx'

const meta = {
  title: 'Review/MessageActions',
  component: MessageActions,
  args: { review: messageReviewOf() },
} satisfies Meta<typeof MessageActions>

export default meta

type Story = StoryObj<typeof meta>

export const Sign: Story = {
  args: {
    review: messageReviewOf({ run: fn(async () => ({ posted: true })) }),
    onDone: fn(),
  },
  play: async ({ args, canvas }) => {
    const sign = canvas.getByRole('button', { name: 'Sign' })
    await waitUntilArmed(sign)
    await userEvent.click(sign)
    await expect(args.review.run).toHaveBeenCalledWith('confirm')
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith('confirm', { posted: true }),
    )
  },
}

export const Signed: Story = {
  args: {
    review: messageReviewOf({
      next: { kind: 'wait', reason: 'confirmed', missing: 1 },
      can: { confirm: false, postAgain: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You signed. 1 more signature is needed.'),
    ).toBeVisible()
  },
}

export const OnTheChainOnly: Story = {
  args: {
    review: messageReviewOf({
      content: { kind: 'bytes', bytes: '0xf0f0' },
      verification: undefined,
      next: { kind: 'none', reason: 'onChainOnly' },
      can: { confirm: false, postAgain: false },
    }),
  },
}
