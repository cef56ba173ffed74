import type { Meta, StoryObj } from '@storybook/react-vite'
import { differentHashes, equalHashes } from '../../test/hashes.ts'
import { HashPanel } from './HashPanel.tsx'

const meta = {
  title: 'Verification/HashPanel',
  component: HashPanel,
  args: { rows: equalHashes },
} satisfies Meta<typeof HashPanel>

export default meta

type Story = StoryObj<typeof meta>

export const Equal: Story = {}

export const Different: Story = { args: { rows: differentHashes } }

export const Waiting: Story = {
  args: {
    rows: equalHashes.map((row) => ({
      ...row,
      sources: row.sources.map(({ label }) => ({ label })),
    })),
  },
}
