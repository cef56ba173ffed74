import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const Different: Story = {
  args: { rows: differentHashes },
  play: async ({ canvas }) => {
    // Its rows are a chunk of their own.
    await canvas.findByRole('group', { name: 'Domain hash' })
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The sources disagree',
    )
  },
}

export const Waiting: Story = {
  args: {
    rows: equalHashes.map((row) => ({
      ...row,
      sources: row.sources.map(({ label }) => ({ label })),
    })),
  },
}

export const NothingToCompare: Story = { args: { rows: [] } }

export const HostileSource: Story = {
  args: {
    rows: equalHashes.slice(2).map((row) => ({
      ...row,
      // This source claims to be equal, and differs.
      sources: [
        { label: 'Gateway', value: `\u202e${'0x'.repeat(9_000)}`, ok: true },
      ],
    })),
  },
}
