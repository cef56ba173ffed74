import type { Meta, StoryObj } from '@storybook/react-vite'
import { lying, sending } from '../../test/reviews.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

const meta = {
  title: 'Review/VerifyPanel',
  component: VerifyPanel,
  args: { verification: sending.verification },
} satisfies Meta<typeof VerifyPanel>

export default meta

type Story = StoryObj<typeof meta>

export const Verified: Story = {}

export const Draft: Story = { args: { draft: true } }

export const Different: Story = { args: { verification: lying.verification } }
