import type { Meta, StoryObj } from '@storybook/react-vite'
import { HexBlock } from './HexBlock.tsx'

const meta = {
  title: 'Verification/HexBlock',
  component: HexBlock,
  args: { hex: `0xa9059cbb${'00'.repeat(12)}${'ab'.repeat(52)}` },
} satisfies Meta<typeof HexBlock>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { args: { hex: '0x' } }

export const SelectorAlone: Story = { args: { hex: '0xa9059cbb' } }
