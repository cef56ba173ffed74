import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { names } from '../../test/people.ts'
import { messageReviewOf } from '../../test/reviews.ts'
import { waitUntilArmed } from '../../test/waitUntilArmed.ts'
import { MessageDetails } from './MessageDetails.tsx'

const meta = {
  title: 'Review/MessageDetails',
  component: MessageDetails,
  args: {
    review: messageReviewOf(),
    chainPrefix: 'eth',
    names,
    timeZone: 'UTC',
  },
} satisfies Meta<typeof MessageDetails>

export default meta

type Story = StoryObj<typeof meta>

const waitForButton: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Sign' })
}

export const Text: Story = {
  // The button is ready a moment after the message appears.
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Sign' })
    await waitUntilArmed(button)
  },
}

export const Order: Story = {
  args: {
    review: messageReviewOf({
      verdict: {
        hash: '0x',
        decision: 'acknowledge',
        reasons: [
          {
            id: '1',
            decision: 'acknowledge',
            acknowledged: false,
            finding: { kind: 'order' },
          },
        ],
      },
      acknowledgement: {
        isNeeded: true,
        isGiven: false,
        isOutdated: false,
        accepted: new Set(),
        set: () => {},
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is an order/)).toBeVisible()
    await canvas.findByRole('button', { name: 'Sign' })
  },
}

export const Described: Story = {
  args: {
    review: messageReviewOf({
      description: {
        path: [],
        author: 'Terms Ltd',
        text: 'Agree to the terms',
        fields: [{ label: 'Version', value: '7' }],
        left: 0,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Terms Ltd')).toBeVisible()
    await waitUntilArmed(await canvas.findByRole('button', { name: 'Sign' }))
  },
}

export const Bytes: Story = {
  args: {
    review: messageReviewOf({
      content: { kind: 'bytes', bytes: '0xf0f0' },
      verification: undefined,
      next: { kind: 'none', reason: 'onChainOnly' },
      can: { confirm: false, postAgain: false },
    }),
  },
  play: waitForButton,
}

export const Checking: Story = {
  args: {
    review: messageReviewOf({
      status: 'checking',
      content: undefined,
      verification: undefined,
      verdict: undefined,
      next: { kind: 'wait', reason: 'checking' },
    }),
  },
}

export const AnotherMessage: Story = {
  args: { review: messageReviewOf({ status: 'foreign' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing of it is shown/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Failed: Story = {
  args: {
    review: messageReviewOf({
      status: 'failed',
      content: undefined,
      verification: undefined,
      error: new Error('CGW error - 502: Bad gateway'),
    }),
  },
}
