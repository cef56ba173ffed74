import type { Meta, StoryObj } from '@storybook/react-vite'
import { timeline } from '../../test/timeline.ts'
import { SignatureTimeline } from './SignatureTimeline.tsx'

const meta = {
  title: 'Verification/SignatureTimeline',
  component: SignatureTimeline,
  args: { entries: timeline, shortName: 'eth' },
} satisfies Meta<typeof SignatureTimeline>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}
