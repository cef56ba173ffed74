import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Data', mono: true, defaultValue: '0x' },
} satisfies Meta<typeof TextArea>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithTexts: Story = {
  args: {
    aside: '12 of 280',
    hint: 'Owners see it',
    warning: 'Everybody can read this',
    error: 'Too long',
    required: true,
  },
}
