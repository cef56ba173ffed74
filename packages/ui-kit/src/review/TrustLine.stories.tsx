import type { Meta, StoryObj } from '@storybook/react-vite'
import { lying, reviewOf, sending } from '../../test/reviews.ts'
import { TrustLine } from './TrustLine.tsx'
import { transactionHashRows } from './transactionHashRows.ts'

const meta = {
  title: 'Review/TrustLine',
  component: TrustLine,
  args: {
    review: reviewOf(sending),
    rows: transactionHashRows(sending.verification),
  },
} satisfies Meta<typeof TrustLine>

export default meta

type Story = StoryObj<typeof meta>

export const Verified: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Verified/))
    await canvas.findByText('Your device will show this message hash')
  },
}

export const Draft: Story = {
  args: {
    rows: transactionHashRows(sending.verification, { isDraft: true }),
    draft: true,
  },
}

export const Different: Story = {
  args: {
    review: reviewOf(lying),
    rows: transactionHashRows(lying.verification),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Declared by the gateway')
  },
}
