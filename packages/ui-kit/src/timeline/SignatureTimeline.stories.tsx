import type { Meta, StoryObj } from '@storybook/react-vite'
import { alice, bob } from '../../test/people.ts'
import { timeline } from '../../test/timeline.ts'
import { SignatureTimeline } from './SignatureTimeline.tsx'

const meta = {
  title: 'Verification/SignatureTimeline',
  component: SignatureTimeline,
  args: { entries: timeline, shortName: 'eth', timeZone: 'UTC' },
} satisfies Meta<typeof SignatureTimeline>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EveryKindOfSignature: Story = {
  args: {
    entries: (['eip712', 'eth_sign', 'contract', 'approved'] as const).map(
      (signature) => ({
        id: signature,
        title: 'Confirmed',
        address: alice,
        signature,
        verification: 'unchecked',
        note: 'Not asked yet',
      }),
    ),
  },
}

export const Empty: Story = { args: { entries: [] } }

export const HostileNames: Story = {
  args: {
    entries: [
      {
        id: 'long',
        title: 'Confirmed',
        address: bob,
        name: `\u202e${'Bob the owner '.repeat(40)}`,
        timestamp: 9e99,
      },
    ],
  },
}
