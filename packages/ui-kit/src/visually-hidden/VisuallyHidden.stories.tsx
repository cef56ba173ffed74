import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Basics/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Only for screen readers' },
} satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BesideWhatIsSeen: Story = {
  render: (args) => (
    <p>
      2 / 3 <VisuallyHidden {...args}>owners confirmed</VisuallyHidden>
    </p>
  ),
}
