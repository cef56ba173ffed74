import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './SelectField.tsx'

const meta = {
  title: 'Fields/SelectField',
  component: SelectField,
  args: {
    label: 'Network',
    options: [
      { value: '1', label: 'Ethereum' },
      { value: '1337', label: 'Local' },
    ],
  },
} satisfies Meta<typeof SelectField>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithTexts: Story = {
  args: {
    aside: 'Two networks',
    hint: 'The safe exists there only',
    warning: 'A test network',
    error: 'Not supported yet',
    required: true,
  },
}
